import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { UploadProgress } from "./upload-progress";

it("tells everything in one region, which is there before there is something to tell", () => {
  const { rerender } = render(<UploadProgress sent={undefined} />);
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  rerender(<UploadProgress sent={undefined} waiting />);
  expect(status).toHaveTextContent("Sent as soon as the pictures are made smaller.");
  rerender(<UploadProgress sent={0.4} />);
  expect(status).toHaveTextContent("Sending");
  expect(screen.getByRole("progressbar", { name: "Upload" })).toHaveValue(0.4);
  rerender(<UploadProgress sent={1} />);
  expect(status).toHaveTextContent("Sent. The pictures are being prepared...");
  rerender(<UploadProgress sent={undefined} />);
  expect(status).toBeEmptyDOMElement();
  expect(screen.getByRole("status")).toBe(status);
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
});
