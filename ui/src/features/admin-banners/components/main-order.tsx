import { useState } from "react";
import { errorText } from "@/api/client";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/toast";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useSessionCheck } from "@/session/use-session-check";
import { useBannerTexts } from "@/texts/admin-banners";
import { said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useOrderBanners } from "../api/order-banners";
import { BLOCKS } from "../lib/blocks";
import { LivePicture } from "./live-pictures";
import { SortablePictures } from "./sortable-pictures";

/** The main banners in the shop, to be put in another order or taken away; nothing changes there until it is saved. */
export function MainOrder({ paths, disabled }: { paths: readonly string[]; disabled: boolean }) {
  const common = useTexts().common;
  const texts = useBannerTexts();
  const sessionEnded = useSessionCheck();
  const { mutateAsync, isPending } = useOrderBanners();
  const unchanged = paths.map((_, index) => index);
  // By their places in the shop: one picture may stand there twice.
  const [order, setOrder] = useState(unchanged);
  const removed = paths.length - order.length;
  const changed = order.join() !== unchanged.join();
  useUnsavedWarning(changed);

  async function save() {
    try {
      const urls = order.flatMap((place) => paths[place] ?? []);
      toast.success(said(await mutateAsync({ urls, expected: [...paths] })));
    } catch (error) {
      if (!sessionEnded(error)) toast.error(errorText(error, texts.failed.main));
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <SortablePictures
        label={texts.blocks.main.title}
        keepOne
        stacked={BLOCKS.main.stacked}
        disabled={disabled || isPending}
        className={BLOCKS.main.grid}
        items={order.map((place) => ({
          id: String(place),
          name: texts.blocks.main.one(place + 1),
          picture: <LivePicture name="main" path={paths[place] ?? ""} index={place} />,
        }))}
        onChange={(ids) => setOrder(ids.map(Number))}
      />
      {changed && (
        <div className="flex flex-wrap items-center gap-2 rounded-md border border-field bg-soft p-3">
          <p role="status" className="mr-auto text-sm font-semibold">
            {removed > 0 ? texts.order.removed(removed) : texts.order.changed}
          </p>
          <Button variant="quiet" disabled={isPending} onClick={() => setOrder(unchanged)}>
            {texts.order.discard}
          </Button>
          <Button busy={isPending} busyText={common.processing} onClick={() => void save()}>
            {texts.order.save}
          </Button>
        </div>
      )}
    </div>
  );
}
