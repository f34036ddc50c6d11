import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { isAddressItself, isPublicAddress, judgeFrameAddress } from './frame-address.ts';
import { mayBeFramed } from './frame-permission.ts';

export interface FrameCheck {
  /** The page's status, or null: it does not answer well, may not be framed, or is none that is asked. */
  check(address: string, siteOrigin: string): Promise<number | null>;
  close(): Promise<void>;
}

const patienceMs = 3_000;
const mostRedirects = 3;
const mostAtOnce = 20;

/** Asks providers' pages for their headers. `lookup` finds the addresses of a name. */
export function createFrameCheck({
  allowedOrigins,
  lookup = systemLookup,
}: {
  allowedOrigins: () => Promise<readonly string[]>;
  lookup?: LookupFunction;
}): FrameCheck {
  const agent = new Agent({
    connect: { lookup: publicOnly(lookup), timeout: patienceMs },
    connections: 2,
    headersTimeout: patienceMs,
  });
  // an address that needs no name has been judged by the list
  const plainAgent = new Agent({
    connect: { timeout: patienceMs },
    connections: 2,
    headersTimeout: patienceMs,
  });
  let asking = 0;

  async function ask(address: string, siteOrigin: string, redirects: number): Promise<number | null> {
    const url = judgeFrameAddress(address, await allowedOrigins());
    if (!url) return null;
    const dispatcher = isAddressItself(url) ? plainAgent : agent;
    const head = await readHead(url, dispatcher, 'HEAD');
    // not everybody knows that word
    const { statusCode, headers } = [405, 501].includes(head.statusCode)
      ? await readHead(url, dispatcher, 'GET')
      : head;
    const next = headers.location;
    if (statusCode >= 300 && statusCode < 400 && typeof next === 'string')
      return redirects < mostRedirects && URL.canParse(next, url.href)
        ? ask(new URL(next, url.href).href, siteOrigin, redirects + 1)
        : null;
    return statusCode < 400 && mayBeFramed(headers, url, siteOrigin) ? statusCode : null;
  }

  return {
    async check(address, siteOrigin) {
      if (asking >= mostAtOnce) return null;
      asking += 1;
      try {
        return await ask(address, siteOrigin, 0);
      } catch {
        // whatever went wrong, it cannot be shown
        return null;
      } finally {
        asking -= 1;
      }
    },
    close: async () => void (await Promise.all([agent.close(), plainAgent.close()])),
  };
}

async function readHead(url: URL, dispatcher: Agent, method: 'HEAD' | 'GET') {
  const signal = AbortSignal.timeout(patienceMs);
  const { statusCode, headers, body } = await request(url, { method, dispatcher, signal });
  // what it says is not read
  body.on('error', () => {}).destroy();
  return { statusCode, headers };
}

/** The addresses of a name that are of the public network; none is as good as no such name. */
function publicOnly(lookup: LookupFunction): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const addresses = (Array.isArray(found) ? found : []).filter(({ address }) => isPublicAddress(address));
      const [first] = addresses;
      if (!first) return callback(Object.assign(new Error('no public address'), { code: 'ENOTFOUND' }), '');
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}
