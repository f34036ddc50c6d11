import type { Translate } from '@halls/i18n/format';
import type { TextKey } from '@halls/i18n/texts';
import { createApiClient, type ApiClient } from '@halls/web-kit';
import { browserSession } from '#app/session/browser-session.ts';
import { sessionLost } from './session-lost.ts';
import { siteShut } from './site-shut.ts';

let translate: Translate<TextKey<'shell'>> = (key) => key;

/** Gives the client the texts of `shell`, once the page has them. */
export function describeFailuresWith(texts: Translate<TextKey<'shell'>>): void {
  translate = texts;
}

/** The one client of the page. Only for the browser: loaders use `LoaderApi`. */
export const api: ApiClient = createApiClient({
  fetch: (url, init) => fetch(url, init),
  language: () => document.documentElement.dataset.language ?? 'en_US',
  token: () => browserSession.read()?.token ?? null,
  keepToken: (token) => browserSession.rotate(token),
  loseSession: sessionLost.emit,
  meetMaintenance: siteShut.emit,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  describe: (failure) => translate(`failure.${failure}`),
});
