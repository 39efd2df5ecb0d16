import { Heart, KeyRound, MapPin, Package, ShoppingCart, UserRound } from "lucide-react";
import { paths } from "@/config/paths";

/** The children of the dashboard (specification 2), in the order of use. Names are in the texts. */
export const AREAS = [
  { area: "orders", to: paths.dashboardPage("orders"), icon: Package },
  { area: "carts", to: paths.dashboardPage("carts"), icon: ShoppingCart },
  { area: "favourites", to: paths.dashboardPage("favourites"), icon: Heart },
  { area: "profile", to: paths.dashboardPage("profile"), icon: UserRound },
  { area: "password", to: paths.dashboardPage("password"), icon: KeyRound },
  { area: "address", to: paths.dashboardPage("address"), icon: MapPin },
] as const;
