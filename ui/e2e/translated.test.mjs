/** A page that the browser translates: from a product to its order, with nothing old left in sight. */
import { editProduct, newCustomer, newProduct, signIn } from "./people.mjs";
import { hasHeading, isAt, journey, sees, seesNot, seesToast } from "./support.mjs";

/** Takes each text out and puts elements in its place, now and whenever one comes, as a browser's translator does. */
function translate() {
  const translated = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const within = text.parentElement;
      if (text.data.trim() === "" || !within || within.closest("font, script, style")) continue;
      const outer = document.createElement("font");
      outer.append(document.createElement("font"));
      outer.firstChild.textContent = text.data;
      text.replaceWith(outer);
    }
  };
  document.addEventListener("DOMContentLoaded", () => {
    translated(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(translated);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const button = (page, name) => page.getByRole("button", { name, exact: true });

journey("a product is chosen, ordered and followed on a translated page", async (shopper) => {
  const { page, open, expectRefusal } = shopper;
  await page.addInitScript(translate);
  const product = await newProduct({ stock: 9, offerPrice: 45_137 });
  await signIn(page, await newCustomer({ address: "House 12, Road 3, Chawkbazar" }));
  await open(`/product/${product._id}`);
  const shown = page.locator("main");
  await sees(shown.locator("h1 font font"));
  await sees(shown.getByText("TK 45,137", { exact: true }).filter({ visible: true }).first());
  await page.getByRole("button", { name: /^Mango/ }).click();
  await page.getByRole("button", { name: /^12GB/ }).click();
  await sees(shown.getByText("TK 49,637", { exact: true }).filter({ visible: true }).first());
  await seesNot(shown.getByText("TK 45,137", { exact: true }));

  await button(page, "Add to Cart").click();
  await seesToast(page, "Added to cart successfully!");
  const cart = page.getByRole("link", { name: "Cart, 1 item", exact: true });
  await sees(cart.getByText("1", { exact: true }));
  await cart.click();
  await isAt(page, "/dashboard/carts");
  await hasHeading(page, "Your Cart");
  await button(page, `Order ${product.title}`).click();

  const dialog = page.getByRole("dialog", { name: "Confirm Order" });
  await sees(dialog.getByText("TK 49,637 each", { exact: true }));
  await dialog.getByRole("button", { name: "One more" }).click();
  await dialog.getByRole("button", { name: "One more" }).click();
  await sees(dialog.getByText("TK 148,911", { exact: true }));
  await editProduct(product, { stock: 2 });
  expectRefusal(409, "/api/order/place");
  await dialog.getByRole("button", { name: "Confirm Order" }).click();
  await sees(dialog.getByText("Not enough stock. We have 2 left.", { exact: true }));
  await sees(dialog.getByText("TK 99,274", { exact: true }));
  await seesNot(dialog.getByText("TK 148,911", { exact: true }));
  await dialog.getByRole("button", { name: "Confirm Order" }).click();
  await seesToast(page, "Order placed successfully!");
  await seesNot(dialog);
  await sees(page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }));

  await page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
  await page
    .getByRole("link", { name: /Orders/ })
    .first()
    .click();
  const order = page.getByRole("article").filter({ hasText: product.title });
  await sees(order.getByText("2 × TK 49,637", { exact: true }));
  await sees(order.getByText("Pending", { exact: true }));
});

journey("what is sold out meanwhile says so on a translated page", async (shopper) => {
  const { page, open, expectRefusal } = shopper;
  await page.addInitScript(translate);
  const product = await newProduct({ ramStorage: [], availableColors: [] });
  await signIn(page, await newCustomer({ address: "House 12, Road 3, Chawkbazar" }));
  await open(`/product/${product._id}`);
  await sees(page.getByText("In Stock", { exact: true }));
  await button(page, "Buy Now").click();
  const dialog = page.getByRole("dialog", { name: "Confirm Order" });
  await sees(dialog.getByText("TK 45,000 each", { exact: true }));
  await editProduct(product, { stock: 0 });
  expectRefusal(409, "/api/order/place");
  await dialog.getByRole("button", { name: "Confirm Order" }).click();
  await sees(dialog.getByText("Not enough stock. It was sold out a moment ago.", { exact: true }));
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await sees(page.getByText("Not In Stock", { exact: true }));
  await seesNot(page.getByText("In Stock", { exact: true }));
});

journey("a list is narrowed down on a translated page", async ({ page, open }) => {
  await page.addInitScript(translate);
  await open("/products");
  const list = page.getByRole("region", { name: "List of products" });
  const count = page.getByRole("status").filter({ hasText: /products?$/ });
  const before = await count.innerText();
  await button(page, "Brand").click();
  await page.getByRole("group", { name: "Brand" }).getByRole("checkbox").first().click();
  await seesNot(count.getByText(before, { exact: true }));
  await sees(list.getByRole("article").first());
});
