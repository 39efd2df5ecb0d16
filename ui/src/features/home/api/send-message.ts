import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { withIntentKey } from "@/api/with-intent-key";

export interface ContactMessage {
  name: string;
  phone: string;
  email: string;
  message: string;
  /** A field that people do not see; filled, the server keeps nothing (contract 6). */
  website: string;
}

/** POST /api/contact. A repeated try is stored once (contract 5). */
export function useSendMessage() {
  return useMutation({
    mutationFn: (body: ContactMessage) =>
      withIntentKey("contact", body, (key) =>
        unwrap(client.POST("/api/contact", { body, headers: { "Idempotency-Key": key } })),
      ),
  });
}
