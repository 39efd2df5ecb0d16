import { MAX_FORM_BYTES, MAX_IMPORT_BYTES, MAX_PICTURE_BYTES } from "@/config/generated-admin";

const MB = 1024 * 1024;

/** Limits of the shop as its texts say them, in megabytes. */
export const FORM_MB = MAX_FORM_BYTES / MB;
export const IMPORT_MB = MAX_IMPORT_BYTES / MB;
export const PICTURE_MB = MAX_PICTURE_BYTES / MB;
