import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

export interface ContactMessage {
  name: string;
  phone: string;
  email: string;
  message: string;
  /** A field that people do not see; filled, the server keeps nothing (contract 6). */
  website: string;
}

/** POST /api/contact. `key` is one per opened form, so that a repeated try is stored once (contract 5). */
export function useSendMessage(key: string) {
  return useMutation({
    mutationFn: (body: ContactMessage) =>
      unwrap(client.POST("/api/contact", { body, headers: { "Idempotency-Key": key } })),
  });
}
