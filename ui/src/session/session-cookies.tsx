import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { meQuery } from "@/api/queries/me";
import { writeSessionCookies } from "./cookies";

/** Keeps the display cookies as the server's last answer (contract 3). */
export function SessionCookies() {
  const { data } = useQuery(meQuery());
  useEffect(() => {
    if (data) writeSessionCookies(data.user, data.customer);
  }, [data]);
  return null;
}
