export { CompareAnswer } from "./compare-answer";
export { CompareTray } from "./compare-tray";
