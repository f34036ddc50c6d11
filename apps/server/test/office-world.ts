import type { Role } from '@halls/contract/operator';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { createPasswords } from '#modules/member';
import { changeRequestModule } from '#modules/change-request';
import { operatorModule } from '#modules/operator';
import { operatorLogModule } from '#modules/operator-log';
import type { Module } from '#platform/module.ts';
import type { Settings } from '#platform/settings.ts';
import type { App } from '../src/app.ts';
import { createTestApp } from './create-test-app.ts';

export const testPassword = 'a-password-of-tests';

export interface OfficeAnswer {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows what it has asked for
  readonly data: any;
  readonly cookie: string | undefined;
}

/** An operator at a browser. */
export interface Desk {
  readonly operatorId: number;
  readonly account: string;
  cookie: string;
  csrf: string;
  ask(path: string, body?: object, headers?: Record<string, string>): Promise<OfficeAnswer>;
}

export interface Holding {
  readonly role: Role;
  readonly siteIds?: readonly number[] | null;
  readonly amountLimit?: Readonly<Record<string, string>> | null;
}

export interface OfficeWorld {
  readonly test: TestDatabase;
  readonly app: App;
  /** The office's clock, which only goes on by this. */
  pass(ms: number): Date;
  now(): Date;
  ask(path: string, body: object, headers?: Record<string, string>): Promise<OfficeAnswer>;
  /** A new operator with the password of tests; what they hold is in all sites unless it says otherwise. */
  hire(account: string, holdings?: readonly (Role | Holding)[]): Promise<number>;
  signIn(account: string, more?: object): Promise<Desk>;
  /** `hire` and `signIn`. */
  seat(account: string, holdings?: readonly (Role | Holding)[]): Promise<Desk>;
  close(): Promise<void>;
}

/** The office of two sites, 1 and 2, without anything else of the product. */
export async function createOfficeWorld(
  options: { modules?: readonly Module<unknown>[]; settings?: Partial<Settings> } = {},
): Promise<OfficeWorld> {
  const test = await createTestDatabase();
  await test.pool.query(
    `insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency, is_default)
     select id, 'site02', 'Site ' || id, 'Site ' || id, array['site' || id || '.localhost'], 'en_US', '{en_US}', '{USD,VND}', 'USD', id = 1
       from generate_series(1, 2) id`,
  );
  let nowMs = Date.UTC(2026, 2, 31, 12);
  const now = () => new Date(nowMs);
  const app = await createTestApp(test, {
    modules: [operatorModule, operatorLogModule, changeRequestModule, ...(options.modules ?? [])],
    clock: now,
    ...(options.settings && { settings: options.settings }),
  });
  const passwordHash = await createPasswords().hash(testPassword);

  async function ask(
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<OfficeAnswer> {
    const answer = await app.office?.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
    if (!answer) throw new Error('the app has no office');
    const { code, message, data } = answer.json<OfficeAnswer>();
    const cookie = answer.headers['set-cookie'];
    return { status: answer.statusCode, code, message, data, cookie: cookie?.toString() };
  }

  async function hire(account: string, holdings: readonly (Role | Holding)[] = []): Promise<number> {
    const { rows } = await test.pool.query<{ operator_id: string }>(
      `insert into app.operator (account, name, language, password_hash, created_at)
       values ($1, $1, 'en_US', $2, $3) returning operator_id`,
      [account, passwordHash, now()],
    );
    const operatorId = Number(rows[0]?.operator_id);
    for (const holding of holdings) {
      const {
        role,
        siteIds = null,
        amountLimit = null,
      }: Holding = typeof holding === 'string' ? { role: holding } : holding;
      await test.pool.query(
        'insert into app.operator_assignment (operator_id, role, site_ids, amount_limit) values ($1, $2, $3, $4)',
        [operatorId, role, siteIds, amountLimit && JSON.stringify(amountLimit)],
      );
    }
    return operatorId;
  }

  async function signIn(account: string, more: object = {}): Promise<Desk> {
    const answer = await ask('/sign-in', { account, password: testPassword, ...more });
    if (answer.code !== 100) throw new Error(`${account} could not sign in: ${answer.message}`);
    const desk: Desk = {
      operatorId: answer.data.operator.operator_id,
      account,
      cookie: answer.cookie?.split(';')[0] ?? '',
      csrf: answer.data.csrf,
      ask: (path, body = {}, headers = {}) =>
        ask(path, body, { cookie: desk.cookie, 'x-csrf': desk.csrf, ...headers }),
    };
    return desk;
  }

  return {
    ...{ test, app, now, ask, hire, signIn },
    pass(ms) {
      nowMs += ms;
      return now();
    },
    async seat(account, holdings) {
      await hire(account, holdings);
      return signIn(account);
    },
    async close() {
      await app.close();
      await test.drop();
    },
  };
}
