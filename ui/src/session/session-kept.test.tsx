import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { ADMIN, makeCustomer } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

/** What follows a login: the server knows nobody, or does not answer. */
function afterLogin(answer: "nobody" | "broken") {
  let loggedIn = false;
  server.use(
    http.get("/api/me", () =>
      loggedIn && answer === "broken"
        ? errorReply(503, "The shop is busy.")
        : HttpResponse.json({ user: null, customer: null }),
    ),
    http.post("/api/userlogin", () => {
      loggedIn = true;
      return HttpResponse.json({ success: true, message: "ok", token: "t", user: makeCustomer() });
    }),
    http.post("/getuserinfo", () => {
      loggedIn = true;
      return HttpResponse.json(ADMIN);
    }),
  );
}

async function signIn(path: string, button: RegExp) {
  const app = renderApp(path);
  await app.user.type(await screen.findByLabelText(/^E-mail/), "rahim@haat.example");
  await app.user.type(screen.getByLabelText(/^Password/), "right-password");
  await app.user.click(screen.getByRole("button", { name: button }));
  return app;
}

it.each([
  ["/login", /^Login/],
  ["/029A", /Sign In/],
])("says on %s that the browser refused the cookie, and what to do", async (path, button) => {
  afterLogin("nobody");
  const { router } = await signIn(path, button);
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("this browser refused the cookie");
  expect(alert).toHaveTextContent("Open in browser");
  expect(screen.queryByText("Login successful! Redirecting...")).not.toBeInTheDocument();
  expect(router.location.pathname).toBe(path);
});

it("does not take a server that gives no answer for a refused cookie", async () => {
  afterLogin("broken");
  await signIn("/login", /^Login/);
  expect(await screen.findByText("Login successful! Redirecting...")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
