import type { useAdminTexts } from "../admin";
import type { useAccessoryTexts } from "../admin-accessories";
import type { useAdminAccountTexts } from "../admin-account";
import type { useBannerTexts } from "../admin-banners";
import type { useAdminBlogTexts } from "../admin-blogs";
import type { useCatalogueTexts } from "../admin-catalogue";
import type { useCouponTexts } from "../admin-coupons";
import type { useCustomerTexts } from "../admin-customers";
import type { useDeliveryTexts } from "../admin-delivery";
import type { useFindingTexts } from "../admin-findings";
import type { useHealthTexts } from "../admin-health";
import type { useImportTexts } from "../admin-import";
import type { useImportPictureTexts } from "../admin-import-pictures";
import type { useMailTexts } from "../admin-mail";
import type { useAdminMessageTexts } from "../admin-messages";
import type { useOrderListTexts } from "../admin-order-list";
import type { useOrderStepTexts } from "../admin-order-steps";
import type { useAdminOrderTexts } from "../admin-orders";
import type { useOverviewTexts } from "../admin-overview";
import type { usePictureTexts } from "../admin-pictures";
import type { useProductFormTexts } from "../admin-product";
import type { useRecordsTexts } from "../admin-records";
import type { useAdminReviewTexts } from "../admin-reviews";
import type { useSettingsTexts } from "../admin-settings";
import type { useStatisticsTexts } from "../admin-statistics";
import type { ServerTexts, TextsOf } from "../language";
import { adminAccessories } from "./admin-accessories";
import { adminAccount } from "./admin-account";
import { adminBanners } from "./admin-banners";
import { admin as base } from "./admin-base";
import { adminBlogs } from "./admin-blogs";
import { adminCatalogue } from "./admin-catalogue";
import { adminCoupons } from "./admin-coupons";
import { adminCustomers } from "./admin-customers";
import { adminDelivery } from "./admin-delivery";
import { adminFinding } from "./admin-findings";
import { adminHealth } from "./admin-health";
import { adminImport } from "./admin-import";
import { adminImportPictures } from "./admin-import-pictures";
import { adminMail } from "./admin-mail";
import { adminMessages } from "./admin-messages";
import { adminOrderList } from "./admin-order-list";
import { adminOrderSteps } from "./admin-order-steps";
import { adminOrders } from "./admin-orders";
import { adminOverview } from "./admin-overview";
import { adminPictures } from "./admin-pictures";
import { adminProduct } from "./admin-product";
import { adminRecords } from "./admin-records";
import { adminReviews } from "./admin-reviews";
import { server } from "./admin-server";
import { adminSettings } from "./admin-settings";
import { adminStatistics } from "./admin-statistics";

/*
 * One word for one thing, all over the back office:
 *
 *   back office অ্যাডমিন প্যানেল · order অর্ডার · quick order কুইক অর্ডার · pre-order প্রি-অর্ডার · pending অপেক্ষমাণ ·
 *   approve অনুমোদন · delivery ডেলিভারি · delivered ডেলিভার্ড · payment পেমেন্ট · invoice ইনভয়েস · customer ক্রেতা ·
 *   product পণ্য · catalogue ক্যাটালগ · listing তালিকা · category ক্যাটাগরি · brand ব্র্যান্ড · title শিরোনাম ·
 *   description বিবরণ · price দাম · offer price অফারের দাম · stock স্টক · low stock স্টক কম · sold out স্টকে নেই ·
 *   warranty ওয়ারেন্টি · instalments কিস্তি (ইএমআই) · specification স্পেসিফিকেশন · banner ব্যানার · blog post ব্লগ পোস্ট ·
 *   message বার্তা · review রিভিউ · question প্রশ্ন · answer উত্তর · stars তারা · statistics পরিসংখ্যান · revenue আয় · settings সেটিংস · branch শাখা · trash ট্র্যাশ · audit অডিট ·
 *   import ইমপোর্ট · draft খসড়া · session সেশন · sign in লগইন · two-step sign-in দুই ধাপের লগইন ·
 *   recovery code রিকভারি কোড · add যোগ করুন · edit সম্পাদনা · save সংরক্ষণ করুন · update আপডেট করুন · delete মুছুন ·
 *   restore ফিরিয়ে আনুন · undo আগের মতো করুন · cancel বাতিল · discard বাদ দিন · duplicate কপি তৈরি করুন ·
 *   search খুঁজুন · failed ...যায়নি · e-mail ই-মেইল · phone ফোন · picture ছবি ·
 *   backup ব্যাকআপ · prove যাচাই করুন · health সার্ভারের অবস্থা · certificate সার্টিফিকেট
 *
 * The reader is addressed as আপনি; sentences end with ।; counts are `৩টি পণ্য`, by `bengali.number`. Telephone and
 * order numbers, e-mail addresses, links and the names of file formats stay as they are.
 */

interface AdminAreas {
  adminAccessories: TextsOf<typeof useAccessoryTexts>;
  adminAccount: TextsOf<typeof useAdminAccountTexts>;
  adminBanners: TextsOf<typeof useBannerTexts>;
  adminBlogs: TextsOf<typeof useAdminBlogTexts>;
  adminCatalogue: TextsOf<typeof useCatalogueTexts>;
  adminCoupons: TextsOf<typeof useCouponTexts>;
  adminCustomers: TextsOf<typeof useCustomerTexts>;
  adminDelivery: TextsOf<typeof useDeliveryTexts>;
  adminFinding: TextsOf<typeof useFindingTexts>;
  adminHealth: TextsOf<typeof useHealthTexts>;
  adminImport: TextsOf<typeof useImportTexts>;
  adminImportPictures: TextsOf<typeof useImportPictureTexts>;
  adminMail: TextsOf<typeof useMailTexts>;
  adminMessages: TextsOf<typeof useAdminMessageTexts>;
  adminOrderList: TextsOf<typeof useOrderListTexts>;
  adminOrderSteps: TextsOf<typeof useOrderStepTexts>;
  adminOrders: TextsOf<typeof useAdminOrderTexts>;
  adminOverview: TextsOf<typeof useOverviewTexts>;
  adminPictures: TextsOf<typeof usePictureTexts>;
  adminProduct: TextsOf<typeof useProductFormTexts>;
  adminRecords: TextsOf<typeof useRecordsTexts>;
  adminReviews: TextsOf<typeof useAdminReviewTexts>;
  adminSettings: TextsOf<typeof useSettingsTexts>;
  adminStatistics: TextsOf<typeof useStatisticsTexts>;
  admin: TextsOf<typeof useAdminTexts>;
  /** The server's texts for an admin. */
  server: ServerTexts;
}

/** The Bengali texts of the back office, by area. */
export const areas: AdminAreas = {
  adminAccessories,
  adminAccount,
  adminBanners,
  adminBlogs,
  adminCatalogue,
  adminCoupons,
  adminCustomers,
  adminDelivery,
  adminFinding,
  adminHealth,
  adminImport,
  adminImportPictures,
  adminMail,
  adminMessages,
  adminOrderList,
  adminOrderSteps,
  adminOrders,
  adminOverview,
  adminPictures,
  adminProduct,
  adminRecords,
  adminReviews,
  adminSettings,
  adminStatistics,
  admin: base,
  server,
};
