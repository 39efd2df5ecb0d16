import { useState } from "react";
import { ApiError, errorText } from "@/api/client";
import { newKey } from "@/lib/new-key";
import { pictureFault } from "@/lib/picture-file";
import { toast } from "@/lib/toast";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useSessionCheck } from "@/session/use-session-check";
import { useBannerTexts } from "@/texts/admin-banners";
import { usePictureTexts } from "@/texts/admin-pictures";
import { said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useUpdateBanners, type BannerForm } from "../api/update-banners";
import { BLOCKS, countFault, MAX_FORM_BYTES, type BlockName } from "./blocks";

/** A picture that was chosen and not sent yet. */
export interface ChosenFile {
  id: string;
  file: File;
}

type PerBlock<T> = Partial<Record<BlockName, T>>;

/** The element to focus when a block's pictures are wrong. */
export const chooserId = (name: BlockName) => `choose-${name}`;

/**
 * A form of banners: what was chosen for its blocks, what is wrong with it, and sending it. `live` counts what the
 * blocks have in the shop; a block that is not known is the server's to judge.
 */
export function useBannerForm(
  form: BannerForm,
  names: readonly BlockName[],
  live: PerBlock<number | undefined> = {},
) {
  const texts = useBannerTexts();
  const pictureTexts = usePictureTexts();
  const { errors } = useTexts();
  const sessionEnded = useSessionCheck();
  const { upload, sent } = useUpdateBanners(form);
  const [chosen, setChosen] = useState<PerBlock<ChosenFile[]>>({});
  const [faults, setFaults] = useState<PerBlock<string>>({});
  const [failure, setFailure] = useState<string>();
  const [sidePlace, setSidePlace] = useState<number>();

  const filesOf = (name: BlockName) => chosen[name] ?? [];
  /** One picture may take the place of one of two side banners. */
  const replacesOne = filesOf("side").length === 1 && live.side === BLOCKS.side.most;
  const place = replacesOne ? sidePlace : undefined;
  useUnsavedWarning(names.some((name) => filesOf(name).length > 0));

  function change(name: BlockName, files: ChosenFile[], fault?: string) {
    const tooMany = files.length > BLOCKS[name].most ? texts.blocks[name].many : undefined;
    setChosen({ ...chosen, [name]: files });
    setFaults({ ...faults, [name]: fault ?? tooMany });
    setFailure(undefined);
    if (name === "side") setSidePlace(undefined);
  }

  function pick(name: BlockName, picked: readonly File[]) {
    const good = picked.filter((file) => !pictureFault(file));
    const refused = picked.flatMap((file) => {
      const fault = pictureFault(file);
      if (!fault) return [];
      const text = fault === "type" ? pictureTexts.wrongType : pictureTexts.tooLarge;
      return [pictureTexts.ofFile(file.name, text)];
    });
    const added = good.map((file) => ({ id: newKey(), file }));
    const single = BLOCKS[name].most === 1;
    const files = single ? [...filesOf(name), ...added].slice(-1) : [...filesOf(name), ...added];
    change(name, files, refused.length > 0 ? refused.join(" ") : undefined);
  }

  /** Notes what is wrong and leads to the first of it. */
  function refuse(found: PerBlock<string>) {
    setFaults(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first) document.getElementById(chooserId(first))?.focus();
  }

  async function submit() {
    setFailure(undefined);
    // Only beside a block that changes may another one stay as it is.
    const some = names.some((name) => filesOf(name).length > 0);
    const found: PerBlock<string> = {};
    for (const name of names) {
      const count =
        name === "side" && place !== undefined ? BLOCKS.side.most : filesOf(name).length;
      const fault = countFault(name, count, some ? live[name] : 0);
      if (fault) found[name] = texts.blocks[name][fault];
    }
    if (Object.keys(found).length > 0) return refuse(found);

    const body = new FormData();
    let bytes = 0;
    for (const name of names) {
      for (const { file } of filesOf(name)) {
        body.append(BLOCKS[name].field, file);
        bytes += file.size;
      }
    }
    if (place !== undefined) body.append("sidePlace", String(place));
    if (bytes > MAX_FORM_BYTES) return setFailure(texts.formTooLarge);

    setFaults({});
    try {
      toast.success(said(await upload.mutateAsync(body)));
      setChosen({});
    } catch (error) {
      if (sessionEnded(error)) return;
      toast.error(texts.failed[form]);
      const fields = error instanceof ApiError ? error.fields : {};
      const told: PerBlock<string> = {};
      for (const name of names) {
        const fault = fields[BLOCKS[name].field];
        if (fault) told[name] = said(fault);
      }
      if (Object.keys(told).length > 0) {
        refuse(told);
      } else {
        const offline = error instanceof ApiError && error.status === 0;
        setFailure(errorText(error, offline ? errors.network : errors.unexpected));
      }
    }
  }

  return {
    filesOf,
    faults,
    failure,
    /** How much of the form has left, 0 to 1, while it is sent. */
    sent,
    busy: upload.isPending,
    replacesOne,
    sidePlace: place,
    chooseSidePlace: (next: number) => {
      setSidePlace(next);
      setFaults({ ...faults, side: undefined });
    },
    pick,
    arrange: (name: BlockName, ids: readonly string[]) => {
      const byId = new Map(filesOf(name).map((entry) => [entry.id, entry]));
      change(
        name,
        ids.flatMap((id) => byId.get(id) ?? []),
      );
    },
    submit,
  };
}
