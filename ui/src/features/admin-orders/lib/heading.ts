/** The id of the heading that names an order's card. */
export const headingOf = ({ _id }: { _id: string }) => `order-${_id}`;
