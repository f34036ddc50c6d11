import type { LoginSuccess } from '@halls/contract/session';
import { writeCookie } from '#app/page/cookies.ts';
import type { PageInfo } from '#app/page/page-info.ts';
import { goToTarget } from './member-place.ts';
import { linkPending } from './pending-link.ts';
import { regainFocus } from './regain-focus.ts';
import { browserSession } from '#app/session/browser-session.ts';
import { tellNativeLogin } from '#app/session/native-app.ts';

const oneDaySeconds = 86_400;

/**
 * Keeps the answer of a login or a registration, and goes where it was asked for. The socket, the balance and the rest
 * follow from the stored session. `mustReload` when the page must be loaded anew: it was rendered for another currency
 * and the mobile layout shows amounts on it; not before what waited for the member is `settled`.
 */
export function startSession(
  answer: LoginSuccess,
  page: PageInfo,
  isMobile: boolean,
): { mustReload: boolean; settled: Promise<void> } {
  browserSession.start({
    token: answer.token,
    memberId: answer.member_id,
    memberAccount: answer.member_account,
    currency: answer.member_currency,
  });
  tellNativeLogin();
  writeCookie('ccy', answer.member_currency, oneDaySeconds);
  const linking = linkPending();
  const settled = linking ?? Promise.resolve();
  if (goToTarget(linking)) return { mustReload: false, settled };
  regainFocus();
  return { mustReload: isMobile && answer.member_currency !== page.currency, settled };
}
