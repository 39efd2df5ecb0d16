import { use, useEffect, useRef, useState } from "react";
import { preparePicture } from "@/lib/picture/prepare";
import type { PictureFault } from "@/lib/picture/plan";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { usePictureTexts } from "@/texts/admin-pictures";
import { PictureWorkContext, type PictureEnd } from "./picture-work";

/** Says why a file cannot be taken. */
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

/**
 * Choosing the one picture of a field: made smaller where that is needed, or refused with a reason. A new choice takes
 * the place of one that is still worked on.
 */
export function usePictureChoice(onChange: (file: File) => void, inputId: string) {
  const texts = usePictureTexts();
  const announce = use(PictureWorkContext);
  const latest = useRef(onChange);
  const running = useRef<AbortController>(undefined);
  const [working, setWorking] = useState(false);
  const [refused, setRefused] = useState<{ name: string; fault: PictureFault }>();
  useUnsavedWarning(working);

  // A row may have another place in its list by the time its picture is ready.
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => running.current?.abort(), []);

  const focus = () => document.getElementById(inputId)?.focus();

  function cancel() {
    running.current?.abort();
    running.current = undefined;
    setWorking(false);
    setRefused(undefined);
  }

  async function take(file: File, own: AbortController): Promise<PictureEnd> {
    const { signal } = own;
    const prepared = await preparePicture(file, { signal, onRedraw: () => setWorking(true) });
    // Called off; where another file was chosen instead, the form waits for that one.
    if (signal.aborted) return running.current ? "done" : "stopped";
    running.current = undefined;
    setWorking(false);
    if ("file" in prepared) {
      latest.current(prepared.file);
      return "done";
    }
    setRefused({ name: file.name, fault: prepared });
    return "stopped";
  }

  function pick([file]: File[]) {
    if (!file) return;
    cancel();
    const own = new AbortController();
    running.current = own;
    announce({
      end: take(file, own),
      cancel,
      focus,
    });
  }

  return {
    pick,
    /** Forgets what is worked on, and what was wrong. */
    cancel,
    /** The same by a button that goes with it: the chooser has the focus then. */
    stop: () => {
      cancel();
      focus();
    },
    /** It takes a while. */
    working,
    refused: refused && texts.ofFile(refused.name, faultText(texts, refused.fault)),
  };
}
