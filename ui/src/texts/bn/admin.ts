import type { useAdminAccountTexts } from "../admin-account";
import type { useBannerTexts } from "../admin-banners";
import type { useAdminBlogTexts } from "../admin-blogs";
import type { useCatalogueTexts } from "../admin-catalogue";
import type { useImportTexts } from "../admin-import";
import type { useAdminMessageTexts } from "../admin-messages";
import type { useAdminOrderTexts } from "../admin-orders";
import type { useOverviewTexts } from "../admin-overview";
import type { usePictureTexts } from "../admin-pictures";
import type { useProductFormTexts } from "../admin-product";
import type { useRecordsTexts } from "../admin-records";
import type { useSettingsTexts } from "../admin-settings";
import type { useStatisticsTexts } from "../admin-statistics";
import type { useAdminTexts } from "../admin";
import type { TextsOf } from "../language";

interface AdminAreas {
  adminAccount: TextsOf<typeof useAdminAccountTexts>;
  adminBanners: TextsOf<typeof useBannerTexts>;
  adminBlogs: TextsOf<typeof useAdminBlogTexts>;
  adminCatalogue: TextsOf<typeof useCatalogueTexts>;
  adminImport: TextsOf<typeof useImportTexts>;
  adminMessages: TextsOf<typeof useAdminMessageTexts>;
  adminOrders: TextsOf<typeof useAdminOrderTexts>;
  adminOverview: TextsOf<typeof useOverviewTexts>;
  adminPictures: TextsOf<typeof usePictureTexts>;
  adminProduct: TextsOf<typeof useProductFormTexts>;
  adminRecords: TextsOf<typeof useRecordsTexts>;
  adminSettings: TextsOf<typeof useSettingsTexts>;
  adminStatistics: TextsOf<typeof useStatisticsTexts>;
  admin: TextsOf<typeof useAdminTexts>;
}

/** The Bengali texts of the back office, by area. */
export const admin: Partial<AdminAreas> = {};
