import type { OfficeCalls } from '@halls/contract/office';
import { createApiClient, type ApiClient, type ApiResult } from '@halls/web-kit';
import { loseSession, session } from '#app/session/office-session.ts';
import { readLanguage, translateIn } from '#app/texts/texts.ts';
import { proof } from './proof.ts';

const client = createApiClient<OfficeCalls>({
  fetch: (url, init) => fetch(url, init),
  language: readLanguage,
  token: () => session.read().csrf,
  tokenHeader: 'X-CSRF',
  loseSession,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  describe: (failure) => translateIn('parts')(`failure.${failure}`),
});

/** HTTP 403 with this code: who is there must prove it again. */
const proofCode = 428;

/** The office's one client. What needs a fresh proof asks for it, and goes on when it was given. */
export const api: ApiClient<OfficeCalls> = {
  async call(path, body, options) {
    const result: ApiResult<OfficeCalls[typeof path]['data']> = await client.call(path, body, options);
    if (result.ok || result.code !== proofCode) return result;
    if (!(await proof.ask())) return { ...result, aborted: true };
    return client.call(path, body, options);
  },
};
