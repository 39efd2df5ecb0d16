import type { AdminUser, CustomerUser } from "@/api/types";
import { SESSION_SECONDS } from "@/config/generated";

/** What the header needs of a person, and no more: cookies are readable by scripts (contract 3). */
export type CookieUser = Pick<AdminUser, "_id" | "name" | "email" | "role">;
export type CookieCustomer = Pick<CustomerUser, "_id" | "name" | "email" | "userType" | "points">;

type CookieName = "user" | "normalUser" | "backupNormalUser";

function read<T>(name: CookieName): T | null {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  if (!found) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(found.slice(name.length + 1)));
    return typeof value === "object" && value !== null && "name" in value ? (value as T) : null;
  } catch {
    // A damaged cookie says nothing; the server is asked anyway.
    return null;
  }
}

function write(name: CookieName, value: object): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${encodeURIComponent(JSON.stringify(value))}; Path=/; Max-Age=${SESSION_SECONDS}; SameSite=Lax${secure}`;
}

function remove(name: CookieName): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

/** Who the cookies say is signed in, before the server has answered. */
export function readSessionCookies(): {
  user: CookieUser | null;
  customer: CookieCustomer | null;
} {
  return { user: read("user"), customer: read("normalUser") };
}

/**
 * Makes the cookies say what the server said (specification 4, Session): an admin hides the customer and leaves its
 * backup; without an admin the customer stands in both; signed out of both, nothing stays.
 */
export function writeSessionCookies(
  user: CookieUser | null,
  customer: CookieCustomer | null,
): void {
  if (user) {
    const { _id, name, email, role } = user;
    write("user", { _id, name, email, role });
  } else {
    remove("user");
  }
  if (customer) {
    const { _id, name, email, userType, points } = customer;
    const kept = { _id, name, email, userType, points };
    write("backupNormalUser", kept);
    if (user) remove("normalUser");
    else write("normalUser", kept);
  } else {
    remove("normalUser");
    remove("backupNormalUser");
  }
}
