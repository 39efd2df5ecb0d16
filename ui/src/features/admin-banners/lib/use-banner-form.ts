import { useState } from "react";
import { ApiError, errorText } from "@/api/client";
import { usePictureWork } from "@/components/admin/picture-work";
import { faultsOf } from "@/lib/apply-field-errors";
import { toast } from "@/lib/toast";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useSessionCheck } from "@/session/use-session-check";
import { useBannerTexts } from "@/texts/admin-banners";
import { said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useUpdateBanners, type BannerForm } from "../api/update-banners";
import { BLOCKS, countFault, MAX_FORM_BYTES, type BlockName } from "./blocks";
import { usePicking, type ChosenFile } from "./use-picking";

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

  /** By what there is by then: pictures may get ready while others are arranged. */
  function change(name: BlockName, by: (now: ChosenFile[]) => ChosenFile[], fault?: string) {
    setChosen((now) => ({ ...now, [name]: by(now[name] ?? []) }));
    setFaults((now) => ({ ...now, [name]: fault }));
    setFailure(undefined);
    if (name === "side") setSidePlace(undefined);
  }

  function add(name: BlockName, files: ChosenFile[], refused: string[]) {
    const single = BLOCKS[name].most === 1;
    change(
      name,
      (now) => (single ? [...now, ...files].slice(-1) : [...now, ...files]),
      refused.length > 0 ? refused.join(" ") : undefined,
    );
  }

  function lead(name: BlockName) {
    document.getElementById(chooserId(name))?.focus();
  }

  function faultOf(name: BlockName): string | undefined {
    const tooMany = filesOf(name).length > BLOCKS[name].most;
    return faults[name] ?? (tooMany ? texts.blocks[name].many : undefined);
  }

  /** Notes what is wrong and leads to the first of it. */
  function refuse(found: PerBlock<string>) {
    setFaults(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first) lead(first);
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
      const fields = faultsOf(error);
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

  const pictures = usePictureWork(() => void submit());
  const picking = usePicking({ announce: pictures.add, onReady: add, focus: lead });
  useUnsavedWarning(names.some((name) => filesOf(name).length > 0 || picking.working(name) > 0));

  return {
    filesOf,
    faultOf,
    failure,
    /** How much of the form has left, 0 to 1, while it is sent. */
    sent,
    busy: upload.isPending,
    /** It was submitted, and waits for its pictures. */
    waiting: pictures.waiting,
    working: picking.working,
    stop: picking.stop,
    replacesOne,
    sidePlace: place,
    chooseSidePlace: (next: number) => {
      setSidePlace(next);
      setFaults((now) => ({ ...now, side: undefined }));
    },
    pick: picking.pick,
    arrange: (name: BlockName, ids: readonly string[]) => {
      change(name, (now) => {
        const byId = new Map(now.map((entry) => [entry.id, entry]));
        return ids.flatMap((id) => byId.get(id) ?? []);
      });
    },
    submit: pictures.submit,
  };
}
