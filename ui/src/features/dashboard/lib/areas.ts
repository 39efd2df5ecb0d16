import { Heart, KeyRound, MapPin, Package, ShoppingCart, UserRound } from "lucide-react";
import { paths } from "@/config/paths";

/** The children of the dashboard (specification 2), in the order of use. Names are in the texts. */
export const AREAS = [
  { area: "orders", to: paths.dashboardOrders, icon: Package },
  { area: "carts", to: paths.dashboardCarts, icon: ShoppingCart },
  { area: "favourites", to: paths.dashboardFavourites, icon: Heart },
  { area: "profile", to: paths.dashboardProfile, icon: UserRound },
  { area: "password", to: paths.dashboardPassword, icon: KeyRound },
  { area: "address", to: paths.dashboardAddress, icon: MapPin },
] as const;
