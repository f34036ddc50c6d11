/** What decides whether bulletins pop up where somebody is. */
export interface PopUpState {
  isMember: boolean;
  isDepositPage: boolean;
  /** When each bulletin at hand was last changed. */
  updatedAt: readonly string[];
  /** When bulletins were closed in this session. */
  closedAtMs: number | null;
  /** They were closed on this page. */
  isCancelled: boolean;
  /** The address asked for a dialog of its own. */
  isDialogAsked: boolean;
  /** Another dialog is in front of the page. */
  isDialogOpen: boolean;
}

export function popsUp(state: PopUpState): boolean {
  const { isMember, updatedAt, closedAtMs, isCancelled, isDialogAsked, isDialogOpen } = state;
  if (isCancelled || updatedAt.length === 0) return false;
  if (isMember && state.isDepositPage) return true;
  if (isDialogAsked) return false;
  if (isMember) return closedAtMs === null;
  if (isDialogOpen) return false;
  return closedAtMs === null || updatedAt.some((instant) => Date.parse(instant) > closedAtMs);
}

export function isDepositPage(pathname: string, search: string): boolean {
  if (/^\/(?:user\/)?deposit\/?$/i.test(pathname)) return true;
  return /^\/user\/?$/i.test(pathname) && /[?&]page=deposit(?:&|$)/i.test(search);
}
