import {
  BatteryCharging,
  Cable,
  Camera,
  Drone,
  Ear,
  Headphones,
  Laptop,
  LayoutGrid,
  type LucideIcon,
  Smartphone,
  SmartphoneCharging,
  Speaker,
  Tablet,
  Tv,
  Video,
  Watch,
} from "lucide-react";
import { Link } from "react-router-dom";
import type { Category, CategoryList, CategoryPage } from "@/config/categories";
import { paths } from "@/config/paths";
import { useTexts } from "@/texts/use-texts";

interface Tile {
  text: Category;
  to: string;
  icon: LucideIcon;
}

const page = (slug: CategoryPage) => paths.category(slug);
const list = (name: CategoryList) => paths.searchCategory(name);

/** Every category once: its own page where it has one, else the list by its name (specification 2 and 3). */
const TILES: readonly Tile[] = [
  { text: "phone", to: page("phone"), icon: Smartphone },
  { text: "laptop", to: page("laptop"), icon: Laptop },
  { text: "tablet", to: page("tablet"), icon: Tablet },
  { text: "tv", to: page("tv"), icon: Tv },
  { text: "accessories", to: page("accessories"), icon: Cable },
  { text: "gadgets", to: page("gadgets"), icon: LayoutGrid },
  { text: "watch", to: list("watch"), icon: Watch },
  { text: "earphone", to: list("earbuds"), icon: Ear },
  { text: "headphones", to: list("headphones"), icon: Headphones },
  { text: "speakers", to: list("speakers"), icon: Speaker },
  { text: "camera", to: list("camera"), icon: Camera },
  { text: "drones", to: list("drones"), icon: Drone },
  { text: "tripod", to: list("tripod"), icon: Video },
  { text: "gimbal", to: list("gimbal"), icon: Video },
  { text: "power bank", to: list("power bank"), icon: BatteryCharging },
  {
    text: "wireless charger",
    to: list("wireless Charger"),
    icon: SmartphoneCharging,
  },
  { text: "tv stick", to: list("tv stick"), icon: Tv },
  { text: "airpods", to: list("airpods"), icon: Ear },
  { text: "phone cases", to: list("phone cases"), icon: Smartphone },
];

/** The way into every category of the shop. */
export function CategoryTiles({ label }: { label: string }) {
  const texts = useTexts();
  return (
    <nav aria-label={label} className="mb-8">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
        {TILES.map(({ text, to, icon: Icon }) => (
          <li key={text}>
            <Link
              to={to}
              className="flex min-h-16 items-center gap-2 rounded-lg border border-line p-3 text-sm font-semibold transition-colors hover:border-accent hover:text-accent sm:gap-3 sm:px-4 sm:text-base"
            >
              <Icon size={24} aria-hidden="true" className="shrink-0 text-accent" />
              <span className="min-w-0">{texts.categories[text]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
