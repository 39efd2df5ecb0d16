import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { ADMIN, makeBlog } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

it("lists 6 posts a page with search and pages in the address", async () => {
  const asked: string[] = [];
  server.use(
    http.get("/blogs", ({ request }) => {
      const url = new URL(request.url);
      asked.push(url.search);
      return url.searchParams.get("q") === "none"
        ? listReply([], 0)
        : listReply([makeBlog({ title: `Page ${url.searchParams.get("page")}` })], 13);
    }),
  );
  const { user, router } = renderApp("/allblogs");
  expect(await screen.findByRole("heading", { name: "Page 1" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Read More/ })).toBeInTheDocument();
  const pages = within(screen.getByRole("navigation", { name: "Pages" }));
  expect(pages.getAllByRole("link")).toHaveLength(3);
  await user.click(pages.getByRole("link", { name: "Page 3" }));
  expect(await screen.findByRole("heading", { name: "Page 3" })).toBeInTheDocument();
  expect(router.location.search).toBe("?page=3");
  expect(screen.getByRole("region", { name: "List of posts" })).toHaveFocus();

  await user.type(screen.getByRole("searchbox", { name: "Search blog posts" }), "none{Enter}");
  expect(await screen.findByText("No blogs found.")).toBeInTheDocument();
  expect(router.location.search).toBe("?q=none");
  expect(asked).toContain("?limit=6&page=1");
  expect(screen.queryByRole("button", { name: /^Delete/ })).not.toBeInTheDocument();
});

it("leads back from a page beyond the last", async () => {
  server.use(
    http.get("/blogs", ({ request }) =>
      new URL(request.url).searchParams.get("page") === "9"
        ? listReply([], 13)
        : listReply([makeBlog({ title: "Here" })], 13),
    ),
  );
  const { user, router } = renderApp("/allblogs?page=9&q=a");
  expect(await screen.findByText("There is no such page")).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Go to the last page" }));
  expect(await screen.findByRole("heading", { name: "Here" })).toBeInTheDocument();
  expect(router.location.search).toBe("?q=a&page=3");
});

it("cuts descriptions to 100 characters", async () => {
  server.use(http.get("/blogs", () => listReply([makeBlog({ description: "a".repeat(101) })])));
  renderApp("/allblogs");
  expect(await screen.findByText(`${"a".repeat(100)}...`)).toBeInTheDocument();
});

it("deletes a post after the question, for a user with a role", async () => {
  let posts = [makeBlog({ _id: "b77", title: "Old post" })];
  server.use(
    http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })),
    http.get("/blogs", () => listReply(posts)),
    http.delete("/blogs/b77", () => {
      posts = [];
      return HttpResponse.json({ acknowledged: true, deletedCount: 1 });
    }),
  );
  const { user } = renderApp("/allblogs");
  await user.click(await screen.findByRole("button", { name: "Delete Old post" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Are you sure you want to delete this blog?")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: /Delete/ }));
  expect(await screen.findByText("Blog deleted successfully!")).toBeInTheDocument();
  expect(await screen.findByText("No blogs found.")).toBeInTheDocument();
});

it("says when a post cannot be deleted", async () => {
  server.use(
    http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })),
    http.get("/blogs", () => listReply([makeBlog({ _id: "b78", title: "Kept post" })])),
    http.delete("/blogs/b78", () => errorReply(500, "Something went wrong. Please try again.")),
  );
  const { user } = renderApp("/allblogs");
  await user.click(await screen.findByRole("button", { name: "Delete Kept post" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: /Delete/ }),
  );
  expect(await screen.findByText("Failed to delete blog. Please try again.")).toBeInTheDocument();
});

it("shows a post, and the error page where there is none", async () => {
  server.use(
    http.get("/blogs/b1", () =>
      HttpResponse.json(makeBlog({ title: "পুরোনো ফোন", description: "One.\n\nTwo." })),
    ),
    http.get("/blogs/gone", () => errorReply(404, "Blog not found.")),
    http.get("/blogs", () => listReply([])),
  );
  const { router } = renderApp("/blog/b1");
  expect(await screen.findByText("Loading...")).toBeInTheDocument();
  const title = await screen.findByRole("heading", { level: 1, name: "পুরোনো ফোন" });
  expect(title).toHaveAttribute("lang", "bn");
  expect(screen.getByText("Two.")).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe("পুরোনো ফোন | Haat"));

  await router.navigate("/blog/gone");
  expect(await screen.findByText("Blog not found.")).toBeInTheDocument();
  expect(screen.getByText("Error Code: 404")).toBeInTheDocument();
});

it("shows a post's addresses as links and its markup as text", async () => {
  const description = [
    "Prices at https://haat.example/offer. <b>Bold</b>",
    "javascript:alert(1)\nআরও দেখুন http://haat.example/ফোন।",
  ].join("\n\n");
  server.use(
    http.get("/blogs/b2", () =>
      HttpResponse.json(makeBlog({ description, socialLink: "https://social.example/post" })),
    ),
    http.get("/blogs", () => listReply([])),
  );
  renderApp("/blog/b2");
  const link = await screen.findByRole("link", { name: /^https:\/\/haat\.example\/offer/ });
  expect(link).toHaveAttribute("href", "https://haat.example/offer");
  const bengali = screen.getByRole("link", { name: /^http:\/\/haat\.example\/ফোন/ });
  const social = screen.getByRole("link", { name: /^Read more about this/ });
  for (const outside of [link, bengali, social]) {
    expect(outside).toHaveAttribute("target", "_blank");
    expect(outside).toHaveAttribute("rel", "noopener nofollow");
  }
  expect(screen.getByText(/<b>Bold<\/b>/)).toBeInTheDocument();
  expect(bengali.closest("p")).toHaveAttribute("lang", "bn");
  expect(link.closest("p")).toHaveAttribute("lang", "en");
  expect(screen.queryByRole("link", { name: /javascript/ })).not.toBeInTheDocument();
});

it("offers other posts, and ways to share this one", async () => {
  const posts = ["b3", "b4", "b5", "b6", "b7"].map((_id) =>
    makeBlog({ _id, title: `Post ${_id}` }),
  );
  server.use(
    http.get("/blogs/b4", () => HttpResponse.json(posts[1])),
    http.get("/blogs", () => listReply(posts)),
  );
  const { user } = renderApp("/blog/b4");
  const more = within(await screen.findByRole("region", { name: "More posts" }));
  expect(more.getAllByRole("heading", { level: 3 }).map((h) => h.textContent)).toEqual([
    "Post b3",
    "Post b5",
    "Post b6",
  ]);
  const share = within(screen.getByRole("region", { name: "Share" }));
  const link = `${window.location.origin}/blog/b4`;
  expect(share.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(`Post b4 ${link}`)}`,
  );
  expect(share.getByRole("link", { name: /^Facebook/ })).toHaveAttribute(
    "href",
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
  );
  await user.click(share.getByRole("button", { name: "Copy Link" }));
  expect(await screen.findByText("Link copied!")).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(link);
});
