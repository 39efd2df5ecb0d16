import type { Product } from "@/api/types";
import { BENGALI_MARK } from "./draw";
import type { Choice } from "./template";

/** Numbers of a product that nothing else on a page is. */
export const NUMBERS = {
  now: 70_000_001,
  original: 90_000_003,
  saved: 20_000_002,
  views: 60_000_004,
  points: 50_000_005,
};

/** A product of which everything is there. */
export const PRODUCT: Product = {
  _id: "{{id}}",
  listing: "product",
  title: "{{title}}",
  description: "{{description}}",
  price: NUMBERS.original,
  offerPrice: NUMBERS.now,
  stock: 1000,
  category: "{{category}}",
  brand: "{{brand}}",
  mainImage: "/uploads/{{picture}}.webp",
  views: NUMBERS.views,
  buyPoints: NUMBERS.points,
  points: NUMBERS.points,
  estimatedDelivery: "{{delivery}}",
  warranty: "{{warranty}}",
  emiAvailable: true,
  // Names need neither unit nor field.
  specifications: [
    { field: "Chipset", value: "{{fact1}}" },
    { field: "Graphics", value: "{{fact2}}" },
  ],
  ramStorage: [],
  availableColors: [],
  createdAt: "2026-01-02T03:04:05Z",
  updatedAt: "2026-01-02T03:04:05Z",
};

/** Something that holds a product, as a list does. */
type Inside<Scene> = (scene: Scene, change: Partial<Product>) => Scene;

/** What a card of a product shows in one way or another. */
export function cardChoices<Scene>(change: Inside<Scene>): Choice<Scene>[] {
  const to = (values: Partial<Product>) => (scene: Scene) => change(scene, values);
  const as = (scene: Scene) => scene;
  return [
    { choice: "picture", cases: { yes: as, no: to({ mainImage: "" }) } },
    { choice: "bengali", cases: { no: as, yes: to({ title: `{{title}}${BENGALI_MARK}` }) } },
    {
      choice: "price",
      cases: { offer: as, plain: to({ offerPrice: 0 }), none: to({ price: 0, offerPrice: 0 }) },
    },
    {
      choice: "facts",
      cases: {
        two: as,
        one: to({ specifications: [{ field: "Chipset", value: "{{fact1}}" }] }),
        none: to({ specifications: [] }),
      },
    },
    {
      choice: "stock",
      cases: {
        many: as,
        few5: to({ stock: 5 }),
        few4: to({ stock: 4 }),
        few3: to({ stock: 3 }),
        few2: to({ stock: 2 }),
        few1: to({ stock: 1 }),
        none: to({ stock: 0 }),
      },
    },
    { choice: "preorder", cases: { no: as, yes: to({ listing: "upcoming" }) } },
  ];
}
