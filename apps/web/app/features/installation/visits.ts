const visitsKey = 'visits';
const visitMark = 'is-counted';
const refusalKey = 'install-refused';

/** How often the visitor has come with this browser; a tab counts once. */
export function countVisit(): number {
  const before = Number(localStorage.getItem(visitsKey)) || 0;
  if (sessionStorage.getItem(visitMark)) return before;
  sessionStorage.setItem(visitMark, '1');
  localStorage.setItem(visitsKey, String(before + 1));
  return before + 1;
}

export function readRefusal(): number | null {
  return Number(localStorage.getItem(refusalKey)) || null;
}

export function storeRefusal(nowMs: number): number {
  localStorage.setItem(refusalKey, String(nowMs));
  return nowMs;
}
