import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import { hasDrafts } from "@/lib/drafts";
import { signInAdmin } from "@/test/admin-handlers";
import { makeBlog } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

beforeEach(() => {
  // jsdom shows no files.
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = () => undefined;
  localStorage.clear();
  signInAdmin();
});

const photo = () => new File(["photo"], "photo.jpg", { type: "image/jpeg" });

/** The text fields of a multipart form, and `photo` where one came. */
async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const body = await request.text();
  const parts = body.matchAll(
    /name="(\w+)"[^\r]*\r\n(?:Content-Type: [^\r]+\r\n)?\r\n([^]*?)\r\n--/g,
  );
  return Object.fromEntries([...parts].map(([, name = "", value = ""]) => [name, value]));
}

it("lists posts, 6 a page, with search and page in the address, and comes back there", async () => {
  const asked: string[] = [];
  const blog = makeBlog({ _id: "b1", title: "পুরোনো ফোন", createdAt: "2026-01-09T20:00:00Z" });
  server.use(
    http.get("/blogs", ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return searchParams.get("q") === "none" ? listReply([], 0) : listReply([blog], 13);
    }),
    http.get("/blogs/b1", () => HttpResponse.json(blog)),
  );
  const { user, router } = renderApp("/029A/admin/blogs?page=2");
  expect(await screen.findByText("পুরোনো ফোন")).toHaveAttribute("lang", "bn");
  expect(screen.getByRole("heading", { level: 1, name: "Blog posts" })).toBeInTheDocument();
  expect(screen.getByText("10 January 2026")).toBeInTheDocument();
  expect(screen.getByText("13 posts")).toBeInTheDocument();
  expect(asked).toEqual(["?limit=6&page=2"]);

  await user.click(screen.getByRole("link", { name: "Edit পুরোনো ফোন" }));
  expect(await screen.findByDisplayValue("পুরোনো ফোন")).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  expect(router.location.pathname + router.location.search).toBe("/029A/admin/blogs?page=2");

  await user.keyboard("/");
  const box = screen.getByRole("searchbox", { name: "Search blog posts" });
  expect(box).toHaveFocus();
  await user.type(box, "none{Enter}");
  expect(await screen.findByText("No blogs found.")).toBeInTheDocument();
  expect(router.location.search).toBe("?q=none");
});

