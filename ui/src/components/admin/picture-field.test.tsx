import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeWorkers, pictureOf, type FakeWorker } from "@/test/picture-worker";
import { PictureField } from "./picture-field";
import { PictureWorkContext, usePictureWork } from "./picture-work";

let workers: FakeWorker[];
const send = vi.fn<(file: File | undefined) => void>();

beforeEach(() => {
  workers = fakeWorkers();
  send.mockClear();
  URL.createObjectURL = vi.fn(() => "blob:picture");
  URL.revokeObjectURL = vi.fn();
});

afterEach(() => vi.unstubAllGlobals());

function Form() {
  const [file, setFile] = useState<File>();
  const [shown, setShown] = useState(true);
  const pictures = usePictureWork(() => send(file));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        pictures.submit();
      }}
    >
      <PictureWorkContext value={pictures.add}>
        {shown && (
          <PictureField label="Logo" file={file} onChange={setFile} width={10} height={10} />
        )}
      </PictureWorkContext>
      {pictures.waiting && <p>waits</p>}
      <button>Save</button>
      <button type="button" onClick={pictures.cancel}>
        Empty
      </button>
      <button type="button" onClick={() => setShown(false)}>
        Without
      </button>
    </form>
  );
}

const chooser = () => screen.getByLabelText(/Logo$/, { selector: "input" });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const making = () => screen.queryByText("Making the picture smaller...");

async function choose(file: File, workersThen?: number) {
  fireEvent.change(chooser(), { target: { files: [file] } });
  if (workersThen !== undefined) await waitFor(() => expect(workers).toHaveLength(workersThen));
}

function answer(index: number) {
  const blob = new Blob([new Uint8Array(1_992_294)], { type: "image/jpeg" });
  act(() => workers[index]?.answer(blob));
}

function heavy(name: string) {
  return Object.defineProperty(pictureOf(4000, 3000, name), "size", { value: 18_874_368 });
}

it("tells what it does, and afterwards what it did", async () => {
  render(<Form />);
  await choose(heavy("big.png"), 1);
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("Making the picture smaller...");
  answer(0);
  await waitFor(() => expect(status).toHaveTextContent("Made smaller: 18.0 MB → 1.9 MB"));
  expect(making()).toBeNull();
  await save();
  expect(send.mock.lastCall?.[0]?.name).toBe("big.jpg");
});

