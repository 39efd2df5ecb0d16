import type { components } from "./schema";

type Schemas = components["schemas"];

export type Product = Schemas["Product"];
export type SpecificationRow = Schemas["SpecificationRow"];
/** @public */
export type FixedSpecification = Schemas["FixedSpecification"];
export type RamOption = Schemas["RamOption"];
export type ColorOption = Schemas["ColorOption"];
export type Inserted = Schemas["Inserted"];
export type EditedProduct = Schemas["Edited"];
export type LedgerRow = Schemas["LedgerRow"];
export type Settings = Schemas["Settings"];
export type Branch = Schemas["Branch"];
export type BannerText = Schemas["BannerText"];
export type MainBanners = Schemas["MainBanners"];
export type SecondBanner = Schemas["SecondBanner"];
export type ThirdBanners = Schemas["ThirdBanners"];
export type ExclusiveBanner = Schemas["ExclusiveBanner"];
export type Blog = Schemas["Blog"];
export type AdminUser = Schemas["AdminUser"];
export type CustomerUser = Schemas["CustomerUser"];
export type CartLine = CustomerUser["cart"][number];
export type Quote = Schemas["Quote"];
export type QuotedLine = Schemas["QuotedLine"];
export type DeliveryZone = Schemas["DeliveryZone"];
export type PaymentMethod = Schemas["PaymentMethod"];
export type TrackedOrder = Schemas["TrackedOrder"];
export type AdminOrder = Schemas["AdminOrder"];
export type ContactMessage = Schemas["ContactMessage"];
export type CustomerOrder = Schemas["CustomerOrder"];
/** One of the customer's own, with whom it was placed for. */
export type OwnOrder = Schemas["OwnOrder"];
export type OrderLine = Schemas["OrderLine"];
export type Session = Schemas["SessionView"];
export type OrderStage = Schemas["OrderStage"];
export type Favourite = Schemas["Favourite"];
/** Who is signed in, on both sides (contract 3). */
export interface Me {
  user: AdminUser | null;
  customer: CustomerUser | null;
}
export type Facets = Schemas["Facets"];
export type SpecKind = Schemas["SpecKind"];
export type SuggestedProduct = Schemas["SuggestedProduct"];
export type Suggestions = Schemas["Suggestions"];
export type Understood = Schemas["Understood"];
export type SearchPage = Schemas["SearchPage"];
export type DashboardStats = Schemas["DashboardStats"];
export type Statistics = Schemas["Statistics"];
export type TroubledMail = Schemas["TroubledMail"];
export type Health = Schemas["Health"];
export type Finding = Schemas["Finding"];
export type LogLine = Schemas["LogLine"];
export type Backup = Schemas["Backup"];
export type Backups = Schemas["Backups"];
export type AuditRow = Schemas["AuditRow"];
export type TrashRow = Schemas["TrashRow"];
export type ErrorBody = Schemas["ErrorBody"];
export type OrderChanged = Schemas["OrderChanged"];
export type Coupon = Schemas["Coupon"];
export type Customer = Schemas["Person"];
export type Review = Schemas["Review"];
export type ProductReviews = Schemas["ProductReviews"];
export type OwnReview = Schemas["OwnReview"];
export type ReviewAnswer = Schemas["Answer"];
export type AdminReview = Schemas["AdminReview"];
export type Question = Schemas["Question"];
export type AdminQuestion = Schemas["AdminQuestion"];
