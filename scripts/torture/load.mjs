/** People at work in a shop: visitors and customers order, an admin adds, approves and deletes. */
import { setTimeout as sleep } from "node:timers/promises";
import { picture } from "./picture.mjs";

const STOCK = 100_000;
const PRICE = 1_250;
/** Fewer products than this are not made fewer. */
const LEAST_PRODUCTS = 6;

let marks = 0;

export class Load {
  /**
   * `pause`: how long each person waits after each deed. `tolerated`: errors of the disk itself, by their line in the log,
   * that a reply of 500 may have.
   */
  constructor(shop, promises, random, { people = 8, pause = 0, tolerated } = {}) {
    Object.assign(this, { shop, promises, random, pause, tolerated });
    this.excused = 0;
    /** How many replies of each status came, and replies that no shop should give. */
    this.statuses = new Map();
    this.faults = [];
    this.isOver = false;
    this.work = Promise.all(Array.from({ length: people }, () => this.#work()));
  }

  /** Lets everybody finish; where the shop is gone they have. */
  async end() {
    this.isOver = true;
    await this.work;
  }

  async #work() {
    while (!this.isOver && this.shop.isRunning) {
      await this.#deed();
      await sleep(this.pause);
    }
  }

  async #deed() {
    const { random } = this;
    const deeds = [
      [0.32, () => this.quickOrder()],
      [0.66, () => this.checkout(random.pick(this.promises.people.customers))],
      [0.76, () => this.checkout()],
      [0.88, () => this.addProduct()],
      [0.95, () => this.approve()],
      [0.98, () => this.deleteOrder()],
      [1, () => this.deleteProduct()],
    ];
    const chosen = random.between(0, 1);
    await deeds.find(([upTo]) => chosen < upTo)[1]();
  }

  quickOrder() {
    const product = this.random.pick(this.promises.shelf);
    const quantity = this.random.int(1, 3);
    const mark = newMark();
    return this.#order(
      "/order",
      mark,
      { product: product.id, total: quantity * PRICE },
      {
        body: {
          productId: product.id,
          ProductName: product.title,
          CustomerName: "Rahim",
          DeliveryLocation: "House 5, Road 2",
          Email: "rahim@people.example",
          Phone: "01712345678",
          Quantity: quantity,
          Message: mark,
          Price: PRICE,
        },
      },
    );
  }

  checkout(customer) {
    const product = this.random.pick(this.promises.shelf);
    const quantity = this.random.int(1, 2);
    const mark = newMark();
    const made = { product: product.id, total: quantity * PRICE, customer: customer?.id ?? null };
    return this.#order("/api/checkout", mark, made, {
      cookie: customer?.cookie,
      body: {
        lines: [{ productId: product.id, quantity }],
        total: quantity * PRICE,
        paymentMethod: "Cash on Delivery",
        name: "Karima",
        phone: "01812345678",
        address: "House 7, Road 1",
        message: mark,
      },
    });
  }

  #order(address, mark, made, options) {
    const request = ["POST", address, { ...options, key: mark }];
    return this.#ask(mark, request, (reply) => {
      const { orderNumber, orderId, insertedId } = reply.json();
      const order = { customer: null, ...made, id: orderId ?? insertedId };
      this.promises.orders.set(orderNumber, { ...order, isApproved: false, gone: false });
    });
  }

  addProduct() {
    const mark = newMark();
    const form = new FormData();
    const fields = { title: `Thing ${mark}`, description: "A thing.", price: PRICE, offerPrice: 0 };
    Object.assign(fields, { stock: STOCK, category: "accessories", brand: "walton" });
    Object.assign(fields, { estimatedDelivery: "2 days", warranty: "1 year" });
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    form.set("mainImage", new Blob([picture(this.random)]), "thing.png");
    const { cookie } = this.promises.people.admin;
    const request = ["POST", "/addproduct", { body: form, cookie, key: mark }];
    return this.#ask(mark, request, (reply) => {
      const id = reply.json().insertedId;
      this.promises.products.set(id, { id, title: fields.title, gone: false });
    });
  }

  /** Sends a request that a repeat would not do twice, and notes its fate. */
  async #ask(mark, request, kept) {
    this.promises.open.set(mark, { request, kept });
    const reply = await this.#send(...request);
    if (reply === undefined) return;
    this.promises.open.delete(mark);
    if (reply.status === 200) kept(reply);
  }

  async approve() {
    const found = this.#some(({ isApproved, gone }) => !isApproved && gone === false);
    if (found === undefined) return;
    const body = { orderId: found.id, userId: found.customer, deliveryTime: "Friday" };
    const { cookie } = this.promises.people.admin;
    const reply = await this.#send("PATCH", "/api/orders/approve", { body, cookie });
    if (reply?.status === 200) found.isApproved = true;
  }

  async deleteOrder() {
    const found = this.#some(({ gone }) => gone === false);
    if (found !== undefined) await this.#remove(found, `/orders/${found.id}`);
  }

  async deleteProduct() {
    const { shelf } = this.promises;
    if (shelf.length <= LEAST_PRODUCTS) return;
    const found = this.random.pick(shelf);
    await this.#remove(found, `/product/${found.id}`);
  }

  async #remove(found, address) {
    found.gone = "asked";
    const { cookie } = this.promises.people.admin;
    const reply = await this.#send("DELETE", address, { cookie });
    if (reply?.status === 200) found.gone = "yes";
  }

  /** One of the newest orders. */
  #some(fits) {
    const fitting = [...this.promises.orders.values()].slice(-200).filter(fits);
    return fitting.length === 0 ? undefined : this.random.pick(fitting);
  }

  async #send(...request) {
    const reply = await this.shop.call(...request);
    if (reply === undefined) return undefined;
    const { status } = reply;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    // Somebody else was quicker, or has ordered enough of it.
    const isUsual = status === 200 || status === 409 || status === 404;
    const isUnavailable = status === 503 && reply.headers.has("retry-after");
    if (isUsual || isUnavailable) return reply;
    const errors = this.shop
      .log()
      .split("\n")
      .filter((line) => line.includes("internal error"));
    const told = errors.at(-1) ?? reply.text;
    if (status === 500 && this.tolerated?.test(told)) this.excused += 1;
    else this.faults.push(`${request[0]} ${request[1]}: ${status}; ${told}`);
    return reply;
  }

  /** Sends again what was not answered, under the same keys: what was done then must not be done twice. */
  async settle() {
    for (const [mark, { request, kept }] of [...this.promises.open]) {
      await this.#ask(mark, request, kept);
    }
  }
}

function newMark() {
  marks += 1;
  return `${process.pid.toString(36)}-${marks}`;
}
