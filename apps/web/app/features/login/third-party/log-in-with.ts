import type { Translate } from '@halls/i18n/format';
import type { TextKey } from '@halls/i18n/texts';
import { toasts } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { closePopup, isPopupOpen, openPopup, showInPopup } from '#app/game-session/popup-windows.ts';
import { goOnAfterLogin } from '#app/member/go-on-after-login.ts';
import { linkAtNextLogin } from '#app/member/pending-link.ts';
import type { PageInfo } from '#app/page/page-info.ts';
import { hearWindows } from '#app/page/window-messages.ts';
import { deviceId } from '#app/session/device-id.ts';
import { waitForVisit } from './visit-provider.ts';

export interface Provider {
  provider_id: string;
  name: string;
}

interface Parts {
  page: PageInfo;
  t: Translate<TextKey<'third_party'>>;
  login: Translate<TextKey<'login'>>;
}

/** What the login form has to say afterwards; `isDone` when there is nothing left for it to do. */
interface LoggedInWith {
  isDone: boolean;
  notice: string | null;
}

const popupName = 'authWindow';
const notLinked = 301;

/** Sends the visitor to a provider in a popup, and logs them in with what comes back. */
export async function logInWith(provider: Provider, parts: Parts): Promise<LoggedInWith> {
  const { t } = parts;
  // at once, while the browser still counts the press
  const popup = openPopup(popupName);
  if (!popup) return { isDone: false, notice: t('blocked') };
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const challenge = base64url(await sha256(verifier));
  const query = new URLSearchParams({ provider: provider.provider_id, window: challenge });
  showInPopup(popup, `/third-party/start?${query.toString()}`);
  const visited = await waitForVisit({
    isClosed: () => !isPopupOpen(popupName),
    close: () => closePopup(popupName),
    hear: hearWindows,
    every: (ms, run) => {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
  });
  if (visited.kind === 'left') return { isDone: false, notice: null };
  if (visited.kind === 'failed') {
    const text = t('failed', { name: provider.name, code: visited.code });
    toasts.show('error', text);
    return { isDone: false, notice: text };
  }
  return complete({ ticket: visited.ticket, verifier }, provider, parts);
}

async function complete(
  proof: { ticket: string; verifier: string },
  { name }: Provider,
  { page, t, login }: Parts,
): Promise<LoggedInWith> {
  const result = await api.call('/login/third_party', { ...proof, udid: deviceId(), device: page.device });
  if (goOnAfterLogin(result, page, (account) => login('welcome', { account })) || result.ok)
    return { isDone: true, notice: null };
  if (result.failure) return { isDone: false, notice: login('no_connection') };
  if (result.code !== notLinked) {
    toasts.show('error', result.message);
    return { isDone: false, notice: result.message };
  }
  linkAtNextLogin({ ...proof, linked: t('linked', { name }) });
  return { isDone: false, notice: t('not_linked', { name }) };
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
