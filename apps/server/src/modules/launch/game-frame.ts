import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { SealingError, type Clock, type Sealing } from '@halls/service';
import { gameOrigins, type ProviderDirectory } from '#modules/provider-connection';

/** As long as a frame may take to ask for it: what a launch answers is good for a minute or so itself. */
const goodForMs = 120_000;
const path = '/game-frame';
const context = 'game_frame';
const longestSealed = 8_192;

const style =
  'html,body{height:100%;margin:0;background:#000}iframe{display:block;width:100%;height:100%;border:0}';
const styleHash = createHash('sha256').update(style).digest('base64');

interface Framed {
  /** Where the game is. */
  readonly url: string;
  readonly siteOrigin: string;
  readonly untilMs: number;
}

/**
 * The page of the site that frames a game which the site's pages may not frame themselves: they name the origins of the
 * providers' connections, and a provider may answer any other. Undefined where the pages may, and where nobody could.
 */
export async function frameAddress(
  game: { readonly url: string; readonly siteOrigin: string },
  { providers, sealing, clock }: { providers: ProviderDirectory; sealing: Sealing; clock: Clock },
): Promise<string | undefined> {
  if (!URL.canParse(game.url)) return undefined;
  const { origin, protocol } = new URL(game.url);
  if (!/^https?:$/.test(protocol) || gameOrigins(await providers.all()).includes(origin)) return undefined;
  const framed: Framed = { ...game, untilMs: clock().getTime() + goodForMs };
  return `${path}?at=${encodeURIComponent(sealing.seal(JSON.stringify(framed), context))}`;
}

/** Shows the game of such an address, and leads from any other to where a game ends. */
export function mountGameFrame(
  http: FastifyInstance,
  { sealing, clock }: { sealing: Sealing; clock: Clock },
): void {
  http.get<{ Querystring: { at?: unknown } }>(path, (request, reply) => {
    reply.header('cache-control', 'no-store');
    const framed = readFramed(request.query.at, sealing);
    const siteOrigin = `${request.protocol}://${request.host}`;
    if (!framed || framed.siteOrigin !== siteOrigin || framed.untilMs < clock().getTime())
      return reply.redirect('/close');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyFor(framed.url))
      .send(documentOf(framed.url));
  });
}

function readFramed(sealed: unknown, sealing: Sealing): Framed | null {
  if (typeof sealed !== 'string' || sealed.length > longestSealed) return null;
  try {
    return JSON.parse(sealing.open(sealed, context)) as Framed;
  } catch (error) {
    if (error instanceof SealingError) return null;
    throw error;
  }
}

/** The game may be here, and the page of the site that its exit leads to. */
function policyFor(url: string): string {
  return [
    `default-src 'none'`,
    `style-src 'sha256-${styleHash}'`,
    `frame-src 'self' ${new URL(url).origin}`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** The frame has the name by which the page behind the game's exit knows where it stands. */
function documentOf(url: string): string {
  const { href, host } = new URL(url);
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return (
    `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(host)}</title><style>${style}</style></head>` +
    `<body><iframe name="gameFrame" title="${escaped(host)}" src="${escaped(href)}" allow="fullscreen; autoplay"></iframe></body></html>\n`
  );
}
