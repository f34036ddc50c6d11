import type { DoubleValidation, LoginSuccess } from '@halls/contract/session';
import { toasts, type ApiResult } from '@halls/web-kit';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { isNarrow } from '#app/page/is-narrow.ts';
import type { PageInfo } from '#app/page/page-info.ts';
import { startSession } from './start-session.ts';

const differentDevice = 107;
const memberTransfer = 802;

/**
 * What comes of a login by whichever way: a session, or the dialog of the step that comes before it. False when it
 * was refused and the form that asked has something to say; an unknown device is told by both.
 */
export function goOnAfterLogin(
  result: ApiResult<LoginSuccess | DoubleValidation>,
  page: PageInfo,
  welcome: (account: string) => string,
): boolean {
  if (result.ok) {
    if ('token' in result.data) begin(result.data, page, welcome);
    else dialogs.open('double-validation', { first: result.data });
    return true;
  }
  if (result.code === differentDevice) dialogs.open('unknown-device');
  if (result.code !== memberTransfer) return false;
  const { transfer_token: transferToken } = result.data as { transfer_token: string };
  dialogs.open('member-transfer', { transferToken });
  return true;
}

function begin(answer: LoginSuccess, page: PageInfo, welcome: (account: string) => string): void {
  const { mustReload, settled } = startSession(answer, page, isNarrow());
  if (mustReload) void settled.then(() => window.location.reload());
  else toasts.show('success', welcome(answer.member_account));
}