it("deletes a post after the question, and brings it back with Undo", async () => {
  const blog = makeBlog({ _id: "b7", title: "Old post" });
  let posts = [blog];
  server.use(
    http.get("/blogs", () => listReply(posts)),
    http.delete("/blogs/b7", () => {
      posts = [];
      return HttpResponse.json({ acknowledged: true, deletedCount: 1 });
    }),
    http.post("/api/admin/trash/b7/restore", () => {
      posts = [blog];
      return HttpResponse.json({ success: true, message: "Restored." });
    }),
  );
  const { user } = renderApp("/029A/admin/blogs");
  await user.click(await screen.findByRole("button", { name: "Delete Old post" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Are you sure you want to delete this blog?")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: /Delete/ }));
  expect(await screen.findByText("Blog deleted successfully!")).toBeInTheDocument();
  expect(await screen.findByText("No blog posts yet")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Old post")).toBeInTheDocument();
});

it("offers another try where the list cannot be loaded", async () => {
  server.use(http.get("/blogs", () => errorReply(503, "The shop is busy.")));
  const { user } = renderApp("/029A/admin/blogs");
  expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
  server.use(http.get("/blogs", () => listReply([makeBlog({ title: "Now here" })])));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Now here")).toBeInTheDocument();
});

it("adds a post and goes to the list", async () => {
  let sent: Record<string, string> = {};
  server.use(
    http.post("/addblog", async ({ request }) => {
      sent = await fieldsOf(request);
      return HttpResponse.json(
        { success: true, message: "Blog post added successfully!", insertedId: "b9" },
        { status: 201 },
      );
    }),
    http.get("/blogs", () => listReply([makeBlog({ title: "New phones" })])),
  );
  const { user, router } = renderApp("/029A/admin/addblog");
  await user.type(await screen.findByLabelText(/^Title/), "New phones");
  await user.type(screen.getByLabelText(/^Description/), "One.");
  await user.type(screen.getByLabelText(/^Social link/), "https://social.example/1");
  await user.upload(screen.getByLabelText("Choose a picture: Photo"), photo());
  await user.click(screen.getByRole("button", { name: /^Add Blog Post/ }));
  expect(await screen.findByText("Blog post added successfully!")).toBeInTheDocument();
  expect(sent).toEqual({
    title: "New phones",
    description: "One.",
    socialLink: "https://social.example/1",
    photo: "photo",
  });
  await waitFor(() => expect(router.location.pathname).toBe("/029A/admin/blogs"));
  expect(hasDrafts()).toBe(false);
});

it("wants title, description and photo, and a link of http or https alone", async () => {
  const { user } = renderApp("/029A/admin/addblog");
  const title = await screen.findByLabelText(/^Title/);
  await user.type(title, "   ");
  await user.type(screen.getByLabelText(/^Social link/), "javascript:alert(1)");
  await user.click(screen.getByRole("button", { name: /^Add Blog Post/ }));
  expect(await screen.findByText("Please fill in all required fields.")).toBeInTheDocument();
  expect(title).toHaveFocus();
  expect(screen.getByText("Title is required.")).toBeInTheDocument();
  expect(screen.getByText("Description is required.")).toBeInTheDocument();
  expect(screen.getByText("Photo is required.")).toBeInTheDocument();
  expect(
    screen.getByText("Social link must be a link that starts with http:// or https://."),
  ).toBeInTheDocument();
});

it("counts near the end of the description and refuses a longer one", async () => {
  const { user } = renderApp("/029A/admin/addblog");
  const description = await screen.findByLabelText(/^Description/);
  await user.click(description);
  await user.paste("ক".repeat(17_999));
  expect(screen.queryByText(/of 20,000 characters/)).not.toBeInTheDocument();
  await user.paste("ক".repeat(2_002));
  expect(screen.getByText("20,001 of 20,000 characters")).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Title/), "Long");
  await user.upload(screen.getByLabelText("Choose a picture: Photo"), photo());
  await user.click(screen.getByRole("button", { name: /^Add Blog Post/ }));
  expect(
    await screen.findByText("Description can have at most 20,000 characters."),
  ).toBeInTheDocument();
  expect(screen.queryByText("Please fill in all required fields.")).not.toBeInTheDocument();
  await user.clear(screen.getByLabelText(/^Title/));
  await user.click(screen.getByRole("button", { name: /^Add Blog Post/ }));
  expect(await screen.findByText("Please fill in all required fields.")).toBeInTheDocument();
});

it("keeps what was typed through a refusal, a lost connection and a reload", async () => {
  server.use(
    http.post("/addblog", () =>
      errorReply(400, "Title can have at most 200 characters.", {
        title: "Title can have at most 200 characters.",
      }),
    ),
  );
  const { user, unmount } = renderApp("/029A/admin/addblog");
  await user.type(await screen.findByLabelText(/^Title/), "My title");
  await user.type(screen.getByLabelText(/^Description/), "My text");
  await user.upload(screen.getByLabelText("Choose a picture: Photo"), photo());
  const add = screen.getByRole("button", { name: /^Add Blog Post/ });
  await user.click(add);
  expect(await screen.findByText("Failed to add blog post.")).toBeInTheDocument();
  expect(screen.getByText("Title can have at most 200 characters.")).toBeInTheDocument();

  server.use(http.post("/addblog", () => HttpResponse.error()));
  await user.click(add);
  expect(await screen.findByText("Something went wrong!")).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "Photo: New, not saved yet" })).toBeInTheDocument();
  expect(screen.getByLabelText(/^Title/)).toHaveValue("My title");

  unmount();
  renderApp("/029A/admin/addblog");
  expect(
    await screen.findByText("What you typed last time is back. A photo has to be chosen again."),
  ).toBeInTheDocument();
  expect(screen.getByLabelText(/^Title/)).toHaveValue("My title");
  expect(screen.getByLabelText(/^Description/)).toHaveValue("My text");
  await user.click(screen.getByRole("button", { name: "Start anew" }));
  expect(screen.getByLabelText(/^Title/)).toHaveValue("");
  expect(hasDrafts()).toBe(false);
});

