import { useState } from "react";
import { ApiError, errorText } from "@/api/client";
import { focusChooser } from "@/components/admin/focus-chooser";
import { usePictureWork } from "@/components/admin/picture-work";
import { refusedText, usePictureRuns } from "@/components/admin/use-picture-runs";
import { MAX_FORM_BYTES } from "@/config/generated-admin";
import { faultsOf } from "@/api/apply-field-errors";
import { newKey } from "@/lib/new-key";
import { toast } from "@/lib/toast";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useSessionCheck } from "@/session/use-session-check";
import { useBannerTexts } from "@/texts/admin-banners";
import { usePictureTexts } from "@/texts/admin-pictures";
import { said, type Said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useUpdateBanners, type BannerForm } from "../api/update-banners";
import { BLOCKS, countFault, type BlockName } from "./blocks";

/** A picture that was chosen and not sent yet. */
interface ChosenFile {
  id: string;
  file: File;
}

/** What is wrong with a block: how many pictures it has, or what the server says. */
type Fault = "few" | "many" | Said;

type PerBlock<T> = Partial<Record<BlockName, T>>;

/** The element to focus when a block's pictures are wrong. */
export const chooserId = (name: BlockName) => `choose-${name}`;

const isSingle = (name: BlockName) => BLOCKS[name].most === 1;

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
  const [faults, setFaults] = useState<PerBlock<Fault>>({});
  /** Kept as what it is, and told in the language of the day. */
  const [failure, setFailure] = useState<"size" | { error: unknown }>();
  const [sidePlace, setSidePlace] = useState<number>();

  const filesOf = (name: BlockName) => chosen[name] ?? [];
  /** One picture may take the place of one of two side banners. */
  const replacesOne = filesOf("side").length === 1 && live.side === BLOCKS.side.most;
  const place = replacesOne ? sidePlace : undefined;

  /** By what there is by then: pictures may get ready while others are arranged. */
  function change(name: BlockName, by: (now: ChosenFile[]) => ChosenFile[]) {
    setChosen((now) => ({ ...now, [name]: by(now[name] ?? []) }));
    setFaults((now) => ({ ...now, [name]: undefined }));
    setFailure(undefined);
    if (name === "side") setSidePlace(undefined);
  }

  function add(name: BlockName, ready: readonly File[]) {
    const files = ready.map((file) => ({ id: newKey(), file }));
    change(name, (now) => (isSingle(name) ? [...now, ...files].slice(-1) : [...now, ...files]));
  }

  const lead = (name: BlockName) => focusChooser(chooserId(name));

  function faultOf(name: BlockName): string | undefined {
    const refused = refusedText(pictureTexts, runs.refused(name));
    if (refused !== undefined) return refused;
    const fault = faults[name] ?? (filesOf(name).length > BLOCKS[name].most ? "many" : undefined);
    return typeof fault === "string" ? texts.blocks[name][fault] : fault && said(fault);
  }

  function failureText(): string | undefined {
    if (failure === undefined) return undefined;
    if (failure === "size") return texts.formTooLarge;
    const offline = failure.error instanceof ApiError && failure.error.status === 0;
    return errorText(failure.error, offline ? errors.network : errors.unexpected);
  }

  /** Notes what is wrong and leads to the first of it. */
  function refuse(found: PerBlock<Fault>) {
    setFaults(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first) lead(first);
  }

  async function submit() {
    setFailure(undefined);
    // Only beside a block that changes may another one stay as it is.
    const some = names.some((name) => filesOf(name).length > 0);
    const found: PerBlock<Fault> = {};
    for (const name of names) {
      const count =
        name === "side" && place !== undefined ? BLOCKS.side.most : filesOf(name).length;
      const fault = countFault(name, count, some ? live[name] : 0);
      if (fault) found[name] = fault;
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
    if (bytes > MAX_FORM_BYTES) return setFailure("size");

    setFaults({});
    try {
      toast.success(said(await upload.mutateAsync(body)));
      setChosen({});
    } catch (error) {
      if (sessionEnded(error)) return;
      toast.error(texts.failed[form]);
      const fields = faultsOf(error);
      const told: PerBlock<Fault> = {};
      for (const name of names) {
        const fault = fields[BLOCKS[name].field];
        if (fault) told[name] = fault;
      }
      if (Object.keys(told).length > 0) refuse(told);
      else setFailure({ error });
    }
  }

  const pictures = usePictureWork(() => void submit());
  const runs = usePictureRuns<BlockName>({ announce: pictures.add, onReady: add, focus: lead });
  useUnsavedWarning(names.some((name) => filesOf(name).length > 0 || runs.working(name) > 0));

  return {
    filesOf,
    faultOf,
    failure: failureText(),
    /** How much of the form has left, 0 to 1, while it is sent. */
    sent,
    busy: upload.isPending,
    /** It was submitted, and waits for its pictures. */
    waiting: pictures.waiting,
    working: runs.working,
    cancel: runs.cancel,
    /** Whether files were refused; the form goes without them once they are discarded. */
    hasRefused: (name: BlockName) => runs.refused(name).length > 0,
    discardRefused: runs.discardRefused,
    replacesOne,
    sidePlace: place,
    chooseSidePlace: (next: number) => {
      setSidePlace(next);
      setFaults((now) => ({ ...now, side: undefined }));
    },
    pick: (name: BlockName, files: readonly File[]) => runs.pick(name, files, isSingle(name)),
    arrange: (name: BlockName, ids: readonly string[]) => {
      change(name, (now) => {
        const byId = new Map(now.map((entry) => [entry.id, entry]));
        return ids.flatMap((id) => byId.get(id) ?? []);
      });
    },
    submit: pictures.submit,
  };
}
