import type { AdminOrder, CustomerOrder, OrderLine, OrderStage } from "@/api/types";

let next = 0;

/** A line of an order: one piece of a phone. */
export function makeOrderLine(change: Partial<OrderLine> = {}): OrderLine {
  next += 1;
  const quantity = change.quantity ?? 1;
  const price = change.price === undefined ? 45_000 : change.price;
  return {
    line: 1,
    productId: `op${next}`,
    listing: "product",
    name: `Phone ${next}`,
    category: "PHONE",
    brand: "SAMSUNG",
    mainImage: `/uploads/op${next}.webp`,
    color: "",
    ramStorage: "",
    price,
    quantity,
    total: price === null ? null : price * quantity,
    points: 0,
    returned: 0,
    ...change,
  };
}

const STAGES: Record<CustomerOrder["OrderStatus"], OrderStage> = {
  "We have received your order": "pending",
  "Your order is confirmed": "approved",
  "Your order is on its way": "shipped",
  "We have delivered your product": "delivered",
  "Your order was cancelled": "cancelled",
  "Your order was returned": "returned",
};

/** What the views of an order have in common, of an order of these lines. */
function details(lines: OrderLine[]) {
  const first = lines[0]!;
  const several = lines.length > 1;
  const priced = lines.every(({ total }) => typeof total === "number");
  const subtotal = priced ? lines.reduce((sum, { total }) => sum + (total ?? 0), 0) : null;
  return {
    lines,
    name: several ? `${first.name} +${lines.length - 1}` : first.name,
    category: first.category,
    brand: first.brand,
    mainImage: first.mainImage,
    color: first.color,
    ramStorage: first.ramStorage,
    price: several ? subtotal : first.price,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    total: subtotal,
    discount: 0,
    coupon: "",
    deliveryCharge: 0,
    deliveryMethod: "delivery",
    zone: "",
    branch: "",
    courier: "",
    trackingNumber: "",
    trackingLink: "",
    transaction: "",
    paymentReceived: false,
    reason: "",
    paymentMethod: "Cash on Delivery",
    paymentStatus: "pending",
    OrderStatus: "We have received your order",
    delivery: "2 to 3 days",
    orderedAt: "2026-01-09T03:04:05.000Z",
  } as const;
}

/** The lines that a change gives, else the one line that its other fields describe. */
function linesOf(change: Partial<CustomerOrder> | Partial<AdminOrder>): OrderLine[] {
  if (change.lines) return change.lines;
  const line: Partial<OrderLine> = {};
  // What is paid may hold more than what the line costs.
  if (change.total === null) line.total = null;
  for (const field of ["productId", "listing", "price", "quantity"] as const)
    if (change[field] !== undefined) Object.assign(line, { [field]: change[field] });
  for (const field of ["name", "category", "brand", "mainImage", "color", "ramStorage"] as const)
    if (change[field] !== undefined) line[field] = change[field];
  if ("productGone" in change && change.productGone) line.productGone = true;
  return [makeOrderLine(line)];
}

const stageOf = (change: { OrderStatus?: CustomerOrder["OrderStatus"] }) =>
  STAGES[change.OrderStatus ?? "We have received your order"];

/** A customer's order as the customer sees it: received, its payment pending. The stage is that of its status. */
export function makeOrder(change: Partial<CustomerOrder> = {}): CustomerOrder {
  const lines = linesOf(change);
  const order = details(lines);
  return {
    ...order,
    price: order.price ?? 0,
    total: order.total ?? 0,
    orderId: `o${next}`,
    orderNumber: `H-0000-${String(next).padStart(4, "0")}`,
    productId: lines[0]?.productId ?? "",
    listing: "product",
    points: 0,
    phone: "01700000009",
    address: "Road 5",
    approvedAt: null,
    deliveredAt: null,
    stage: stageOf(change),
    ...change,
  };
}

/** A customer's order as the back office sees it: received, its payment pending. The stage is that of its status. */
export function makeAdminOrder(change: Partial<AdminOrder> = {}): AdminOrder {
  const lines = linesOf(change);
  const order = details(lines);
  return {
    ...order,
    _id: `o${next}`,
    orderNumber: `H-0000-${String(next).padStart(4, "0")}`,
    userId: "c1",
    productId: lines[0]?.productId ?? null,
    listing: "product",
    username: "Rahim",
    userEmail: "rahim@haat.example",
    userPhone: "01700000009",
    userAddress: "Road 5",
    stockTaken: order.quantity,
    Message: "",
    note: "",
    history: [
      {
        at: "2026-01-09T03:04:05.000Z",
        action: "placed",
        by: "rahim@haat.example",
        delivery: "",
        detail: "",
      },
    ],
    stage: stageOf(change),
    ...change,
  };
}
