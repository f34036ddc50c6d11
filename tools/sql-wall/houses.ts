import type { CrossUse, AllowedPlace } from './judge-house.ts';
import type { HousePlan } from './read-house.ts';

export interface WalledHouse extends HousePlan {
  /** Reads across modules. The list only shrinks: an entry that nobody needs any more is reported. */
  readonly reads: readonly CrossUse[];
  /** Writes across modules that functions and triggers do inside the database. */
  readonly functionWrites: readonly CrossUse[];
  /** Files besides repos that speak to the database. */
  readonly places: readonly AllowedPlace[];
}

export const server: WalledHouse = {
  name: 'server',
  sources: 'apps/server/src',
  migrations: 'apps/server/migrations',
  functions: ['apps/server/functions', 'packages/ledger/functions'],
  schema: 'app',
  schemaOwners: {
    ledger: 'ledger',
    seamless: 'seamless-wallet',
    transfer: 'transfer-wallet',
    launch: 'launch',
    play: 'play',
    protect: 'protection',
    recon: 'reconciliation',
    cashier: 'cashier',
    risk: 'risk',
    bankbook: 'bank-book',
    agency: 'agent',
    envelope: 'red-envelope',
    rebate: 'rebate',
    vip: 'vip',
    offer: 'offer',
    trading: 'trading',
  },
  // made by the migrations, which also fill it; functions read it
  constants: { 'app.currency': 'platform' },
  reads: [
    {
      by: 'site',
      table: 'app.pixel',
      because: 'a site says whether it asks its visitors for advertising events',
    },
    {
      by: 'session',
      table: 'app.member',
      because: 'each call asks whose token it has: one statement, on the hot path',
    },
    {
      by: 'jackpot',
      table: 'app.member',
      because: 'winners are shown with their masked accounts, several at once',
    },
    {
      by: 'agent',
      table: 'cashier.depositor',
      because: 'an agent is told how many of those who came have paid in, in one count',
    },
    {
      by: 'agent',
      table: 'play.member_day',
      because:
        'what members played is joined with whom they were placed under, hundreds of thousands at once',
    },
    {
      by: 'agent',
      table: 'app.member',
      because: 'agents and who is under them are listed by account, many at once',
    },
    {
      by: 'recommendation',
      table: 'app.member',
      because: 'friends and whoever brought them are listed by account, many at once',
    },
    {
      by: 'rebate',
      table: 'app.member',
      because: 'who gets what of a run is listed by account, many at once',
    },
    {
      by: 'red-envelope',
      table: 'app.member',
      because: 'whom an envelope is for, and who has claimed it, is asked of many members at once',
    },
    ...[
      'app.member',
      'app.member_personal',
      'app.session',
      'cashier.deposit',
      'cashier.step',
      'play.day',
      'play.day_change',
      'vip.standing',
    ].map((table) => ({
      by: 'member-rule',
      table,
      because: 'a fact is one definition over members, for one of them and for all at once',
    })),
    {
      by: 'launch',
      table: 'app.member',
      because:
        'members whose game was cut off come with their currency, those who start one with their rights',
    },
    {
      by: 'transfer-wallet',
      table: 'app.member',
      because: 'balances at providers come with the site of their owners, many at once',
    },
    {
      by: 'play-stop',
      table: 'app.game',
      because: 'what is switched off has to be there; the catalogue itself asks what is switched off',
    },
    {
      by: 'risk',
      table: 'cashier.deposit',
      because: 'the cashier asks what deposits still want played, so it cannot be asked back',
    },
    {
      by: 'risk',
      table: 'cashier.withdrawal',
      because:
        'whether a withdrawal is as usual is asked by the cashier before it goes out, so it cannot be asked back',
    },
    {
      by: 'risk',
      table: 'cashier.reversal',
      because:
        'what banks took back of a member is asked by the cashier before money goes out, so it cannot be asked back',
    },
    {
      by: 'risk',
      table: 'cashier.step',
      because: 'a deposit asks by the rules that held when it was credited, which its step tells',
    },
  ],
  functionWrites: [
    {
      by: 'offer',
      table: 'app.outbox',
      because: 'how a claim stands is told in the statement that changes it',
    },
    {
      by: 'session',
      table: 'app.game_session',
      because: 'who is logged out plays no more, whichever process or operator ended the session',
    },
    {
      by: 'seamless-wallet',
      table: 'app.jackpot_round',
      because: 'who feeds a jackpot and who wins it is written in the statement that moves the money',
    },
    {
      by: 'seamless-wallet',
      table: 'app.outbox',
      because: 'the event of a won jackpot is written in the statement that pays it',
    },
    {
      by: 'transfer-wallet',
      table: 'app.outbox',
      because: 'what is in play is told in the statement that brings it there or home',
    },
    {
      by: 'launch',
      table: 'app.outbox',
      because: 'an open game is told of in the statement that opens it',
    },
    {
      by: 'launch',
      table: 'app.last_played',
      because: 'a game that is opened is marked as played in the same statement',
    },
    {
      by: 'protection',
      table: 'app.game_session',
      because: 'money at a provider that holds it comes home in the statement that limits what may be lost',
    },
    {
      by: 'cashier',
      table: 'app.outbox',
      because: 'what became of a deposit is told in the statement that decides it',
    },
    {
      by: 'ledger',
      table: 'app.outbox',
      because: 'the event of a new balance is written in the statement that makes it',
    },
  ],
  places: [
    {
      path: 'modules/ledger/kysely-runner.ts',
      because: 'hands over what packages/ledger wrote, inside the caller’s transaction',
    },
  ],
};

