import { createHash } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { formatMinor, type Currency, type Envelope } from '@halls/contract';
import { everybody } from '@halls/contract/member-rule';
import { campaignBodySchema } from '@halls/contract/office';
import { agentModule } from '#modules/agent';
import { bonusSettingModule } from '#modules/bonus-setting';
import { captchaModule } from '#modules/captcha';
import { cleanCacheModule } from '#modules/clean-cache';
import { deviceModule } from '#modules/device';
import { infoDataModule } from '#modules/info-data';
import { ledgerModule } from '#modules/ledger';
import { letterModule } from '#modules/letter';
import { loginModule } from '#modules/login';
import { memberTransferModule } from '#modules/member-transfer';
import { memberModule, type ProfileChanges } from '#modules/member';
import { noticeModule } from '#modules/notice';
import { insertDraft, publishVersion } from '#modules/offer';
import { payoutAccountModule } from '#modules/payout-account';
import { profileModule } from '#modules/profile';
import { recoveryModule } from '#modules/recovery';
import { registrationModule } from '#modules/registration';
import { sessionModule } from '#modules/session';
import { thirdPartyModule } from '#modules/third-party';
import { trackingModule } from '#modules/tracking';
import type { CallSite, Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import type { Dispatched, RequestFacts } from '#platform/http/dispatcher.ts';
import { createTestApp } from './create-test-app.ts';

export const testSites: readonly CallSite[] = [
  {
    siteId: 1,
    defaultCurrency: 'VND',
    currencies: ['VND', 'USD'],
    languages: ['vi_VN', 'en_US', 'zh_CN'],
  },
  {
    siteId: 2,
    defaultCurrency: 'RMB',
    currencies: ['RMB', 'USD'],
    languages: ['zh_CN', 'en_US'],
  },
];

export const welcomeMinor = 500_000n;

export type IdentityWorld = Awaited<ReturnType<typeof createIdentityWorld>>;

/** Sessions, captcha, login, registration and member over a database of their own, with a clock that tests set. */
export async function createIdentityWorld(
  options: { rateLimits?: boolean; routes?: readonly Implementation[] } = {},
) {
  const database = await createTestDatabase();
  await insertSites(database);
  let now = new Date('2026-03-01T08:00:00Z');
  const openNode = () =>
    createTestApp(database, {
      settings: { rateLimits: options.rateLimits ?? false },
      modules: [
        captchaModule,
        loginModule,
        memberTransferModule,
        infoDataModule,
        cleanCacheModule,
        thirdPartyModule,
        registrationModule,
        recoveryModule,
        profileModule,
        letterModule,
        payoutAccountModule,
        deviceModule,
        agentModule,
        bonusSettingModule,
        trackingModule,
      ],
      routes: options.routes ?? [],
      clock: () => new Date(now),
      translate: (_language, key) => key,
    });
  const app = await openNode();
  const { dispatcher } = app;
  const { sql, pool } = app.platform;
  await announceWelcome(sql, new Date(now));
  const { passwords, personal, uniqueValues } = app.faceOf(memberModule);
  const captchas = app.faceOf(captchaModule);

  /** A call as a visitor makes it; `message` and fields are message keys. */
  function send(path: string, body: object, from: Partial<RequestFacts> = {}): Promise<Dispatched> {
    return dispatcher.dispatch(path, body, { ...visitor, ...from });
  }

  /** A captcha whose answer is known, as if it had been solved. */
  async function solveCaptcha(
    type: 1 | 2,
    { siteId = 1, remoteAddress = visitor.remoteAddress } = {},
  ): Promise<{ captcha_token: string; answer: string }> {
    const issued = await captchas.issue({ siteId, type, kind: 'svg', remoteAddress });
    if (!issued) throw new Error('no captcha was issued');
    const token = issued.token;
    const hash = createHash('sha256').update(`${token}:AAAA`).digest();
    await database.pool.query('update app.captcha set answer_hash = $1 where token_hash = $2', [
      hash,
      createHash('sha256').update(token).digest(),
    ]);
    return { captcha_token: token, answer: 'aaaa' };
  }

  async function addMember(
    account: string,
    from: { siteId?: number; password?: string; currency?: Currency } = {},
  ): Promise<number> {
    const { rows } = await database.pool.query<{ member_id: string }>(
      `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
       values ($1, $2, $3, $4, upper($2), now()) returning member_id`,
      [from.siteId ?? 1, account, await passwords.hash(from.password ?? 'demo1234'), from.currency ?? 'VND'],
    );
    return Number(rows[0]?.member_id);
  }

  /** What a member has told of themselves, as if it had been filled in. */
  function tell(memberId: number, told: ProfileChanges): Promise<void> {
    return sql.transaction().execute((transaction) => personal.write(transaction, memberId, told));
  }

  async function logIn(
    account: string,
    password = 'demo1234',
    from: Partial<RequestFacts> = {},
    more: object = {},
  ): Promise<Envelope> {
    const solved = await solveCaptcha(1, whereFrom(from));
    return (await send('/login', { account, password, ...solved, ...more }, from)).envelope;
  }

  /** The text that somebody was sent last, once all that waits has been sent; null for none. */
  async function lastMessageTo(recipient: string): Promise<string | null> {
    await app.faceOf(noticeModule).deliver(new Date(now.getTime() + 10_000));
    const { rows } = await database.pool.query<{ text: string }>(
      `select subject || ' ' || body as text from app.sandbox_message where recipient = $1
        order by sandbox_message_id desc limit 1`,
      [recipient],
    );
    return rows[0]?.text ?? null;
  }

  /** The code that somebody was sent last. */
  async function codeSentTo(recipient: string): Promise<string> {
    const code = /\d{6}/.exec((await lastMessageTo(recipient)) ?? '')?.[0];
    if (!code) throw new Error(`no code was sent to ${recipient}`);
    return code;
  }

  return {
    database,
    dispatcher,
    sql,
    pool,
    http: app.http,
    sealing: app.platform.sealing,
    /** Another server on the same database; its caller closes it. */
    openNode,
    /** As whom `send` asks where nothing else is said. */
    visitor,
    ledger: app.faceOf(ledgerModule),
    sessions: app.faceOf(sessionModule),
    tracking: app.faceOf(trackingModule),
    captchas,
    passwords,
    personal,
    uniqueValues,
    send,
    solveCaptcha,
    addMember,
    tell,
    logIn,
    lastMessageTo,
    codeSentTo,
    now: () => new Date(now),
    passTime: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}

function whereFrom({ site, remoteAddress = visitor.remoteAddress }: Partial<RequestFacts>) {
  return { siteId: site?.siteId ?? 1, remoteAddress };
}

const visitor: RequestFacts = {
  requestId: 'test',
  site: testSites[0] as CallSite,
  language: 'en_US',
  remoteAddress: '10.0.0.1',
  country: null,
  userAgent: 'test',
  origin: null,
  siteOrigin: 'http://localhost:4400',
  token: null,
};

/** Who registers is given `welcomeMinor`, whatever the currency. */
async function announceWelcome(sql: Sql, now: Date): Promise<void> {
  const year = 365 * 24 * 60 * 60_000;
  const offers = testSites.flatMap(({ siteId, currencies }) =>
    currencies.map((currency) => ({ siteId, currency })),
  );
  for (const { siteId, currency } of offers) {
    const body = campaignBodySchema.parse({
      ...{ currency, gt_id: 2, discount_id: null, access: 'open', codes: [], period: 'once' },
      starts_at: new Date(now.getTime() - year).toISOString(),
      ends_at: new Date(now.getTime() + 10 * year).toISOString(),
      trigger: { kind: 'registration' },
      reward: {
        ...{ kind: 'cash', wagering_percent: 0 },
        value: { kind: 'fixed', amount: formatMinor(welcomeMinor, currency) },
      },
      budget: formatMinor(welcomeMinor * 10_000n, currency),
      ...{
        member_cap: null,
        rule: everybody,
        title: { en_US: 'Welcome' },
        text: { en_US: 'For those who came' },
      },
    });
    await sql.transaction().execute(async (transaction) => {
      const campaignId = await insertDraft(transaction, { siteId, body, writer: null, now });
      await publishVersion(transaction, {
        ...{ campaignId, siteId, version: 1, body, now, publishedBy: null, changeRequestId: null },
      });
    });
  }
}

/** Whose messages land in the outbox; the second site has no gateway. */
export async function insertSites(database: TestDatabase): Promise<void> {
  for (const site of testSites) {
    await database.pool.query(
      `insert into app.site (site_id, template, name, name_zh, hosts, is_default, default_language, languages, currencies, default_currency, settings)
       values ($1, 'site02', $2, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        site.siteId,
        `Site ${site.siteId}`,
        [`s${site.siteId}.localhost`],
        site.siteId === 1,
        site.languages[0],
        site.languages,
        site.currencies,
        site.defaultCurrency,
        {},
      ],
    );
  }
  await database.pool.query(
    `insert into app.notice_gateway values (1, 'sms', 'outbox', '{}'), (1, 'email', 'outbox', '{}')`,
  );
}
