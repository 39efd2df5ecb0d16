import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { signInAdmin } from "./admin-handlers";
import { homeHandlers } from "./home-handlers";
import { renderApp } from "./render-app";
import { server } from "./server";

export const UPDATED = "Banners updated successfully!";

/** A shop with every banner, for an admin. */
export function openShop(): void {
  // jsdom shows no files.
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = () => undefined;
  signInAdmin();
  server.use(...homeHandlers());
}

/** A picture whose content is its name: the form's file names get lost on their way through jsdom. */
export function picture(name: string, type = "image/jpeg", bytes?: number): File {
  const file = new File([name], name, { type });
  if (bytes !== undefined) Object.defineProperty(file, "size", { value: bytes });
  return file;
}

/** So many pictures: `new-1.jpg` and on. */
export const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => picture(`new-${index + 1}.jpg`));

const PARTS = /name="(\w+)"; filename=.*\r\nContent-Type: .*\r\n\r\n(.*)\r\n/g;

/** Answers an update, and tells which pictures came under which field. */
export function receive(path: string): string[] {
  const received: string[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      const body = await request.text();
      for (const [, field, name] of body.matchAll(PARTS)) {
        received.push(`${field} ${name}`);
      }
      return HttpResponse.json({ success: true, message: UPDATED });
    }),
  );
  return received;
}

/** The part of the page that is about one kind of banner. */
export function block(title: string) {
  return within(screen.getByRole("region", { name: title }));
}

/** Opens the page that stands at `address` and is called `title`. */
export async function open(address: string, title: string) {
  renderApp(address);
  await screen.findByRole("heading", { level: 1, name: title });
  // A chooser hides other kinds of files; a person may drop or rename them all the same.
  const user = userEvent.setup({ applyAccept: false });
  const update = () => user.click(screen.getByRole("button", { name: /^Update/ }));
  return { user, update };
}

/** The page of main and side banners, as {@link open} takes it. */
export const MAIN = ["/029A/admin/updatebanner", "Update Banners"] as const;
