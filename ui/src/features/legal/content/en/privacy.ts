import type { LegalText } from "../types";

/* The same as the Bengali text, section by section. Whatever changes there changes here, with the date. */
export const PRIVACY: LegalText = {
  title: "Privacy Policy",
  intro:
    "When you shop at {shop}, you give us some information about yourself. This page says in plain words what we take, why, where and for how long we keep it, and whom we give it to.",
  changedAt: "2026-11-30T00:00:00+06:00",
  sections: [
    {
      id: "summary",
      title: "In short",
      points: [
        "We take only what we need to deliver your order and to reach you.",
        "This website takes no card or bank details, and no PIN. If you send money by mobile banking beforehand, you enter nothing but the id of the transaction.",
        "There are no advertising cookies, no trackers, and no counting code from anybody else.",
        "We do not sell or rent out your information.",
      ],
    },
    {
      id: "collected",
      title: "What we collect",
      points: [
        "Your account: your name, e-mail and phone number, and your address if you give it. With it go your cart, your favourites and the points you have earned.",
        "Your orders: which product, how many, which colour or version, at what price, how you pay, the transaction id where you paid beforehand, the phone number and address to deliver to, and when the order reached which step.",
        "Orders without an account: the name, phone number, e-mail, address and message that you write into the form.",
        "Messages: the name, phone number, e-mail and message that you write into the contact form.",
        "Reviews and questions: your stars and your words stand on the product's page, a review with your first name and the first letter of the last. The phone number or e-mail with a question is seen by the shop alone.",
        "Tell me when it is back: your e-mail, until the one e-mail has gone, a year at most.",
        "Sign-ins: while you are signed in we keep the browser's name and IP address, so that a sign-in that is not yours can be noticed. The times of attempts with a wrong password are kept for about an hour, so that nobody can guess their way into an account.",
        "Technical data, for a moment: to stop abuse and to count how often a product was viewed, IP address and browser name stay in the server's memory for a short time. The server keeps no list of who looked at what.",
      ],
      after:
        "This website does not ask for your location, camera, microphone or your phone's contacts.",
    },
    {
      id: "cookies",
      title: "Cookies, and what stays in your browser",
      paragraphs: [
        "A cookie is a small text kept by the browser. Everything below is needed to run the website; nothing is for advertising.",
      ],
      terms: [
        [
          "haat_customer",
          "Knows that you are signed in. Lasts 7 days, at most 30 if you keep coming. No script can read it.",
        ],
        [
          "user, normalUser, backupNormalUser",
          "Name, e-mail and points, to greet you at the top of a page. Lasts 7 days. No address, order or password is in it.",
        ],
        [
          "haat_browser",
          "Knows that somebody signed in from this browser before, so that others cannot lock you out by trying wrong passwords. Lasts 30 days.",
        ],
        [
          "haat_reset",
          "For choosing a new password after you forgot the old one. Lasts 10 minutes.",
        ],
        ["haat_lang", "Whether you chose Bengali or English. Lasts 1 year."],
        [
          "haat-cart",
          "Your cart while you shop without an account. When you sign in it joins your account's cart.",
        ],
        [
          "haat-viewed, haat-compare, haat-compare-kind, haat-searches",
          "Products you viewed lately, your list to compare, and your last few searches. They stay inside your browser and are not stored under your name on the server.",
        ],
        [
          "haat-sent, haat-ordered",
          "So that one order is not sent twice by mistake, and the cart in your other tabs stays right.",
        ],
        [
          "haat-build, haat-pictures",
          "Some of the website's files and at most 60 pictures, to show you a page when there is no internet. No price and nothing about you is in them.",
        ],
      ],
      after:
        "As long as a tab is open, the browser also remembers where on a page you were and what you wanted to do before signing in. You can delete all of this in your browser's settings whenever you like; you will then have to sign in again.",
    },
    {
      id: "use",
      title: "What we use it for",
      points: [
        "To confirm your order, to deliver it, and to call you where needed.",
        "To tell you by e-mail which step your order has reached, and to let you find it by order number and phone number.",
        "To find your purchase again for warranty, returns and exchange.",
        "To answer your questions, to send a code when you forgot your password, and to tell you when your password was changed.",
        "To add your points after a product was delivered.",
        "To keep our books, count our stock and serve you better.",
      ],
      after: "We send no advertising by e-mail or SMS without your permission.",
    },
    {
      id: "disclosure",
      title: "Whom we give it to",
      points: [
        "The courier: your name, phone number and address, to deliver the product.",
        "The product's authorised service centre: date of purchase and serial number, for warranty work.",
        "Our e-mail and server providers: as much as passes through their hands to run the website and to send e-mail.",
        "An authority that demands it in writing under the law: what we are bound to give, and no more.",
      ],
      after:
        "Nobody else is given your information. Links to WhatsApp, Facebook or maps lead to places with policies of their own; nothing goes to them before you press the link.",
    },
    {
      id: "retention",
      title: "How long we keep it",
      points: [
        "Your account: as long as it exists.",
        "Records of orders: as long as the law asks for bookkeeping and warranty. An order that you remove from your list leaves your list only.",
        "Messages: until they are dealt with. What we delete lies in a trash for 30 days and is then gone for good.",
        "The code for a forgotten password: it stops working after 10 minutes and is deleted within a day.",
        "Backups: copies are kept to recover from damage; old copies are removed step by step.",
      ],
    },
    {
      id: "security",
      title: "How we protect it",
      points: [
        "We do not store passwords. We store a fingerprint of each, made by Argon2id, from which nobody can work out the password, not even we.",
        "Of the key to your sign-in, too, only a fingerprint is on the server. When you change your password, every other sign-in ends.",
        "Attempts with a wrong password or code are stopped after a certain number.",
        "Staff look at your information only where their work needs it, and each of their changes is written down.",
      ],
      after:
        "Even so, nothing on the internet is safe beyond doubt. Tell nobody your password or a code that came by e-mail; we never ask for them on the phone. If we learn that your information has leaked, we tell you quickly.",
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        "On your dashboard you can change your name, phone number, address and password, and see all your orders.",
        "To learn what we have about you, to correct a mistake, or to have your account deleted, write to us. We make sure that it is you who asks, and do it. Records that the law obliges us to keep remain.",
      ],
    },
    {
      id: "changes",
      title: "Changes to this policy",
      paragraphs: [
        "We may change this policy where needed. The new text is published on this page, with the date of the last change above. A major change is announced on the shop's first page or by e-mail.",
      ],
    },
  ],
  contact:
    "Tell us any question, request or complaint about your privacy. Where this text and the Bengali one differ, the Bengali one counts.",
};
