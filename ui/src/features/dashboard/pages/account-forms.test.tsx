import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { doneReply, signIn } from "@/test/customer-handlers";
import { makeCustomer } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

describe("the forms of an account", () => {
  it("change name and phone, confirmed with the password", async () => {
    signIn();
    const bodies: unknown[] = [];
    server.use(
      http.put("/api/user/update", async ({ request }) => {
        const body = (await request.json()) as { password: string };
        bodies.push(body);
        return body.password === "right-password"
          ? doneReply("Profile updated successfully!", makeCustomer({ name: "Rahim Uddin" }))
          : errorReply(400, "Incorrect password.", { password: "Incorrect password." });
      }),
    );
    const { user } = renderApp("/dashboard/profile");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Update Profile" }),
    ).toBeInTheDocument();
    const name = screen.getByLabelText(/^Name/);
    expect(name).toHaveValue("Rahim");
    await user.clear(name);
    await user.click(screen.getByRole("button", { name: /^Update/ }));
    expect(await screen.findByText("Please enter your name.")).toBeInTheDocument();
    expect(screen.getByText("Please enter your password.")).toBeInTheDocument();
    await user.type(name, "Rahim Uddin");
    await user.type(screen.getByLabelText(/^Confirm Password/), "wrong-password");
    await user.click(screen.getByRole("button", { name: /^Update/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Incorrect password.");
    expect(name).toHaveValue("Rahim Uddin");
    await user.clear(screen.getByLabelText(/^Confirm Password/));
    await user.type(screen.getByLabelText(/^Confirm Password/), "right-password");
    await user.click(screen.getByRole("button", { name: /^Update/ }));
    expect(await screen.findByText("Profile updated successfully!")).toBeInTheDocument();
    expect(screen.getByLabelText(/^Confirm Password/)).toHaveValue("");
    expect(bodies[1]).toEqual({
      email: "rahim@haat.example",
      name: "Rahim Uddin",
      phone: "01700000009",
      password: "right-password",
    });
  });

  it("change the address, with the present one as the placeholder", async () => {
    const session = signIn();
    server.use(
      http.put("/api/user/update-address", async ({ request }) => {
        expect(await request.json()).toEqual({
          email: "rahim@haat.example",
          address: "House 2",
          password: "right-password",
        });
        session.current = makeCustomer({ address: "House 2" });
        return doneReply("Address updated successfully!", session.current);
      }),
    );
    const { user } = renderApp("/dashboard/address");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Update Address" }),
    ).toBeInTheDocument();
    const field = screen.getByPlaceholderText("Enter new address");
    await user.click(screen.getByRole("button", { name: /^Update/ }));
    expect(await screen.findByText("Please enter the new address.")).toBeInTheDocument();
    await user.type(field, "House 2");
    await user.type(screen.getByLabelText(/^Confirm Password/), "right-password");
    await user.click(screen.getByRole("button", { name: /^Update/ }));
    expect(await screen.findByText("Address updated successfully!")).toBeInTheDocument();
    expect(await screen.findByPlaceholderText("House 2")).toHaveValue("");
  });

  it("set a new password", async () => {
    signIn();
    server.use(
      http.put("/api/user/update-password", async ({ request }) => {
        const { newPassword } = (await request.json()) as { newPassword: string };
        return newPassword === "password1"
          ? errorReply(400, "Please choose a less common password.", {
              newPassword: "Please choose a less common password.",
            })
          : doneReply("Password updated successfully!", makeCustomer());
      }),
    );
    const { user } = renderApp("/dashboard/password");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Update Password" }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Update/ }));
    expect(await screen.findByText("Please enter your old password.")).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Old Password/), "old-password");
    await user.type(screen.getByLabelText(/^New Password/), "short");
    expect(
      await screen.findByText("The password needs at least 8 characters."),
    ).toBeInTheDocument();
    await user.clear(screen.getByLabelText(/^New Password/));
    await user.type(screen.getByLabelText(/^New Password/), "password1");
    await user.click(screen.getByRole("button", { name: /^Update/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Please choose a less common password.",
    );
    await user.type(screen.getByLabelText(/^New Password/), "-and-more");
    await user.click(screen.getByRole("button", { name: /^Update/ }));
    expect(await screen.findByText("Password updated successfully!")).toBeInTheDocument();
  });

  it.each([
    ["profile", "/api/user/update", "Update failed"],
    ["password", "/api/user/update-password", "Password update failed"],
    ["address", "/api/user/update-address", "Update failed"],
  ])("tell that the %s update failed without a reason", async (child, path, text) => {
    signIn();
    server.use(http.put(path, () => HttpResponse.error()));
    const { user } = renderApp(`/dashboard/${child}`);
    await screen.findByRole("heading", { level: 1 });
    for (const [label, value] of [
      [/^Old Password/, "old-password"],
      [/^New Password/, "new-password"],
      [/^New Address/, "House 2"],
      [/^Confirm Password/, "old-password"],
    ] as const) {
      const field = screen.queryByLabelText(label);
      if (field) await user.type(field, value);
    }
    await user.click(screen.getByRole("button", { name: /^Update/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  });

  it("lead to the home page where the session has ended", async () => {
    const session = signIn();
    server.use(
      ...homeHandlers(),
      http.put("/api/user/update-address", () => {
        session.current = null;
        return errorReply(401, "Please log in");
      }),
    );
    const { user, router } = renderApp("/dashboard/address");
    await user.type(await screen.findByLabelText(/^New Address/), "House 2");
    await user.type(screen.getByLabelText(/^Confirm Password/), "right-password");
    await user.click(screen.getByRole("button", { name: /^Update/ }));
    await waitFor(() => expect(router.location.pathname).toBe("/"));
  });
});
