import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageSchema } from '@halls/contract';
import { pageAddress, type PageRequest } from '@halls/contract/page';
import { limitRequests, shareCount, type Clock } from '@halls/service';
import { contentSecurityPolicy, type Draft, type pageModule } from '#modules/page';
import type { publicationModule } from '#modules/publication';
import type { Site } from '#modules/site';
import { readFacts } from '#platform/http/facts.ts';
import type { FaceOf } from '#platform/module.ts';
import { hashOf, previewScript, withScript } from './preview-script.ts';
import { lookOf } from './preview.rules.ts';
import type { PreviewGrant, PreviewTokens } from './preview-token.ts';

interface PreviewDeps {
  readonly page: FaceOf<typeof pageModule>;
  readonly publication: FaceOf<typeof publicationModule>;
  readonly tokens: PreviewTokens;
  readonly clock: Clock;
  readonly findSite: (host: string) => Site;
  readonly countryHeader: string | null;
  readonly rateLimits: boolean;
  /** Where nodes count together. */
  readonly redis: object | null;
}

/** Of one address: a page asks for what it reads one by one. */
const previewsPerMinute = 300;
const place = '/preview/';

/** What an address with a grant shows of the site on whose host it is asked for. To everybody else nothing is there. */
export async function mountPreviews(http: FastifyInstance, deps: PreviewDeps): Promise<void> {
  await http.register(async (previews) => {
    if (deps.rateLimits)
      await limitRequests(previews, {
        perMinute: previewsPerMinute,
        shared: shareCount('previews', deps.redis),
      });
    previews.get(`${place}*`, async (request, reply) => {
      const asked = await readAsked(request, deps);
      return asked ? sendPage(request, reply, deps, asked) : sendNothing(reply);
    });
    previews.post(`${place}*`, async (request, reply) => {
      const asked = await readAsked(request, deps);
      const path = asked && /^\/api(\/.+)$/.exec(asked.path)?.[1];
      return asked && path ? sendAnswer(request, reply, deps, { ...asked, path }) : sendNothing(reply);
    });
  });
}

interface Asked {
  readonly grant: PreviewGrant;
  readonly draft: Draft;
  readonly site: Site;
  /** On the site, without the query. */
  readonly path: string;
  /** What stands before it. */
  readonly prefix: string;
}

async function readAsked(
  request: FastifyRequest,
  { tokens, clock, findSite, publication }: PreviewDeps,
): Promise<Asked | null> {
  const { pathname } = new URL(request.url, 'http://site');
  const [token = ''] = pathname.slice(place.length).split('/');
  const grant = tokens.read(token, clock());
  const site = findSite(request.hostname);
  if (!grant || grant.siteId !== site.siteId) return null;
  const draft = await publication.findDraft(grant);
  const prefix = place + token;
  return draft && { grant, draft, site, prefix, path: pathname.slice(prefix.length) || '/' };
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, countryHeader, findSite }: PreviewDeps,
  { grant, draft, site, path, prefix }: Asked,
): Promise<FastifyReply> {
  const query = new URL(request.url, 'http://site').searchParams;
  const { template, device } = lookOf(query);
  const asked = languageSchema.safeParse(query.get('lang')).data;
  const language = asked && site.languages.includes(asked) ? asked : site.defaultLanguage;
  const address = new URL(pageAddress(`${request.protocol}://${request.host}${path}?lang=${language}`));
  const pageRequest: PageRequest = {
    ...{ url: address.href, language, device, showKeys: false, currency: site.defaultCurrency },
    site: { ...site, template: template ?? site.template },
  };
  const facts = { ...readFacts(request, findSite, countryHeader), token: null, language };
  const previewed = await page.preview(draft, { kind: 'page', request: pageRequest }, facts);
  if (previewed.kind !== 'page' || previewed.page.kind === 'file') return sendNothing(reply);
  if (previewed.page.kind === 'redirect')
    return unseen(reply).redirect(prefix + previewed.page.location, previewed.page.status);
  const { html, inline, status } = previewed.page;
  const script = previewScript(prefix, address.pathname + address.search);
  const policy = contentSecurityPolicy(
    { ...inline, scripts: [...inline.scripts, hashOf(script)] },
    address.host,
    { frames: await page.frameOrigins(), others: [], ancestor: grant.officeOrigin },
  );
  return unseen(reply)
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(withScript(html, script));
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, countryHeader, findSite }: PreviewDeps,
  { draft, path }: Asked,
): Promise<FastifyReply> {
  const facts = { ...readFacts(request, findSite, countryHeader), token: null };
  if (facts.origin !== facts.siteOrigin) return sendNothing(reply);
  const previewed = await page.preview(draft, { kind: 'call', path, body: request.body }, facts);
  if (previewed.kind !== 'call') return sendNothing(reply);
  return unseen(reply).code(previewed.answer.status).send(previewed.answer.envelope);
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return unseen(reply).code(404).type('text/plain; charset=utf-8').send('404');
}

/** Neither kept, nor indexed, nor told to whoever is asked next. */
function unseen(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer');
}
