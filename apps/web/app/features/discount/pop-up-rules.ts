interface Changing {
  updated_at: string;
}

/** Where people arrive and look around; nobody who reads, plays or pays is interrupted. */
const places = /^\/(?:gameHall\/\d)?$/;

/** Whether the offers open by themselves: once in a session, and again when one has been changed since they were closed. */
export function mayPopUp(situation: {
  discounts: readonly Changing[];
  /** The newest change of what was closed in this session, by the server's clock; null where nothing was. */
  closedUntilMs: number | null;
  isDialogOpen: boolean;
  pathname: string;
}): boolean {
  const { discounts, closedUntilMs, isDialogOpen, pathname } = situation;
  if (discounts.length === 0 || isDialogOpen || !places.test(pathname)) return false;
  return closedUntilMs === null || newestChangeMs(discounts) > closedUntilMs;
}

export function readClosed(memberId: number | null, storage: Storage = window.sessionStorage): number | null {
  const kept = storage.getItem(keyOf(memberId));
  return kept === null ? null : Number(kept);
}

export function writeClosed(
  memberId: number | null,
  discounts: readonly Changing[],
  storage: Storage = window.sessionStorage,
): void {
  storage.setItem(keyOf(memberId), String(newestChangeMs(discounts)));
}

/** A guest who logs in is somebody else: what is for members was not closed yet. */
function keyOf(memberId: number | null): string {
  return `discounts-closed:${memberId ?? 'guest'}`;
}

function newestChangeMs(discounts: readonly Changing[]): number {
  return Math.max(...discounts.map(({ updated_at: updatedAt }) => Date.parse(updatedAt)));
}
