import { useEffect, useRef, useState } from "react";
import type { PictureFault } from "@/lib/picture/plan";
import { preparePicture } from "@/lib/picture/prepare";
import type { usePictureTexts } from "@/texts/admin-pictures";
import type { Announce, PictureEnd } from "./picture-work";

/** A file that cannot be taken, and why. */
export interface Refused {
  name: string;
  fault: PictureFault;
}

/** Files that were chosen at once for one place of a form. */
interface PickedPictures<Place> {
  place: Place;
  calledOff: AbortController;
}

/** What there is to say about a choice. */
interface Shown<Place> {
  choice: PickedPictures<Place>;
  /** How many pictures take a while. */
  working: number;
  refused: readonly Refused[];
}

interface Options<Place> {
  announce: Announce;
  /** The files of a choice that can be taken. */
  onReady: (place: Place, files: File[]) => void;
  /** Leads to the chooser of a place. */
  focus: (place: Place) => void;
}

/** Gets chosen pictures ready, in the order of the choice: made smaller where that is needed, or refused with a reason. */
export function usePictureRuns<Place extends string>({ announce, onReady, focus }: Options<Place>) {
  const latest = useRef(onReady);
  /** Those under work and those with something refused, with what withdraws them from the form. */
  const open = useRef(new Map<PickedPictures<Place>, () => void>());
  const [shown, setShown] = useState<readonly Shown<Place>[]>([]);

  // A place may be another one's by the time its picture is ready, such as a row in its list.
  useEffect(() => {
    latest.current = onReady;
  });
  useEffect(() => {
    const all = open.current;
    return () =>
      all.forEach((withdraw, { calledOff }) => {
        calledOff.abort();
        withdraw();
      });
  }, []);

  const choicesOf = (place: Place) => [...open.current.keys()].filter((one) => one.place === place);

  function show(choice: PickedPictures<Place>, now?: Omit<Shown<Place>, "choice">) {
    setShown((all) => {
      const others = all.filter((one) => one.choice !== choice);
      return now ? [...others, { choice, ...now }] : others;
    });
  }

  function cancel(choice: PickedPictures<Place>) {
    choice.calledOff.abort();
    open.current.get(choice)?.();
    open.current.delete(choice);
    show(choice);
  }

  async function take(choice: PickedPictures<Place>, picked: readonly File[]): Promise<PictureEnd> {
    const { signal } = choice.calledOff;
    const onRedraw = () => show(choice, { working: picked.length, refused: [] });
    const files: File[] = [];
    const refused: Refused[] = [];
    for (const file of picked) {
      const prepared = await preparePicture(file, { signal, onRedraw });
      // Called off; where another file took its place, the form waits for that one.
      if (signal.aborted) return choicesOf(choice.place).length > 0 ? "done" : "stopped";
      if ("file" in prepared) files.push(prepared.file);
      else refused.push({ name: file.name, fault: prepared });
    }
    if (refused.length > 0) show(choice, { working: 0, refused });
    else {
      open.current.delete(choice);
      show(choice);
    }
    latest.current(choice.place, files);
    return refused.length > 0 ? "refused" : "done";
  }

  const shownOf = (place: Place) => shown.filter(({ choice }) => choice.place === place);

  function discardRefused(place: Place) {
    for (const { choice, refused } of shownOf(place)) if (refused.length > 0) cancel(choice);
  }

  return {
    /** `alone`: it takes the place of what is still worked on. What was refused is forgotten in any case. */
    pick: (place: Place, picked: readonly File[], alone: boolean) => {
      if (alone) choicesOf(place).forEach(cancel);
      discardRefused(place);
      const choice = { place, calledOff: new AbortController() };
      const withdraw = announce({
        end: take(choice, picked),
        cancel: () => cancel(choice),
        focus: () => focus(place),
      });
      open.current.set(choice, withdraw);
    },
    /** Forgets what is worked on, and what was refused. */
    cancel: (place: Place) => choicesOf(place).forEach(cancel),
    /** How many pictures of a place take a while. */
    working: (place: Place) => shownOf(place).reduce((sum, { working }) => sum + working, 0),
    refused: (place: Place) => shownOf(place).flatMap(({ refused }) => refused),
    discardRefused,
  };
}

/** Says why files cannot be taken; nothing where all can. */
export function refusedText(
  texts: ReturnType<typeof usePictureTexts>,
  refused: readonly Refused[],
): string | undefined {
  if (refused.length === 0) return undefined;
  return refused.map(({ name, fault }) => texts.ofFile(name, faultText(texts, fault))).join(" ");
}

/** Why one file cannot be taken. */
export function faultText(texts: ReturnType<typeof usePictureTexts>, fault: PictureFault): string {
  switch (fault.fault) {
    case "type":
      return texts.wrongType;
    case "size":
      return texts.tooLarge;
    case "pixels":
      return texts.tooManyPixels(fault.width, fault.height);
    case "heic":
    case "damaged":
    case "unreadable":
      return texts[fault.fault];
  }
}
