import type {
  AdminUser,
  Backup,
  Blog,
  CartLine,
  ContactMessage,
  CustomerUser,
  DashboardStats,
  Favourite,
  Health,
  Product,
  Settings,
} from "@/api/types";

export { makeAdminOrder, makeOrder, makeOrderLine } from "./order-fixtures";

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
    warrantyRule: "",
    warrantyRuleBn: "",
    returnRule: "",
    returnRuleBn: "",
    deliveryZones: [],
    mobilePayments: [],
    codLimit: 0,
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

/** The numbers of the overview: three orders today. */
export function makeDashboardStats(change: Partial<DashboardStats> = {}): DashboardStats {
  return {
    totalMessages: 0,
    totalOrders: 0,
    totalProducts: 0,
    totalTrendingProducts: 9,
    today: { orders: 3, revenue: 90_000 },
    yesterday: { orders: 2, revenue: 45_000 },
    month: { orders: 40, revenue: 1_800_000 },
    ...change,
  };
}

/** A backup of 30 November 2026, 03:30 in the shop, that was proven. */
export function makeBackup(change: Partial<Backup> = {}): Backup {
  return {
    name: "haat-2026-11-30-033000.tar.gz",
    madeAt: "2026-11-29T21:30:00.000Z",
    bytes: 48_200_000,
    proof: {
      at: "2026-11-29T21:31:00.000Z",
      problem: null,
      counts: { products: 1_123, orders: 45, customers: 6, blogs: 2 },
      pictures: 78,
    },
    ...change,
  };
}

/** A shop that nothing ails. */
export function makeHealth(change: Partial<Health> = {}): Health {
  return {
    findings: [],
    version: "0.9.0",
    tables: 31,
    startedAt: "2026-11-28T04:05:06.000Z",
    disk: {
      free: 12_300_000_000,
      total: 40_000_000_000,
      database: 5_600_000,
      backups: 337_400_000,
    },
    mail: { hasServer: true, waiting: 0, failed: 0 },
    backupAt: "03:30",
    lastBackup: null,
    provenBackup: makeBackup(),
    backupProblem: null,
    certificate: null,
    log: [],
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
