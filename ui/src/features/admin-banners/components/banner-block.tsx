import { ChosenPicture } from "@/components/admin/chosen-picture";
import { PictureAlert } from "@/components/admin/picture-alert";
import { PictureButton } from "@/components/admin/picture-button";
import { PictureProgress } from "@/components/admin/picture-progress";
import type { Parts } from "@/lib/parts";
import { useBannerTexts } from "@/texts/admin-banners";
import { usePictureTexts } from "@/texts/admin-pictures";
import type { Live } from "../api/live-banners";
import { BLOCKS, type BlockName } from "../lib/blocks";
import { chooserId, type useBannerForm } from "../lib/use-banner-form";
import { LivePictures } from "./live-pictures";
import { SortablePictures } from "./sortable-pictures";

interface BannerBlockProps {
  name: BlockName;
  live: Live;
  form: ReturnType<typeof useBannerForm>;
  /** What has to be said about the chosen pictures. */
  question?: Parts;
  /** The live pictures as something other than pictures to look at. */
  children?: Parts;
}

/** One block of banners: what the shop shows, and what is to take its place, in the shapes of the home page. */
export function BannerBlock({ name, live, form, question, children }: BannerBlockProps) {
  const texts = useBannerTexts();
  const pictures = usePictureTexts();
  const { width, height, most, grid, stacked } = BLOCKS[name];
  const block = texts.blocks[name];
  const files = form.filesOf(name);
  const fault = form.faultOf(name);
  const id = chooserId(name);
  const known = live.isPending || live.paths !== undefined;
  const many = most > 1;
  const label =
    files.length > 0
      ? many
        ? pictures.chooseMore
        : pictures.chooseOther
      : many
        ? pictures.chooseMany
        : pictures.chooseOne;

  return (
    <section aria-labelledby={`${id}-title`} className="rounded-lg border border-line p-4 sm:p-6">
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {block.title}
      </h2>
      <p className="mt-1 text-sm text-muted">{`${block.place} ${texts.best(width, height)}`}</p>
      {known && (
        <>
          <h3 className="mt-5 mb-2 text-sm font-semibold">{pictures.live}</h3>
          <LivePictures name={name} live={live}>
            {children}
          </LivePictures>
        </>
      )}
      <div className="mt-5 flex flex-col gap-3 border-t border-line pt-5">
        {files.length > 0 && (
          <>
            <div className="flex flex-wrap justify-between gap-x-4">
              <h3 className="text-sm font-semibold">{pictures.fresh}</h3>
              {many && <p className="text-sm text-muted">{texts.chosen(files.length, most)}</p>}
            </div>
            <SortablePictures
              label={`${block.title}: ${pictures.fresh}`}
              stacked={stacked}
              disabled={form.busy}
              className={grid}
              items={files.map(({ id: key, file }) => ({
                id: key,
                name: file.name,
                picture: (
                  <ChosenPicture
                    file={file}
                    alt={`${pictures.fresh}: ${file.name}`}
                    width={width}
                    height={height}
                  />
                ),
              }))}
              onChange={(ids) => form.arrange(name, ids)}
            />
            {question}
          </>
        )}
        <PictureProgress
          working={form.working(name)}
          files={files.map(({ file }) => file)}
          label={block.title}
          chooser={id}
          onCancel={() => form.cancel(name)}
        />
        <PictureButton
          id={id}
          multiple={many}
          disabled={form.busy}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault === undefined ? `${id}-help` : `${id}-error ${id}-help`}
          onPick={(picked) => form.pick(name, picked)}
        >
          <span>{label}</span>
          <span className="sr-only">{`: ${block.title}`}</span>
        </PictureButton>
        {fault !== undefined && (
          <PictureAlert
            id={`${id}-error`}
            text={fault}
            label={block.title}
            chooser={id}
            onDiscard={form.hasRefused(name) ? () => form.discardRefused(name) : undefined}
          />
        )}
        <p id={`${id}-help`} className="text-sm text-muted">
          {`${block.replaces} ${pictures.formats}`}
        </p>
      </div>
    </section>
  );
}
