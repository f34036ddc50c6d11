/** What the site says of itself, as the file that is there when no call is answered; null without that, too. */
export async function readSiteCopy(ask: typeof fetch = fetch): Promise<{ ok: true; data: unknown } | null> {
  try {
    const answer = await ask('/site-detail.json');
    return answer.ok ? { ok: true, data: (await answer.json()) as unknown } : null;
  } catch {
    return null;
  }
}
