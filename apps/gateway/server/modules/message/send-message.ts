import { randomUUID } from 'node:crypto';
import { messageToleranceMs } from '@halls/contract/psp';
import { signedHeaders } from '@halls/provider-signature';
import { type Dispatcher, request } from 'undici';
import type { OperatorKey } from '#platform/settings.ts';
import type { StoredMessage } from './message.repo.ts';

const patienceMs = 5_000;

/** The HTTP status of the answer; a word where there was none. */
export async function sendMessage(
  { body, defect }: StoredMessage,
  to: {
    readonly url: string;
    readonly key: OperatorKey;
    readonly now: Date;
    readonly dispatcher: Dispatcher;
  },
): Promise<number | string> {
  const ageMs = defect === 'old' ? messageToleranceMs + 60_000 : 0;
  const parts = {
    timestamp: String(to.now.getTime() - ageMs),
    nonce: randomUUID(),
    method: 'POST',
    path: new URL(to.url).pathname,
    body,
  };
  const key = defect === 'forged' ? { ...to.key, secret: 'somebody-else-has-this-secret' } : to.key;
  try {
    const answer = await request(to.url, {
      method: 'POST',
      dispatcher: to.dispatcher,
      headers: { 'content-type': 'application/json', ...signedHeaders(parts, key) },
      body: defect === 'altered' ? altered(body) : body,
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body.dump();
    return answer.statusCode;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Of a deposit the amount, of a payout the attempt: what somebody on the way would change. */
function altered(body: string): string {
  return body.replace(/"amount":"(\d+)"/, '"amount":"$10"').replace(/"attempt":(\d+)/, '"attempt":$10');
}
