import type { LegalText } from "../types";

/* The same as the Bengali text, section by section. Whatever changes there changes here, with the date. */
export const TERMS: LegalText = {
  title: "Terms and Conditions",
  intro:
    "These terms apply when you buy from {shop} or use this website. Please read them once before you buy. They take nothing away from the rights that the law gives you as a buyer.",
  changedAt: "2026-11-30T00:00:00+06:00",
  sections: [
    {
      id: "account",
      title: "Your account",
      points: [
        "When you open an account, give your own correct name, e-mail and phone number of 11 digits. One e-mail has one account.",
        "You answer for orders from your account, so keep your password secret. If you think somebody else has signed in, change it; that ends every other sign-in.",
        "You can also order without an account, by filling in a form. Those under 18 order with a guardian's consent.",
      ],
    },
    {
      id: "prices",
      title: "Products, prices and offers",
      points: [
        "All prices are in Bangladeshi taka. Where a colour or a version with more memory costs more, you see it as you choose.",
        "Your price is the one shown at the moment when you confirm the order. If it changed just before, the order is not taken: you see the new price and are asked again.",
        "An offer lasts as long as it is shown on the website and the product is in stock.",
        "Instalments (EMI) are calculated as an estimate. Please ask in the shop for the conditions and the final amount.",
        "Pictures and descriptions are as exact as we can make them, but colours may look a little different on your screen.",
      ],
    },
    {
      id: "orders",
      title: "Orders",
      points: [
        "Each order gets an order number. With it and your phone number you can see at any time which step the order has reached.",
        "We confirm an order by phone or e-mail. With that the sale is final.",
        "If you order from your account, the product is set aside for you at once. For an order without an account it is set aside when we confirm it.",
        "We may cancel an order if the product is out of stock, if we cannot reach you by phone, or if a price was plainly wrong. Any money you have paid is returned in full.",
        "Until we confirm an order you can cancel it yourself on your dashboard; after that, and before the product is sent, by calling us. Cancelling costs nothing.",
      ],
    },
    {
      id: "preorders",
      title: "Pre-orders",
      paragraphs: [
        "Price and arrival of upcoming products may be estimates. When the product arrives we tell you the final price and ask whether you agree. Until then you can cancel a pre-order at any time, free of charge.",
      ],
    },
    {
      id: "payment",
      title: "Payment",
      paragraphs: [
        "You pay in cash when the product reaches you (Cash on Delivery), or in our shop (Store Payment). Where the shop takes mobile banking, its number is shown on the page of the order: you send the money first and enter the id of the transaction. Cash on Delivery may not be offered for orders of a high price; you see that before you order.",
        "This website takes no card or bank details, and no PIN. We never ask you to send money in advance to a number other than the one shown on the page of the order. If you get such a call, do not pay, and tell us by the phone below.",
      ],
    },
    {
      id: "delivery",
      title: "Delivery",
      points: [
        "The delivery charge may differ by area; it is shown with the total before you confirm the order.",
        "Each product's page gives an estimated time. When we confirm the order we tell you the exact one.",
        "If you pick the order up in the shop, bring your order number.",
        "Check box and product when you take them. If something is broken or wrong, call us while the courier is still there.",
      ],
    },
    {
      id: "warranty",
      title: "Warranty",
      points: [
        "Length and kind of the warranty are on the product's page. Please keep the receipt and the box.",
        "Bring the product to our shop or to the maker's authorised service centre. How many days it takes, we tell you once it has been looked at.",
        "Damage by a fall, by water, by a wrong charger or by repairs elsewhere is usually not covered.",
      ],
    },
    {
      id: "returns",
      title: "Returns and replacement",
      points: [
        "If you got a wrong, broken or faulty product, tell us as soon as you can, and leave product, box and receipt as they were.",
        "After checking it we repair it, replace it or return your money. Which of these, we settle with you.",
        "If you simply do not like it and want to return it, call us before you open the seal.",
      ],
    },
    {
      id: "exchange",
      title: "Exchange of an old phone",
      paragraphs: [
        "To trade in your old phone for a new one, bring it to the shop or write to us. What it is worth depends on its condition. It must be your own; bring the receipt or the box, and your identity card. Erase all your data and sign out of your accounts before you hand it over.",
      ],
    },
    {
      id: "points",
      title: "Points",
      paragraphs: [
        "Some products earn you points. After delivery the points named on each product's page are added to your account once. Points cannot be changed into cash. Ask in the shop what they are good for.",
      ],
    },
    {
      id: "website",
      title: "Use of this website",
      paragraphs: [
        "False orders, the use of other people's information and attempts to damage the website are not allowed. We may close the account and take legal steps. Texts and pictures of this website may not be used for another shop without permission.",
      ],
    },
    {
      id: "changes",
      title: "Changes and law",
      paragraphs: [
        "These terms may change where needed. The new text is published on this page, with the date above. For an earlier order the terms of its day apply.",
        "The law of Bangladesh applies, in particular the Consumers' Right Protection Act, 2009. If there is a problem, please tell us first; we would like to settle it by talking.",
      ],
    },
  ],
  contact:
    "If you have a question about these terms, tell us or come to the shop. Where this text and the Bengali one differ, the Bengali one counts.",
};
