/** What decides whether a visitor is offered to install the site. */
export interface InstallState {
  /** Whether the browser installs by itself, only by hand, or not at all. */
  way: 'ask' | 'by-hand' | null;
  /** It runs as an app already, or within one. */
  isInstalled: boolean;
  /** How often the visitor has come, this time too. */
  visits: number;
  /** When they said no. */
  refusedAtMs: number | null;
  nowMs: number;
  /** Something else is in front of the page: a dialog, a question, a game. */
  isBusy: boolean;
  /** The page is in the phone's layout, with everything around it. */
  isWholePhonePage: boolean;
}

const restMs = 30 * 86_400_000;
/** Who looks in for the first time has not decided to come back. */
const visitsBefore = 2;

/** The way in which installing is offered now; null where it would disturb. */
export function installOffer(state: InstallState): 'ask' | 'by-hand' | null {
  const { way, isInstalled, visits, refusedAtMs, nowMs, isBusy, isWholePhonePage } = state;
  if (isInstalled || isBusy || !isWholePhonePage || visits < visitsBefore) return null;
  if (refusedAtMs !== null && nowMs - refusedAtMs < restMs) return null;
  return way;
}

/** Safari on a phone installs by its own menu alone; browsers that other programs bring along there can't. */
export function installsByHand(userAgent: string): boolean {
  return /iPhone|iPad/.test(userAgent) && /Version\/[\d.]+.*Safari\//.test(userAgent);
}
