import type { components } from "./schema";

/*
 * The customers' calls (contract 3 and 5), until the server's document has them. What the document names wins; this file
 * goes when `npm run gen` brings all of it.
 */

type Listing = components["schemas"]["Product"]["listing"];

interface CartItem {
  productId: string;
  name: string;
  price: number;
  points: number;
  quantity: number;
  category: string;
  brand: string;
  mainImage: string;
  userId: string;
  color?: string | null;
  ramStorage?: string | null;
  available: boolean;
}

interface Favourite {
  productId: string;
  name: string;
  mainImage: string;
}

interface CustomerOrder {
  orderId: string;
  orderNumber: string;
  name: string;
  category: string;
  brand: string;
  price: number;
  total: number;
  quantity: number;
  paymentMethod: string;
  paymentStatus: string;
  OrderStatus: string;
  delivery: string;
  mainImage: string;
  listing: Listing;
  color?: string | null;
  ramStorage?: string | null;
  orderedAt: string;
}

export interface PendingCustomer {
  _id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  points: number;
  cart: CartItem[];
  favourites: Favourite[];
  favorites: Favourite[];
  pendingOrders: CustomerOrder[];
  pendingPayments: CustomerOrder[];
  totalOrders: number;
  orders: CustomerOrder[];
  userType: string;
  extraFieldOne: string;
  extraFieldTwo: string;
}

interface Done {
  success: boolean;
  message: string;
}

interface Json<T> {
  content: { "application/json": T };
}

interface Post<Body, Reply> {
  post: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: Json<Body>;
    responses: { 200: Json<Reply>; default: Json<components["schemas"]["ErrorBody"]> };
  };
}

export interface PendingPaths {
  "/api/userlogin": Post<
    { email: string; password: string },
    Done & { token: string; user: PendingCustomer }
  >;
  "/api/userregister": Post<
    { name: string; email: string; password: string; phone: string },
    Done & { user: PendingCustomer }
  >;
  "/api/forgotpassword": Post<{ email: string }, Done>;
  "/api/verifyotp": Post<{ email: string; otp: string }, Done>;
  "/api/resetpassword": Post<{ email: string; newPassword: string }, Done>;
}
