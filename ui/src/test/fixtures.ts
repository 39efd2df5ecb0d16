import type {
  AdminOrder,
  AdminUser,
  Blog,
  CartLine,
  ContactMessage,
  CustomerOrder,
  CustomerUser,
  Favourite,
  Product,
  Settings,
} from "@/api/types";

let next = 0;

/** A phone of the listing `product`; what matters to a test is given. */
export function makeProduct(change: Partial<Product> = {}): Product {
  next += 1;
  return {
    _id: `p${next}`,
    listing: "product",
    title: `Phone ${next}`,
    description: "A phone with a bright screen.",
    price: 48_000,
    offerPrice: 45_000,
    stock: 12,
    category: "PHONE",
    brand: "SAMSUNG",
    mainImage: `/uploads/p${next}.webp`,
    views: 10,
    buyPoints: 0,
    points: 0,
    estimatedDelivery: "2 to 3 days",
    warranty: "1 year",
    emiAvailable: true,
    specifications: [
      { field: "Display", value: "6.7 inch AMOLED" },
      { field: "Battery", value: "5000 mAh" },
    ],
    ramStorage: [],
    availableColors: [],
    createdAt: "2026-01-02T03:04:05Z",
    updatedAt: "2026-01-02T03:04:05Z",
    ...change,
  };
}

export function makeProducts(count: number, change: Partial<Product> = {}): Product[] {
  return Array.from({ length: count }, () => makeProduct(change));
}

export function makeBlog(change: Partial<Blog> = {}): Blog {
  next += 1;
  return {
    _id: `b${next}`,
    title: `Story ${next}`,
    description: "How to choose a charger.",
    socialLink: "",
    photo: `/uploads/b${next}.webp`,
    createdAt: "2026-01-02T03:04:05Z",
    updatedAt: "2026-01-02T03:04:05Z",
    ...change,
  };
}

export function makeSettings(change: Partial<Settings> = {}): Settings {
  return {
    shopName: "Haat",
    email: "hello@haat.example",
    phones: ["01700000001", "01700000002"],
    whatsapp: "8801700000003",
    socialLink: "https://social.example/haat",
    openingHours: "10:00 to 20:00",
    emiRate: 0,
    branches: [
      {
        name: "Chawkbazar",
        shopNumber: "Shop No 03 and A2",
        floor: "4th Floor",
        mall: "Shopping Complex",
        area: "Chawkbazar",
        city: "Chittagong",
        photo: "",
        mapLink: "",
      },
      {
        name: "Bahaddarhat",
        shopNumber: "Shop No 524",
        floor: "5th Floor",
        mall: "Bahaddarhat Mall",
        area: "Bahaddarhat",
        city: "Chittagong",
        photo: "",
        mapLink: "",
      },
    ],
    ...change,
  };
}

export const ADMIN: AdminUser = {
  _id: "a1",
  name: "Owner",
  email: "owner@haat.example",
  role: "admin",
};

export function makeCustomer(change: Partial<CustomerUser> = {}): CustomerUser {
  return {
    _id: "c1",
    name: "Rahim",
    email: "rahim@haat.example",
    phone: "01700000009",
    address: "",
    points: 0,
    cart: [],
    favourites: [],
    favorites: [],
    pendingOrders: [],
    pendingPayments: [],
    totalOrders: 0,
    orders: [],
    userType: "user",
    extraFieldOne: "",
    extraFieldTwo: "",
    ...change,
  };
}

export function makeCartLine(change: Partial<CartLine> = {}): CartLine {
  next += 1;
  return {
    productId: `p${next}`,
    userId: "c1",
    listing: "product",
    name: `Phone ${next}`,
    price: 45_000,
    addedPrice: 45_000,
    points: 0,
    quantity: 1,
    category: "PHONE",
    brand: "SAMSUNG",
    mainImage: `/uploads/p${next}.webp`,
    color: "",
    ramStorage: "",
    available: true,
    ...change,
  };
}

export function makeFavourite(change: Partial<Favourite> = {}): Favourite {
  next += 1;
  return {
    productId: `p${next}`,
    listing: "product",
    name: `Phone ${next}`,
    mainImage: `/uploads/p${next}.webp`,
    price: 45_000,
    available: true,
    ...change,
  };
}

export function makeOrder(change: Partial<CustomerOrder> = {}): CustomerOrder {
  next += 1;
  return {
    orderId: `o${next}`,
    orderNumber: `H-0000-${String(next).padStart(4, "0")}`,
    productId: `p${next}`,
    listing: "product",
    name: `Phone ${next}`,
    category: "PHONE",
    brand: "SAMSUNG",
    mainImage: `/uploads/p${next}.webp`,
    color: "",
    ramStorage: "",
    price: 45_000,
    quantity: 1,
    total: 45_000,
    points: 0,
    paymentMethod: "Cash on Delivery",
    paymentStatus: "pending",
    OrderStatus: "We have received your order",
    delivery: "2 to 3 days",
    phone: "01700000009",
    address: "Road 5",
    orderedAt: "2026-01-09T03:04:05Z",
    approvedAt: null,
    deliveredAt: null,
    ...change,
  };
}

/** A customer's order as the back office sees it: received, its payment pending. */
export function makeAdminOrder(change: Partial<AdminOrder> = {}): AdminOrder {
  next += 1;
  return {
    _id: `o${next}`,
    orderNumber: `H-0000-${String(next).padStart(4, "0")}`,
    userId: "c1",
    productId: `p${next}`,
    listing: "product",
    name: `Phone ${next}`,
    mainImage: `/uploads/p${next}.webp`,
    username: "Rahim",
    userEmail: "rahim@haat.example",
    userPhone: "01700000009",
    userAddress: "Road 5",
    quantity: 1,
    stockTaken: 1,
    price: 45_000,
    total: 45_000,
    color: "",
    ramStorage: "",
    category: "PHONE",
    brand: "SAMSUNG",
    paymentMethod: "Cash on Delivery",
    paymentStatus: "pending",
    OrderStatus: "We have received your order",
    delivery: "2 to 3 days",
    orderedAt: "2026-01-09T03:04:05.000Z",
    Message: "",
    history: [
      { at: "2026-01-09T03:04:05.000Z", action: "placed", by: "rahim@haat.example", delivery: "" },
    ],
    ...change,
  };
}

export function makeMessage(change: Partial<ContactMessage> = {}): ContactMessage {
  next += 1;
  return {
    _id: `m${next}`,
    name: "Karim",
    phone: "01800000001",
    email: "karim@haat.example",
    message: "Do you have chargers?",
    createdAt: "2026-01-09T03:04:05.000Z",
    read: false,
    ...change,
  };
}
