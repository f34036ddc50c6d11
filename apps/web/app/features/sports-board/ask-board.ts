import { api } from '#app/api/browser-client.ts';
import { isNarrow } from '#app/page/is-narrow.ts';
import type { PageInfo } from '#app/page/page-info.ts';

/** The address of the board, once the server has seen that it can be shown; null where it cannot. */
export async function askBoard({ currency, device }: PageInfo): Promise<string | null> {
  const screen = device === 'app' ? 'app' : isNarrow() ? 'mobile' : 'desktop';
  const answer = await api.call('/arks/web/game/sport-quickbet-url', {
    currency,
    support_device: screen,
    domain: window.location.host,
  });
  if (!answer.ok) return null;
  const { url } = answer.data.detail;
  const checked = await api.call('/check_iframe', { url });
  return checked.ok ? url : null;
}
