/** The add forms of products (specification 2, Admin screens; contract 4). */
export type AddForm =
  | "product"
  | "upcoming"
  | "phone"
  | "laptop"
  | "watch"
  | "accessories"
  | "tv"
  | "bestdeal"
  | "exclusive"
  | "offer";
