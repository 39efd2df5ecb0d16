import { useEffect, useRef, useState } from "react";
import { uploadForm } from "@/api/upload";
import type { ImportPreview } from "./types";

/** A file that is on its way, and how much of it has left, 0 to 1. */
export interface Sending {
  file: File;
  sent: number;
}

/** POST /api/admin/imports: a file is sent and read through; nothing changes. */
export function useReadFile() {
  const [sending, setSending] = useState<Sending>();
  const upload = useRef<AbortController>(undefined);
  useEffect(() => () => upload.current?.abort(), []);

  async function read(file: File): Promise<ImportPreview> {
    const form = new FormData();
    form.set("file", file);
    const abort = new AbortController();
    upload.current = abort;
    setSending({ file, sent: 0 });
    try {
      return await uploadForm<ImportPreview>("/api/admin/imports", form, {
        onProgress: (sent) => setSending({ file, sent }),
        signal: abort.signal,
      });
    } finally {
      setSending(undefined);
    }
  }

  return { read, sending, stop: () => upload.current?.abort() };
}
