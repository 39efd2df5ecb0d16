/** What a specification is about, in the order in which the groups stand. */
export const FIELD_GROUPS = [
  "performance",
  "display",
  "camera",
  "power",
  "sound",
  "connection",
  "body",
  "other",
] as const;

export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** Words by which a field is known, tried in this order: a wireless charger's fields are about power first. */
const WORDS: readonly (readonly [FieldGroup, RegExp])[] = [
  [
    "power",
    /batter|charg|power|output|input|capacity|playback|flight time|watt|current|ব্যাটারি|চার্জ|আউটপুট|ইনপুট|ধারণক্ষমতা/,
  ],
  [
    "camera",
    /camera|webcam|lens|sensor|autofocus|photo|video|viewfinder|stabili[sz]ation|gimbal|ক্যামেরা/,
  ],
  ["display", /display|screen|resolution|refresh|bright|\bhdr\b|viewing|ডিসপ্লে/],
  ["sound", /speaker|audio|sound|driver|noise|microphone|impedance|codec|স্পিকার/],
  [
    "performance",
    /\b(ram|rom|memory|storage|ssd|chip|chipset|processor|cpu|gpu|graphics|os|operating system|system)\b|র‍্যাম|প্রসেসর|মেমোরি/,
  ],
  [
    "connection",
    /network|\bsim\b|bluetooth|wi-?fi|wireless|wired|\bports?\b|connect|\bnfc\b|\busb\b|\bgps\b|সংযোগ|পোর্ট|নেটওয়ার্ক/,
  ],
  [
    "body",
    /\bbody\b|weight|dimension|thickness|material|water|height|length|colou?r|protection|build|launch|ওজন|মাপ/,
  ],
];

/** What a field is about, by its name in lower case. */
export function groupOf(field: string): FieldGroup {
  return WORDS.find(([, words]) => words.test(field))?.[0] ?? "other";
}