it("sends only what was changed, with the version that was seen", async () => {
  const blog = makeBlog({ _id: "b1", title: "Old", description: "Text", updatedAt: "v1" });
  let sent: Record<string, string> = {};
  server.use(
    http.get("/blogs/b1", () => HttpResponse.json(blog)),
    http.get("/blogs", () => listReply([blog])),
    http.put("/api/admin/blogs/b1", async ({ request }) => {
      sent = await fieldsOf(request);
      return HttpResponse.json({
        success: true,
        message: "Blog post updated successfully!",
        blog,
      });
    }),
  );
  const { user, router } = renderApp("/029A/admin/blogs/b1");
  const title = await screen.findByLabelText(/^Title/);
  expect(screen.getByRole("img", { name: "Photo: In the shop now" })).toHaveAttribute(
    "src",
    blog.photo,
  );
  await user.clear(title);
  await user.type(title, "New");
  await user.click(screen.getByRole("button", { name: /^Save changes/ }));
  expect(await screen.findByText("Blog post updated successfully!")).toBeInTheDocument();
  expect(sent).toEqual({ title: "New", expectedUpdatedAt: "v1" });
  await waitFor(() => expect(router.location.pathname).toBe("/029A/admin/blogs"));
});

it("tells a conflict, keeps what was typed, takes over the rest, and saves then", async () => {
  const blog = makeBlog({ _id: "b1", title: "Old", description: "Text", updatedAt: "v1" });
  const theirs = { ...blog, title: "Theirs", description: "Their text", updatedAt: "v2" };
  const conflict =
    "Somebody else changed this blog post meanwhile. Please review it and try again.";
  const sent: Record<string, string>[] = [];
  server.use(
    http.get("/blogs/b1", () => HttpResponse.json(blog)),
    http.get("/blogs", () => listReply([blog])),
    http.put("/api/admin/blogs/b1", async ({ request }) => {
      const fields = await fieldsOf(request);
      sent.push(fields);
      return fields.expectedUpdatedAt === "v2"
        ? HttpResponse.json({ success: true, message: "Blog post updated successfully!", blog })
        : HttpResponse.json(
            { success: false, message: conflict, error: conflict, blog: theirs },
            { status: 409 },
          );
    }),
  );
  const { user } = renderApp("/029A/admin/blogs/b1");
  const title = await screen.findByLabelText(/^Title/);
  await user.clear(title);
  await user.type(title, "Mine");
  await user.click(screen.getByRole("button", { name: /^Save changes/ }));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(`${conflict} What you typed is kept.`);
  expect(alert).toHaveTextContent("Title: changed there, too. Yours is kept here.");
  expect(alert).toHaveTextContent("Description: changed there, and taken over here.");
  expect(screen.getByLabelText(/^Title/)).toHaveValue("Mine");
  expect(screen.getByLabelText(/^Description/)).toHaveValue("Their text");

  await user.click(screen.getByRole("button", { name: /^Save changes/ }));
  expect(await screen.findByText("Blog post updated successfully!")).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({ title: "Mine", expectedUpdatedAt: "v2" });
});

it("asks before a changed post, or another photo of it, is left", async () => {
  const blog = makeBlog({ _id: "b1", title: "Old" });
  server.use(
    http.get("/blogs/b1", () => HttpResponse.json(blog)),
    http.get("/blogs", () => listReply([blog])),
  );
  const { user, router } = renderApp("/029A/admin/blogs/b1");
  const title = await screen.findByLabelText(/^Title/);
  const leave = () => user.click(screen.getByRole("link", { name: "All blog posts" }));
  const answer = async (name: string) => {
    await screen.findByRole("dialog", { name: "Leave without saving?" });
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name }));
  };
  await user.type(title, "er");
  await leave();
  await answer("Cancel");
  expect(title).toHaveValue("Older");
  await user.type(title, "{Backspace}{Backspace}");
  await user.upload(screen.getByLabelText("Choose another picture: Photo"), photo());
  await screen.findByRole("img", { name: "Photo: New, not saved yet" });
  await leave();
  await answer("Leave");
  await waitFor(() => expect(router.location.pathname).toBe("/029A/admin/blogs"));
});

it("says that there is no such post", async () => {
  server.use(http.get("/blogs/gone", () => errorReply(404, "Blog not found.")));
  renderApp("/029A/admin/blogs/gone");
  expect(await screen.findByText("Blog not found.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "All blog posts" })).toHaveAttribute(
    "href",
    "/029A/admin/blogs",
  );
});
