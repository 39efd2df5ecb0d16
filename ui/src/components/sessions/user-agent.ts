/** How a browser is called; in the reader's words where it is not known. */
interface BrowserTexts {
  browserOn: (browser: string, system: string) => string;
  unknownBrowser: string;
  unknownSystem: string;
}

// Most browsers claim to be others as well: the first that fits is the one.
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Edge", /Edg(?:e|A|iOS)?\/(\d+)/],
  ["Opera", /(?:OPR|OPT|Opera)\/(\d+)/],
  ["Samsung Internet", /SamsungBrowser\/(\d+)/],
  ["UC Browser", /UCBrowser\/(\d+)/],
  ["Firefox", /(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/],
];

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["Chromebook", /CrOS/],
  ["Mac", /Mac OS X|Macintosh/],
  ["Linux", /Linux/],
];

/** `Chrome 140 on Windows`, from what a browser calls itself; says so where it is not known. */
export function browserWords(userAgent: string, texts: BrowserTexts): string {
  const browser = BROWSERS.map(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version === undefined ? undefined : `${name} ${version}`;
  }).find((name) => name !== undefined);
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (browser === undefined && system === undefined) return texts.unknownBrowser;
  return texts.browserOn(browser ?? texts.unknownBrowser, system ?? texts.unknownSystem);
}

/** Whether it is something held in a hand. */
export function isHandheld(userAgent: string): boolean {
  return /Mobi|Android|iPhone|iPad/.test(userAgent);
}
