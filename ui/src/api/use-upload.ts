import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { newKey } from "@/lib/new-key";
import { uploadForm } from "./upload";

interface Upload<T> {
  path: string;
  method?: "POST" | "PUT";
  /** Tries count once until one of them has succeeded; for calls that take an `Idempotency-Key`. */
  once?: boolean;
  /** Waited for before the upload counts as done. */
  onSuccess?: (reply: T) => unknown;
}

/** A multipart call as a mutation, and how much of it has left, 0 to 1, while it is under way. */
export function useUpload<T>({ path, method = "POST", once = false, onSuccess }: Upload<T>) {
  const [sent, setSent] = useState<number>();
  const [key, setKey] = useState(newKey);
  const upload = useMutation({
    mutationFn: (form: FormData) => {
      setSent(0);
      return uploadForm<T>(path, form, {
        method,
        key: once ? key : undefined,
        onProgress: setSent,
      });
    },
    onSuccess: (reply) => {
      setKey(newKey);
      return onSuccess?.(reply);
    },
    onSettled: () => setSent(undefined),
    // Without a connection it fails at once, so that the person is told; else it would wait unseen.
    networkMode: "always",
  });
  return { upload, sent };
}
