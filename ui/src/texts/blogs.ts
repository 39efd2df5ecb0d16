import { defineTexts } from "./language";

export const useBlogTexts = defineTexts("blogs", {
  title: "Blog",
  searchLabel: "Search blog posts",
  searchPlaceholder: "Search blog posts...",
  none: "No blogs found.",
  noneHint: "Try another word, or look at all posts.",
  showAll: "Show all posts",
  loading: "Loading...",
  notFound: "Blog not found.",
  backToList: "All posts",
  source: "Read more about this",
  delete: "Delete",
  deleteOf: (title: string) => `Delete ${title}`,
  deleteTitle: "Delete blog",
  deleteConfirm: "Are you sure you want to delete this blog?",
  deleted: "Blog deleted successfully!",
  deleteFailed: "Failed to delete blog. Please try again.",
});
