import { delay, http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { faultsOf } from "./apply-field-errors";
import { errorReply, server } from "@/test/server";
import { ApiError } from "./client";
import { uploadForm } from "./upload";

interface Added {
  acknowledged: boolean;
}

function makeForm(): FormData {
  const form = new FormData();
  form.append("title", "Phone");
  form.append("mainImage", new File(["picture"], "phone.png", { type: "image/png" }));
  return form;
}

async function failureOf(upload: Promise<unknown>): Promise<ApiError> {
  const failure: unknown = await upload.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof ApiError) return failure;
  throw new Error(`not an ApiError: ${String(failure)}`);
}

describe("uploadForm", () => {
  it("sends the form as multipart and returns the reply", async () => {
    let type: string | null = null;
    let body = "";
    server.use(
      http.post("/addproduct", async ({ request }) => {
        type = request.headers.get("Content-Type");
        body = await request.text();
        return HttpResponse.json({ acknowledged: true });
      }),
    );
    const reply = await uploadForm<Added>("/addproduct", makeForm());
    expect(reply).toEqual({ acknowledged: true });
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toContain('name="title"');
    expect(body).toMatch(/name="mainImage"; filename=[^]*image\/png[^]*picture/);
  });

  it("tells how much has left, up to all of it", async () => {
    server.use(http.put("/thing", () => HttpResponse.json({ acknowledged: true })));
    const onProgress = vi.fn<(sent: number) => void>();
    await uploadForm("/thing", makeForm(), { method: "PUT", onProgress });
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  it("throws what a reply says that calls itself no success", async () => {
    const body = { success: false, message: "The shelf is full." };
    server.use(http.post("/addproduct", () => HttpResponse.json(body)));
    const failure = await failureOf(uploadForm("/addproduct", makeForm()));
    expect([failure.status, failure.message]).toEqual([200, "The shelf is full."]);
  });

  it("throws the server's texts with their codes", async () => {
    const TITLE = {
      fieldCodes: { title: "required" },
      fieldArgs: { title: { label: "title" } },
    } as const;
    server.use(
      http.post("/addproduct", () =>
        errorReply(400, "Title is required.", { title: "Title is required." }, TITLE),
      ),
    );
    const failure = await failureOf(uploadForm("/addproduct", makeForm()));
    expect(failure.status).toBe(400);
    expect(failure.message).toBe("Title is required.");
    expect(faultsOf(failure)).toEqual({
      title: { message: "Title is required.", code: "required", args: { label: "title" } },
    });
  });

  it("throws status 0 where no reply comes", async () => {
    server.use(http.post("/addproduct", () => HttpResponse.error()));
    expect((await failureOf(uploadForm("/addproduct", makeForm()))).status).toBe(0);
  });

  it("keeps the status and the wait of a reply without a readable body", async () => {
    server.use(
      http.post("/addproduct", () =>
        HttpResponse.text("<h1>Busy</h1>", { status: 503, headers: { "Retry-After": "7" } }),
      ),
    );
    const failure = await failureOf(uploadForm("/addproduct", makeForm()));
    expect([failure.status, failure.message, failure.retryAfter]).toEqual([503, "", 7]);
  });

  it("takes a success that cannot be read for a failure", async () => {
    server.use(http.post("/addproduct", () => HttpResponse.text("<h1>Hello</h1>")));
    expect((await failureOf(uploadForm("/addproduct", makeForm()))).status).toBe(200);
  });

  it("can be given up", async () => {
    server.use(
      http.post("/addproduct", async () => {
        await delay("infinite");
      }),
    );
    const control = new AbortController();
    const upload = uploadForm("/addproduct", makeForm(), { signal: control.signal });
    control.abort();
    await expect(upload).rejects.toMatchObject({ name: "AbortError" });
  });
});
