import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { withIntentKey } from "@/api/with-intent-key";

export interface AskedQuestion {
  name: string;
  phone: string;
  email: string;
  question: string;
  /** A field that people do not see; filled, the server keeps nothing (contract 6). */
  website: string;
}

/** POST /api/products/{id}/questions. A repeated try is stored once (contract 5). */
export function useAskQuestion(id: string) {
  return useMutation({
    mutationFn: (body: AskedQuestion) =>
      withIntentKey(`question ${id}`, body, (key) =>
        unwrap(
          client.POST("/api/products/{id}/questions", {
            params: { path: { id } },
            body,
            headers: { "Idempotency-Key": key },
          }),
        ),
      ),
  });
}
