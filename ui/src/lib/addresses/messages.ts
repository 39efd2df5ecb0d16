/** An address that the worker is to read. */
export interface ToWorker {
  id: number;
  url: string;
}

/**
 * Why an address gave nothing: `blocked` where the other shop lets no page of ours read it, or nothing answered; `status`
 * where it answered with an error.
 */
export type AddressFault =
  { fault: "blocked" | "slow" | "tooLarge" } | { fault: "status"; status: number };

/** What an address gave. */
export type FromWorker = { id: number } & ({ blob: Blob } | AddressFault);
