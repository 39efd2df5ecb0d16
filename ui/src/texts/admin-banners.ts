import { MAX_HEADLINE, MAX_HEADLINE_LINE, BANNER_BLOCKS } from "@/config/generated-admin";
import { FORM_MB } from "./admin-limits";
import { english } from "./format";
import { defineTexts } from "./language";

const banner = (name: string) => (n: number) => `${name} ${n}`;

/** The banner forms (specification 5 and 8). */
export const useBannerTexts = defineTexts("adminBanners", {
  blocks: {
    main: {
      title: "Main banners",
      one: banner("main banner"),
      place: "1 to 6 pictures that take turns at the top of the home page.",
      replaces: "The new pictures take the place of all main banners.",
      few: "Main banners must be between 1 and 6 images.",
      many: `You can upload up to ${english.number(BANNER_BLOCKS.main.most)} main banners only.`,
    },
    side: {
      title: "Side banners",
      one: banner("side banner"),
      place: "2 pictures beside the main banners; on small screens they take turns with them.",
      replaces: "Two new pictures take the place of both side banners, one of the one you choose.",
      few: "Both side banners are required.",
      many: "Both side banners are required.",
    },
    second: {
      title: "Second banner",
      one: banner("second banner"),
      place: "A wide picture across the home page, under Best Deal Products.",
      replaces: "The new picture takes the place of the second banner.",
      few: "Please select an image for the second banner.",
      many: "Please select an image for the second banner.",
    },
    third: {
      title: "Third banners",
      one: banner("third banner"),
      place: "2 pictures side by side on the home page, under Recently Added.",
      replaces: "The new pictures take the place of both third banners.",
      few: "Please upload exactly 2 images for the third banner.",
      many: "Please upload exactly 2 images for the third banner.",
    },
    exclusive: {
      title: "Exclusive banner",
      one: banner("exclusive banner"),
      place:
        "A tall picture beside the Exclusive list. Phones show its upper part, above the list.",
      replaces: "The new picture takes the place of the exclusive banner.",
      few: "Please select an image for the exclusive banner.",
      many: "Please select an image for the exclusive banner.",
    },
  },
  sidePlace: "Which one does it replace?",
  best: (width: number, height: number) => `Best at ${width}\u00a0×\u00a0${height} pixels.`,
  empty: "Nothing is shown here yet.",
  chosen: (n: number, most: number) => `${n} of ${most} chosen`,
  keep: "What you leave as it is stays in the shop.",
  update: "Update",
  failed: {
    main: "Failed to update banners.",
    second: "Failed to update the second banner.",
    third: "Failed to update the third banner.",
    exclusive: "Failed to update the exclusive banner.",
  },
  formTooLarge: `All pictures together can be at most ${english.number(FORM_MB)} MB. Please choose smaller files.`,
  words: {
    title: "words, links and descriptions",
    over: "Words over the picture",
    overHelp: `They stand over the picture, at its left or its top, in the reader's language; where one is blank, the other. All blank: the picture alone. A headline has ${english.number(MAX_HEADLINE)} letters at most, a line ${english.number(MAX_HEADLINE_LINE)}.`,
    headline: "Headline in English",
    headlineBn: "Headline in Bengali",
    line: "Line in English",
    lineBn: "Line in Bengali",
    link: "Link",
    linkHelp: "Where it leads: https://… or a page of this shop such as /offer. Blank: the offers.",
    alt: "Description",
    altHelp:
      "What the picture shows, for people who cannot see it. Not needed where words stand over it.",
    focus: {
      title: "What stays in sight",
      x: "From the left",
      y: "From the top",
      help: "Screens that show only a part of the picture keep this point in it. Click it in the picture, or move the sliders.",
      phone: "On phones",
    },
    save: "Save",
    failed: "Failed to update banners.",
  },
  seeHome: "See the home page",
  order: {
    changed: "The order is not saved yet.",
    removed: (n: number) =>
      n === 1
        ? "Not saved yet: 1 banner will be taken off the home page."
        : `Not saved yet: ${n} banners will be taken off the home page.`,
    save: "Save changes",
    discard: "Discard",
  },
});
