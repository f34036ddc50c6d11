import { realtimeEvents } from '#app/realtime/realtime-events.ts';

const betweenMs = 15 * 60_000;
/** Whoever comes back to the tab again and again asks no more often than this. */
const atLeastMs = 60_000;
/** A new build starts the server anew, and every open page hears of that at once. */
const spreadMs = 5_000;

/** Asks now and then which build is the newest, and tells of one that is not this page's. */
export function watchVersion(tell: (buildId: string) => void): () => void {
  const own = document.documentElement.dataset.build;
  let askedAtMs = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAtMs < atLeastMs) return;
    askedAtMs = Date.now();
    const newest = await newestBuild();
    if (newest !== null && newest !== own) tell(newest);
  };
  const look = () => void ask();
  const stopResumed = realtimeEvents.resumed.on(() => {
    clearTimeout(timer);
    timer = setTimeout(look, Math.random() * spreadMs);
  });
  const clock = setInterval(look, betweenMs);
  document.addEventListener('visibilitychange', look);
  return () => {
    stopResumed();
    clearTimeout(timer);
    clearInterval(clock);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Null where it can't be learned now. */
async function newestBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/builds/latest.json', { cache: 'no-cache' });
    const { id } = (await answer.json()) as { id?: unknown };
    return answer.ok && typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