it("takes a picture that is dropped on it, and one alone", async () => {
  render(<Form />);
  const place = screen.getByRole("img", { name: "No picture yet" });
  const drop = (...files: File[]) =>
    fireEvent.drop(place, { dataTransfer: { types: ["Files"], files } });
  fireEvent.dragOver(place, { dataTransfer: { types: ["Files"] } });
  expect(screen.getByText("Drop the picture here")).toBeVisible();
  drop(pictureOf(10, 10, "a.png"), pictureOf(10, 10, "b.png"));
  expect(screen.queryByText("Drop the picture here")).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "There is room for one picture here. Please drop a single file.",
  );
  // Something else that is dragged, such as a text, is none.
  fireEvent.dragOver(place, { dataTransfer: { types: ["text/plain"] } });
  expect(screen.queryByText("Drop the picture here")).toBeNull();
  drop(pictureOf(10, 10, "a.png"));
  expect(await screen.findByRole("img", { name: "Logo: New, not saved yet" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  await save();
  expect(send.mock.lastCall?.[0]?.name).toBe("a.png");
  // What is no picture is refused in words.
  fireEvent.drop(screen.getByRole("img"), {
    dataTransfer: { types: ["Files"], files: [new File(["text"], "notes.txt")] },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "notes.txt: Please choose a JPEG, PNG, WebP or GIF picture.",
  );
});

it("says that a picture had too many pixels", async () => {
  render(<Form />);
  await choose(pictureOf(9000, 6000), 1);
  answer(0);
  expect(await screen.findByText("Made smaller: it had 54 megapixels.")).toBeInTheDocument();
});

it("sends a form that was submitted meanwhile once its picture is ready", async () => {
  render(<Form />);
  await choose(heavy("big.png"), 1);
  await save();
  await save();
  expect(screen.getByText("waits")).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  answer(0);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.lastCall?.[0]?.name).toBe("big.jpg");
  expect(screen.queryByText("waits")).toBeNull();
});

it("waits for a picture within the limits, too, which takes a moment to be read", async () => {
  render(<Form />);
  const small = pictureOf(10, 10);
  await choose(small);
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(small));
  expect(workers).toHaveLength(0);
});

it("sends a picture that was ready a moment ago, before the form was drawn with it", () => {
  let setFile: (file: File) => void = () => undefined;
  function Drawn() {
    const [file, set] = useState<File>();
    const { submit } = usePictureWork(() => send(file));
    useEffect(() => void (setFile = set), []);
    return <button onClick={submit}>Save</button>;
  }
  render(<Drawn />);
  const small = pictureOf(10, 10);
  act(() => {
    setFile(small);
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
  });
  expect(send).toHaveBeenCalledExactlyOnceWith(small);
});

it("sends nothing where the picture cannot be taken, and leads to it", async () => {
  render(<Form />);
  await choose(pictureOf(9000, 6000), 1);
  await save();
  act(() => workers[0]?.fail());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "photo.png: The picture has 9000 × 6000 pixels, which is more than this browser can make smaller.",
  );
  await waitFor(() => expect(chooser()).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
});

/** A picture that is refused before the form is submitted. */
async function refuse() {
  await choose(pictureOf(9000, 6000), workers.length + 1);
  act(() => workers.at(-1)?.fail());
  expect(await screen.findByRole("alert")).toBeInTheDocument();
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("holds the form back while a picture is refused, until it is discarded", async () => {
  render(<Form />);
  const small = pictureOf(10, 10);
  await choose(small);
  await screen.findByRole("img", { name: "Logo: New, not saved yet" });
  await refuse();
  await save();
  await waitFor(() => expect(chooser()).toHaveFocus());
  await save();
  expect(send).not.toHaveBeenCalled();

  await press("Discard: Logo");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(chooser()).toHaveFocus();
  await save();
  expect(send).toHaveBeenCalledExactlyOnceWith(small);
});

it("holds the form back no more once another picture is chosen", async () => {
  render(<Form />);
  await refuse();
  const small = pictureOf(10, 10);
  await choose(small);
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(small));
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each(["Empty", "Without"])("forgets what was refused: %s", async (button) => {
  render(<Form />);
  await refuse();
  await press(button);
  expect(screen.queryByRole("alert")).toBeNull();
  await save();
  expect(send).toHaveBeenCalledOnce();
});

it("leads to the chooser where the button that has the focus goes as the work is done", async () => {
  render(<Form />);
  await choose(heavy("big.png"), 1);
  screen.getByRole("button", { name: "Cancel: Logo" }).focus();
  answer(0);
  await waitFor(() => expect(making()).toBeNull());
  expect(chooser()).toHaveFocus();
  await press("Discard: Logo");
  expect(chooser()).toHaveFocus();
});

it.each([
  ["image/jpeg", "JPEG"],
  ["image/webp", "WebP"],
])("says what it made of a HEIC: %s", async (type, format) => {
  render(<Form />);
  await choose(new File(["\0\0\0\x10ftypheic\0\0\0\0"], "IMG_1.HEIC"), 1);
  act(() => workers[0]?.answer(new Blob(["picture"], { type })));
  expect(await screen.findByText(`Made a ${format} of the HEIC picture.`)).toBeInTheDocument();
});

it("says what helps with a picture of an iPhone", async () => {
  render(<Form />);
  await choose(new File(["\0\0\0\x10ftypheic\0\0\0\0"], "IMG_1.HEIC", { type: "image/heic" }), 1);
  act(() => workers[0]?.answer("undecoded"));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^IMG_1\.HEIC: This picture has the format of iPhones \(HEIC\).*Most Compatible/,
  );
});

it("takes another choice in place of one that is worked on", async () => {
  render(<Form />);
  await choose(heavy("first.png"), 1);
  await save();
  await choose(heavy("second.png"), 2);
  expect(workers[0]?.isStopped()).toBe(true);
  answer(0);
  answer(1);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.lastCall?.[0]?.name).toBe("second.jpg");
});

it("is called off by its button, by the form and by leaving", async () => {
  const { unmount } = render(<Form />);
  await choose(heavy("a.png"), 1);
  await save();
  await userEvent.click(screen.getByRole("button", { name: "Cancel: Logo" }));
  expect(workers[0]?.isStopped()).toBe(true);
  expect(making()).toBeNull();
  await waitFor(() => expect(screen.queryByText("waits")).toBeNull());
  expect(chooser()).toHaveFocus();

  await choose(heavy("b.png"), 2);
  await userEvent.click(screen.getByRole("button", { name: "Empty" }));
  expect(workers[1]?.isStopped()).toBe(true);
  expect(making()).toBeNull();

  await choose(heavy("c.png"), 3);
  unmount();
  expect(workers[2]?.isStopped()).toBe(true);
  expect(send).not.toHaveBeenCalled();
});
