import { createTestDatabase } from '@halls/testkit';
import { translateAnswer } from '@halls/i18n';
import type { Currency, Envelope, Language } from '@halls/contract';
import type { Member } from '#platform/actor.ts';
import type { CallSite, Implementation } from '#platform/call.ts';
import { openDatabase, type Sql, type SqlTransaction } from '#platform/database.ts';
import { createDispatcher } from '#platform/http/dispatcher.ts';
import { seedSites } from '../src/sandbox/sites/seed-sites.ts';
import { seedContent } from '../src/sandbox/content/seed-content.ts';

export interface SampleSites {
  readonly sql: Sql;
  /** The owner's. */
  readonly url: string;
  /** Calls `implementations` as a guest, or as `member`, of a site. */
  call(
    implementations: readonly Implementation[],
    path: string,
    body: unknown,
    as?: { siteId?: number; language?: Language; member?: Member | undefined; now?: Date },
  ): Promise<Envelope>;
  addMember(siteId: number, account: string): Promise<Member>;
  close(): Promise<void>;
}

/** For tests: a database with the sample sites and their content, and calls through the dispatcher without HTTP. */
export async function openSampleSites(): Promise<SampleSites> {
  const database = await createTestDatabase();
  const app = openDatabase({ url: database.url, role: 'platform_app', maxConnections: 5, onError: () => {} });
  await app.sql.transaction().execute(async (tx: SqlTransaction) => {
    await seedSites(tx);
    await seedContent(tx);
  });
  const sites = await app.sql.selectFrom('app.site').selectAll().execute();

  return {
    sql: app.sql,
    url: database.url,
    async call(
      implementations,
      path,
      body,
      { siteId = 1, language = 'en_US', member, now = new Date() } = {},
    ) {
      const row = sites.find((site) => site.site_id === siteId);
      if (!row) throw new Error(`no site ${siteId}`);
      const site: CallSite = {
        siteId,
        defaultCurrency: row.default_currency,
        currencies: row.currencies,
        languages: row.languages,
      };
      const dispatcher = createDispatcher({
        implementations,
        authenticate: async (_, asked) =>
          member && member.siteId === asked ? { member, rotatedToken: null } : null,
        translate: translateAnswer,
        clock: () => now,
      });
      const { envelope } = await dispatcher.dispatch(path, body, {
        requestId: 'test',
        site,
        language,
        remoteAddress: '127.0.0.1',
        country: null,
        userAgent: '',
        origin: null,
        siteOrigin: 'http://localhost',
        token: member ? 'token' : null,
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
        agent: null,
      };
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
