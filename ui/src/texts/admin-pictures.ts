import { PICTURE_MB } from "./admin-limits";
import { english } from "./format";
import { formatFileSize } from "@/lib/picture/file";
import { defineTexts } from "./language";

/** What the back office says about pictures that are chosen, checked and sent. */
export const usePictureTexts = defineTexts("adminPictures", {
  chooseOne: "Choose a picture",
  chooseOther: "Choose another picture",
  chooseMany: "Choose pictures",
  chooseMore: "Add more pictures",
  dropOne: "Drop the picture here",
  dropMany: "Drop the pictures here",
  onlyOne: "There is room for one picture here. Please drop a single file.",
  discard: "Discard",
  live: "In the shop now",
  fresh: "New, not saved yet",
  none: "No picture yet",
  formats: `JPEG, PNG, WebP or GIF. What is larger than ${english.number(PICTURE_MB)} MB is made smaller before it is sent.`,
  wrongType: "Please choose a JPEG, PNG, WebP or GIF picture.",
  tooLarge: `The picture is larger than ${english.number(PICTURE_MB)} MB. Please choose a smaller file.`,
  tooManyPixels: (width: number, height: number) =>
    `The picture has ${width} × ${height} pixels, which is more than this browser can make smaller. Please make it smaller and try again.`,
  heic: "This picture has the format of iPhones (HEIC), which this browser cannot read. On the iPhone choose Settings > Camera > Formats > Most Compatible, or send the picture to yourself by WhatsApp or e-mail as JPEG, and choose that file.",
  unreadable: "This browser cannot read the file. Please choose it once more.",
  ofFile: (name: string, fault: string) => `${name}: ${fault}`,
  damaged: "The picture is damaged or incomplete. Please choose another file.",
  makingSmaller: "Making the picture smaller...",
  makingAllSmaller: "Making the pictures smaller...",
  cancel: "Cancel",
  waiting: "Sent as soon as the pictures are made smaller.",
  /** What was done to a picture before it is sent. */
  made: {
    bytes: (before: string, now: string) => `Made smaller: ${before} → ${now}`,
    pixels: (megapixels: number) => `Made smaller: it had ${megapixels} megapixels.`,
    heic: (format: string) => `Made a ${format} of the HEIC picture.`,
  },
  /** Of a file, from its bytes. */
  size: formatFileSize,
  facts: (width: number, height: number, size: string) => `${width} × ${height} pixels, ${size}`,
  small: "Smaller than recommended: it may look blurred.",
  cropped: "Another shape than recommended: its edges are cut off, as shown here.",
  moveLeft: (name: string) => `Move ${name} left`,
  moveRight: (name: string) => `Move ${name} right`,
  remove: (name: string) => `Remove ${name}`,
  moved: (name: string, place: number, count: number) =>
    `${name} is now number ${place} of ${count}.`,
  progress: "Upload",
  sending: "Sending",
  percent: (part: number) => `${Math.round(part * 100)} %`,
  working: "Sent. The pictures are being prepared...",
});
