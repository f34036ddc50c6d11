import { browserSession } from '#app/session/browser-session.ts';
import { createApiClient, type ApiClient } from './client.ts';
import { loseSession } from './session-lost.ts';

/** The one client of the page. Only for the browser: loaders use `LoaderApi`. */
export const api: ApiClient = createApiClient({
  fetch: (url, init) => fetch(url, init),
  language: () => document.documentElement.dataset.language ?? 'en_US',
  token: () => browserSession.read()?.token ?? null,
  keepToken: (token) => browserSession.rotate(token),
  loseSession,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
});
