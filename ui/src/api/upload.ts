import { ApiError, errorOfReply, saysNo } from "./client";

interface UploadOptions {
  method?: "POST" | "PUT" | "PATCH";
  /** Makes a repeated try count once, where the call knows it (contract 5). */
  key?: string | undefined;
  /** Told how much of the form has left, 0 to 1. At 1 the server still works on it. */
  onProgress?: (sent: number) => void;
  /** Gives the upload up; the promise then rejects with an `AbortError`. */
  signal?: AbortSignal;
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Something between browser and server answered in words of its own.
    return undefined;
  }
}

/** The reply to a multipart form. Anything but a success throws {@link ApiError}, with status 0 where none came. */
export function uploadForm<T>(
  path: string,
  form: FormData,
  { method = "POST", key, onProgress, signal }: UploadOptions = {},
): Promise<T> {
  // fetch cannot tell how much of a body has left.
  return new Promise<T>((resolve, reject) => {
    const aborted = () => new DOMException("The upload was given up.", "AbortError");
    if (signal?.aborted === true) return reject(aborted());
    const request = new XMLHttpRequest();
    const giveUp = () => {
      request.abort();
      reject(aborted());
    };
    signal?.addEventListener("abort", giveUp);
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", giveUp));
    request.addEventListener("error", () => reject(new ApiError(0, "")));
    request.addEventListener("load", () => {
      const body = bodyOf(request.responseText);
      const received = request.status >= 200 && request.status < 300 && body !== undefined;
      if (received && !saysNo(body)) resolve(body as T);
      else reject(errorOfReply(request.status, body, request.getResponseHeader("Retry-After")));
    });
    if (onProgress) {
      request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
    }
    request.open(method, path);
    request.setRequestHeader("Accept", "application/json");
    if (key !== undefined) request.setRequestHeader("Idempotency-Key", key);
    request.send(form);
  });
}
