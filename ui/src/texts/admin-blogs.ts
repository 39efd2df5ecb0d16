import { MAX_DESCRIPTION, MAX_TITLE, TRASH_DAYS } from "@/config/generated-admin";
import { english } from "./format";
import { defineTexts } from "./language";

const posts = (n: number) => (n === 1 ? "1 post" : `${english.number(n)} posts`);

/** Blog posts in the back office (specification 5 and 8, Blog). */
export const useAdminBlogTexts = defineTexts("adminBlogs", {
  list: "Blog posts",
  search: "Search blog posts",
  searchPlaceholder: "Search blog posts...",
  count: posts,
  found: (n: number) => `${posts(n)} found`,
  empty: "No blog posts yet",
  emptyHint: "A post about a new phone or an offer brings people back to the shop.",
  emptySearch: "No blogs found.",
  emptySearchHint: "No title has these words. Try fewer or other ones.",
  clearSearch: "Clear search",
  inShop: "View in shop",
  edit: "Edit",
  of: (title: string) => `of ${title}`,
  editOf: (title: string) => `Edit ${title}`,
  editTitle: "Edit Blog Post",
  allPosts: "All blog posts",
  notFound: "Blog not found.",
  notFoundHint: `It may have been deleted. Deleted posts lie in the trash for ${english.number(TRASH_DAYS)} days.`,
  title: "Title",
  description: "Description",
  descriptionHelp: "An empty line begins a new paragraph.",
  socialLink: "Social link",
  socialLinkHelp: "Optional, such as https://www.facebook.com/yourshop/posts/1",
  photo: "Photo",
  photoHelp: "Best at 1200\u00a0×\u00a0675 pixels.",
  count20k: (n: number, most: number) =>
    `${english.number(n)} of ${english.number(most)} characters`,
  required: "Please fill in all required fields.",
  needTitle: "Title is required.",
  longTitle: `Title can have at most ${english.number(MAX_TITLE)} characters.`,
  needDescription: "Description is required.",
  longDescription: `Description can have at most ${english.number(MAX_DESCRIPTION)} characters.`,
  badLink: "Social link must be a link that starts with http:// or https://.",
  needPhoto: "Photo is required.",
  add: "Add Blog Post",
  save: "Save changes",
  added: "Blog post added successfully!",
  addFailed: "Failed to add blog post.",
  updateFailed: "Failed to update blog post.",
  wentWrong: "Something went wrong!",
  kept: "What you typed is kept.",
  draft: "What you typed last time is back. A photo has to be chosen again.",
  discardDraft: "Start anew",
  conflict: {
    taken: (field: string) => `${field}: changed there, and taken over here.`,
    yours: (field: string) => `${field}: changed there, too. Yours is kept here.`,
  },
});
