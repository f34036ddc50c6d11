import { guestHeaders, type CallingMember, type CallSite } from './call-site.ts';

/** One call, in good order or not at all; answers how long it took, in milliseconds. */
export async function callNow(
  { server }: Pick<CallSite, 'server'>,
  path: string,
  body: object,
  as: Pick<CallingMember, 'headers'> = { headers: guestHeaders },
): Promise<number> {
  const sentMs = performance.now();
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: as.headers,
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const tookMs = performance.now() - sentMs;
  if (!text.startsWith('{"code":100,')) throw new Error(`${path} was answered ${response.status} ${text}`);
  return tookMs;
}
