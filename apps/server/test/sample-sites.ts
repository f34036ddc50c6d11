import { createTestDatabase, testProviderSecrets } from '@halls/testkit';
import type { Currency, Envelope, Language } from '@halls/contract';
import { articleModule } from '#modules/article';
import { catalogueModule, type CatalogueFace } from '#modules/catalogue';
import { contentModule } from '#modules/content';
import { discountModule } from '#modules/discount';
import { faqModule } from '#modules/faq';
import { placementModule } from '#modules/placement';
import { siteModule } from '#modules/site';
import type { Member } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import type { Authenticator } from '#platform/http/dispatcher.ts';
import type { Platform } from '#platform/module.ts';
import { seedArticles } from '../src/sandbox/articles/seed-articles.ts';
import { seedContent } from '../src/sandbox/content/seed-content.ts';
import { seedDiscounts } from '../src/sandbox/discounts/seed-discounts.ts';
import { seedFaqs } from '../src/sandbox/faq/seed-faqs.ts';
import { seedPlaces } from '../src/sandbox/places/seed-places.ts';
import { seedConnections } from '../src/sandbox/providers/seed-connections.ts';
import { seedSites } from '../src/sandbox/sites/seed-sites.ts';
import { createTestApp } from './create-test-app.ts';

export interface SampleSites {
  readonly sql: Sql;
  readonly catalogue: CatalogueFace;
  /** The owner's. */
  readonly url: string;
  /** Calls as a guest, or as `member`, of a site. */
  call(
    path: string,
    body: unknown,
    as?: {
      siteId?: number;
      language?: Language;
      member?: Member | undefined;
      now?: Date;
      /** Which node answers; the first where none is named. */
      node?: number;
    },
  ): Promise<Envelope>;
  addMember(siteId: number, account: string): Promise<Member>;
  close(): Promise<void>;
}

/** Takes a member for the token of their session. */
const authenticateMember: Authenticator = async (token, siteId) => {
  const member = JSON.parse(token) as Member;
  return member.siteId === siteId ? { member, rotatedToken: null } : null;
};

/**
 * For tests: a database with the sample sites and their content, and calls through the dispatcher without HTTP.
 * With `running` there are so many nodes, which hear of changes; without, one that hears nothing.
 */
export async function openSampleSites({ running = 0 } = {}): Promise<SampleSites> {
  const database = await createTestDatabase();
  let clock = () => new Date();
  const open = (prepare?: typeof seed) =>
    createTestApp(database, {
      settings: { port: 0 },
      modules: [contentModule, placementModule, articleModule, discountModule, faqModule, catalogueModule],
      authenticate: authenticateMember,
      clock: () => clock(),
      ...(prepare && { prepare }),
    });
  const app = await open(seed);
  const nodes = [app];
  while (nodes.length < running) nodes.push(await open());
  if (running > 0) for (const node of nodes) await node.start();
  const sites = app.faceOf(siteModule);

  return {
    sql: app.platform.sql,
    catalogue: app.faceOf(catalogueModule),
    url: database.url,
    async call(path, body, { siteId = 1, language = 'en_US', member, now = new Date(), node = 0 } = {}) {
      const site = sites.findById(siteId);
      if (!site) throw new Error(`no site ${siteId}`);
      clock = () => now;
      const { envelope } = await (nodes[node] ?? app).dispatcher.dispatch(path, body, {
        requestId: 'test',
        site,
        language,
        remoteAddress: '127.0.0.1',
        country: null,
        userAgent: '',
        origin: null,
        siteOrigin: 'http://localhost',
        token: member ? JSON.stringify(member) : null,
      });
      return envelope;
    },
    async addMember(siteId, account) {
      const currency: Currency = 'VND';
      const { member_id: memberId } = await database.pool
        .query<{ member_id: string }>(
          `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
           values ($1, $2, '', $3, $2, now()) returning member_id`,
          [siteId, account, currency],
        )
        .then(({ rows }) => rows[0] ?? { member_id: '' });
      return {
        kind: 'member',
        memberId: Number(memberId),
        sessionId: 'session',
        siteId,
        account,
        currency,
        mustChangePassword: false,
        agent: null,
      };
    },
    async close() {
      for (const node of nodes) await node.close();
      await database.drop();
    },
  };
}

async function seed({ sql, sealing, settings, clock }: Platform): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    await seedSites(transaction);
    await seedContent(transaction);
    await seedDiscounts(transaction, clock);
    await seedFaqs(transaction);
    await seedArticles(transaction);
    await seedPlaces(transaction);
  });
  await seedConnections({ sql, sealing }, { ...settings, providerSecrets: testProviderSecrets });
}
