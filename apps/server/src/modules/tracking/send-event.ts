import { Agent, request } from 'undici';
import type { Pixel } from './tracking.repo.ts';

/** `refused`: it will never be taken as it is. `failed`: later it may be, or it has been already. */
export type SendOutcome = 'sent' | 'refused' | 'failed';

const patienceMs = 10_000;
const answerLimitBytes = 100_000;
const agent = new Agent({ connections: 4, keepAliveTimeout: 10_000, maxResponseSize: answerLimitBytes });

/** Hands one event to the pixel's owner. Never throws. */
export async function sendEvent(pixel: Pixel, content: string): Promise<SendOutcome> {
  try {
    const { statusCode, body } = await request(`${pixel.endpoint}/${pixel.pixelId}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${pixel.accessToken}` },
      body: `{"data":[${content}]}`,
      dispatcher: agent,
      signal: AbortSignal.timeout(patienceMs),
    });
    await body.dump();
    return judgeStatus(statusCode);
  } catch {
    // no answer: its receiver knows an event by its key, and takes it once
    return 'failed';
  }
}

/** A wrong token or too many at once may be right later; what is wrong with the event itself stays so. */
export function judgeStatus(status: number): SendOutcome {
  if (status >= 200 && status < 300) return 'sent';
  return status === 400 || status === 413 || status === 422 ? 'refused' : 'failed';
}
