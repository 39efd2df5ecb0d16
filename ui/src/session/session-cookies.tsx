import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { meQuery } from "@/api/queries/me";
import { forgetOthers } from "@/lib/tab-store";
import { writeSessionCookies } from "./cookies";

/** Keeps the display cookies as the server's last answer (contract 3), and nothing typed by who is there no more. */
export function SessionCookies() {
  const { data } = useQuery(meQuery());
  useEffect(() => {
    if (!data) return;
    writeSessionCookies(data.user, data.customer);
    forgetOthers(data.customer?._id);
  }, [data]);
  return null;
}
