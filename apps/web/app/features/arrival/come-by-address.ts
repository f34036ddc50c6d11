import { currencies, type Currency } from '@halls/contract';
import { api } from '#app/api/browser-client.ts';
import { startSession } from '#app/member/start-session.ts';
import { isNarrow } from '#app/page/is-narrow.ts';
import type { PageInfo } from '#app/page/page-info.ts';
import { readArrival, readRedeemed, type Arrival } from './arrival-rules.ts';

/** Set by shells that have a session of their own. */
const skipKey = 'skipReloadGetInfo';

/** Takes out of the address what says who comes, and answers what redeems it once the page is there. */
export function takeArrival(): ((page: PageInfo) => Promise<void>) | null {
  const arrival = readArrival(window.location.href, Boolean(window.localStorage.getItem(skipKey)));
  if (!arrival) return null;
  window.history.replaceState(window.history.state, '', arrival.cleaned);
  return (page) => redeem(arrival, page);
}

/** The code for a session. What goes wrong is nobody's news: the page is a guest's home. */
async function redeem({ code, named }: Arrival, page: PageInfo): Promise<void> {
  if (!code) return;
  const result = await api.call('/get_info_data', { enc: code });
  const member = result.ok ? readRedeemed(result.data, named) : null;
  if (!member || !isCurrency(member.member_currency)) return goHome();
  const { token, member_account, member_currency } = member;
  const answer = { token, member_account, member_id: Number(member.member_id), member_currency };
  if (startSession(answer, page, isNarrow()).mustReload) window.location.reload();
}

function goHome(): void {
  if (window.location.pathname !== '/') window.location.replace('/');
}

function isCurrency(text: string): text is Currency {
  return Object.hasOwn(currencies, text);
}
