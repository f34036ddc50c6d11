/**
 * Lets the browser show the offline page of this language where no page can be reached. Where a browser has no such
 * thing, or a visitor has forbidden it, nothing is lost.
 */
export async function startSiteWorker(language: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(`/service-worker.js?lang=${language}`);
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, which has none
    active?.postMessage('here');
  } catch {
    // the site is as it was without it
  }
}
