/** More operations wait than the batcher may hold: nothing was done, ask again later (503 at the edge). */
export class LedgerOverloadedError extends Error {
  override readonly name = 'LedgerOverloadedError';
  readonly queued: number;

  constructor(queued: number) {
    super(`${queued} ledger operations are waiting already; the operation was refused before it began`);
    this.queued = queued;
  }
}

/** A member's account was used before `openAccount` made it: a bug of the caller. */
export class LedgerAccountMissingError extends Error {
  override readonly name = 'LedgerAccountMissingError';
}
