import { createTestDatabase } from '@halls/testkit';
import pg from 'pg';
import {
  type LedgerRunner,
  type MemberOwner,
  type PostAnswer,
  credit,
  hashRequest,
  member,
  openAccount,
  postTo,
  runOn,
} from '../src/index.ts';

export interface LedgerDatabase {
  /** The owner's connections. */
  readonly owner: pg.Pool;
  /** Connections of the restricted role, as the server has them. */
  readonly app: pg.Pool;
  readonly on: LedgerRunner;
  readonly url: string;
}

/** A database of its own with the restricted role's pool beside the owner's. */
export async function openLedgerDatabase({ maxConnections = 20 } = {}): Promise<LedgerDatabase> {
  const database = await createTestDatabase();
  const app = new pg.Pool({
    connectionString: database.url,
    options: '-c role=platform_app',
    max: maxConnections,
  });
  // the suite's end and the tests themselves cut connections on purpose
  app.on('error', () => {});
  return { owner: database.pool, app, on: runOn(app), url: database.url };
}

/** A member with both accounts and so much in the wallet. */
export async function fundMember(
  on: LedgerRunner,
  owner: MemberOwner,
  amountMinor: bigint,
): Promise<PostAnswer> {
  await openAccount(on, member('member_main', owner));
  await openAccount(on, member('member_transit', owner));
  return postTo(on, {
    scope: 'deposit',
    key: `fund:${owner.memberId}:${owner.currency}`,
    requestHash: hashRequest(amountMinor),
    kind: 'deposit',
    legs: credit('house_deposit', owner, amountMinor),
  });
}