export const studio: WalledHouse = {
  name: 'studio',
  sources: 'apps/studio/server',
  migrations: 'apps/studio/migrations',
  functions: ['apps/studio/functions'],
  schema: 'studio',
  schemaOwners: { sports: 'sports' },
  constants: {},
  reads: [
    {
      by: 'game-session',
      table: 'studio.player',
      because: 'each call of a game asks whose session it has: one statement, on the hot path',
    },
    {
      by: 'sports',
      table: 'studio.player',
      because: 'the desk lists the tickets of one operator, with whose they are',
    },
    {
      by: 'round',
      table: 'studio.player',
      because: 'a round is told with the currency and provider of its player',
    },
    {
      by: 'round',
      table: 'studio.draw',
      because: 'a round of a shared draw is told with what the draw gave',
    },
    {
      by: 'round',
      table: 'studio.chain',
      because: 'a round of a shared draw is told with what verifies it',
    },
    {
      by: 'round',
      table: 'studio.early_chain',
      because: 'rounds of before the published chains stay verifiable',
    },
    {
      by: 'shared-draws',
      table: 'studio.beacon_chain',
      because: 'every look at a table tells when the round comes that its draw waits for',
    },
    {
      by: 'shared-draws',
      table: 'studio.beacon_round',
      because:
        'a draw goes on once the round is there that it waits for; all tables are looked at in one query',
    },
    {
      by: 'beacon',
      table: 'studio.draw',
      because: 'rounds that a draw is made of are kept, and swept many at once',
    },
    {
      by: 'seamless-wallet',
      table: 'studio.round',
      because: 'a call to the wallet carries the round that it pays for; due calls come many at once',
    },
    {
      by: 'seamless-wallet',
      table: 'studio.player',
      because: 'a call to the wallet names its player to the operator; due calls come many at once',
    },
  ],
  functionWrites: [
    {
      by: 'platform',
      table: 'studio.transfer_order',
      because: 'an operator’s order is noted in the statement that moves its money',
    },
    ...['round', 'entry', 'seed_pair', 'launch_code', 'game_session', 'player'].map((table) => ({
      by: 'platform',
      table: `studio.${table}`,
      because:
        'what a demo left goes as a whole, by a right that the studio’s own role has not; spins are written by one statement',
    })),
    {
      by: 'platform',
      table: 'studio.wallet_call',
      because: 'what the operator is asked for is written in the statement that writes the round',
    },
  ],
  places: [],
};

export const gateway: WalledHouse = {
  name: 'gateway',
  sources: 'apps/gateway/server',
  migrations: 'apps/gateway/migrations',
  functions: [],
  schema: 'gateway',
  schemaOwners: {},
  constants: {},
  reads: [],
  functionWrites: [],
  places: [],
};

export const canary: WalledHouse = {
  name: 'canary',
  sources: 'tools/boundaries-canary/sql-wall/src',
  migrations: 'tools/boundaries-canary/sql-wall/migrations',
  functions: ['tools/boundaries-canary/sql-wall/functions'],
  schema: 'app',
  schemaOwners: {},
  constants: {},
  reads: [{ by: 'shop', table: 'app.shelf', because: 'it did once' }],
  functionWrites: [{ by: 'shop', table: 'app.shelf', because: 'it did once' }],
  places: [{ path: 'modules/shop/sold-out.ts', because: 'it did once' }],
};
