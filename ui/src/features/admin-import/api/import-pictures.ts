import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { uploadForm } from "@/api/upload";
import type { ImportPictures } from "./types";

/** GET /api/admin/imports/{id}/pictures: what the file's rows name, and what came of it. */
export const picturesQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "import", id, "pictures"],
    queryFn: ({ signal }) =>
      unwrap<ImportPictures>(
        client.GET("/api/admin/imports/{id}/pictures", { params: { path: { id } }, signal }),
      ),
    staleTime: 0,
  });

/** POST /api/admin/imports/{id}/pictures: a picture for the rows that name it. The same one again changes nothing. */
export function sendPicture(id: string, name: string, photo: File, signal: AbortSignal) {
  const form = new FormData();
  form.set("name", name);
  form.set("photo", photo);
  return uploadForm<unknown>(`/api/admin/imports/${encodeURIComponent(id)}/pictures`, form, {
    signal,
  });
}
