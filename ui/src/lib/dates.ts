import { english } from "./format";

export const { day: formatDay, moment: formatMoment, time: formatTime } = english;
