import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tours } from '#games/sports/tennis/tours.ts';
import type {
  LeagueView,
  LegResultView,
  MarketView,
  PlaceTicketRequest,
  SeasonView,
  TicketView,
} from '../../../play-protocol/sports-protocol.ts';
import {
  goTo,
  openSportsRoom,
  selectionOf,
  type SportsRoom,
  untilMatch,
  untilTicket,
} from '../../testing/sports-room.ts';
import type { FeedMessage, Said } from './feed/sports-feed.ts';
import { standardCaps } from './risk/risk.rules.ts';

const league = 'lantern-premier';
const otherLeague = 'emberlane-series';
const tour = tours[0]!.id;
/** Of one outcome: some of the many bets below. */
const outcomeCap = 3_000;

let room: SportsRoom;
let token: string;
let startMinor: bigint;
beforeAll(async () => {
  room = await openSportsRoom({
    riskCaps: { ...standardCaps, outcome: outcomeCap },
    leagues: [league, tour, otherLeague],
  });
  startMinor = room.operator.cashMinor();
  token = await room.open('season-member');
});
afterAll(() => room.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await room.studio.database.pool.query(text, [...values])).rows;

async function seasons(of = league): Promise<readonly SeasonView[]> {
  const { status, body } = await room.studio.gameCalls('GET', `/api/sports/leagues/${of}`, token);
  return status === 200 ? (body as unknown as LeagueView).seasons : [];
}

async function untilSeason(
  isWished: (season: SeasonView) => boolean = ({ markets }) => isOpen(markets),
  of = league,
): Promise<SeasonView> {
  let found: SeasonView | undefined;
  await expect.poll(async () => (found = (await seasons(of)).find(isWished)) !== undefined).toBe(true);
  return found!;
}

const isOpen = (markets: readonly MarketView[]): boolean =>
  markets.length === 3 && markets.every(({ status }) => status === 'active');

const marketOf = ({ markets }: SeasonView, code: string, line = 0): MarketView =>
  markets.find((one) => one.code === code && one.line === line)!;

/** The first so many by their price for the championship. */
const favourites = (season: SeasonView): string[] =>
  marketOf(season, 'season_winner')
    .outcomes.filter(({ price }) => price > 1_000)
    .toSorted((a, b) => a.price - b.price)
    .map(({ outcome }) => outcome);

const ask = (kind: string, selections: readonly ReturnType<typeof selectionOf>[], by = token) =>
  room.place(by, {
    ...{ client_request_id: randomUUID(), kind, selections, unit_stake: '10000', accept: 'any' },
  });

/** Taken in the end: a goal on the way, or a message of the test before one of the feed, has it refused and asked for again. */
async function bet(kind: string, code: string, club: string, line = 0): Promise<TicketView> {
  let taken: TicketView | undefined;
  await expect
    .poll(async () => {
      const season = await untilSeason();
      const { status, body } = await ask(kind, [selectionOf(marketOf(season, code, line), club)]);
      if (status !== 200) return body.error;
      const ticket = await untilTicket(
        room,
        token,
        body.ticket_id,
        ({ state }) => state === 'accepted' || state === 'rejected',
      );
      if (ticket.state === 'accepted') taken = ticket;
      return ticket.refusal ?? ticket.state;
    })
    .toBe('accepted');
  return taken!;
}

test('an each-way bet is one leg with two halves, twice the stake, and counts with the worst that may come', async () => {
  const season = await untilSeason();
  const [club = ''] = favourites(season);
  const before = room.operator.cashMinor();
  const ticket = await bet('each_way', 'season_winner', club);
  await expect.poll(() => room.operator.cashMinor()).toBe(before - 20_000n);
  const [leg] = ticket.legs;
  const placePrice = 1_000 + Math.floor((leg!.price - 1_000) / 3);
  expect(ticket).toMatchObject({ kind: 'each_way', combinations: 2, unit_stake: '10000', stake: '20000' });
  expect(ticket.legs).toHaveLength(1);
  expect(leg).toMatchObject({
    ...{ code: 'season_winner', outcome: club, match: null, result: null },
    season: { league, season: season.season },
    each_way: { places: 2, part: 3, price: placePrice, result: null },
  });
  const most = Math.floor((10_000 * leg!.price) / 1_000) + Math.floor((10_000 * placePrice) / 1_000);
  expect(ticket.most_payout).toBe(String(most));
  const rows = await query(
    `select market.code, market.line, exposure.liability::integer, whole.liability::integer as whole
     from sports.exposure as exposure join sports.market as market using (market_id)
     join sports.match_exposure as whole using (match_id) where match_id = $1 order by market.code`,
    [season.match_id],
  );
  const liability = Math.ceil((most - 20_000) / 1_000);
  expect(rows).toEqual([
    { code: 'season_top', line: 2, liability, whole: liability },
    { code: 'season_winner', line: 0, liability, whole: liability },
  ]);
});

test('what has to do with each other is not combined, what has not is', async () => {
  const season = await untilSeason();
  const [first = '', second = ''] = favourites(season);
  const winner = marketOf(season, 'season_winner');
  const isFree = (match: { status: string; kicks_off_at: string }, now: string): boolean =>
    match.status === 'not_started' && Date.parse(match.kicks_off_at) > Date.parse(now) + 30_000;
  const own = await untilMatch(
    room,
    token,
    (match, board) => match.league === league && match.season === season.season && isFree(match, board.now),
  );
  const pick = selectionOf(winner, first);
  const refusals = [
    await ask('multiple', [pick, selectionOf(own.markets[0]!, 'home')]),
    await ask('multiple', [pick, selectionOf(marketOf(season, 'season_top', 2), second)]),
    await ask('each_way', [selectionOf(marketOf(season, 'season_top', 2), first)]),
    await ask('each_way', [pick, selectionOf(winner, second)]),
  ];
  expect(refusals.map(({ status, body }) => [status, body.error])).toEqual([
    [409, 'same_season'],
    [409, 'same_season'],
    [409, 'each_way_none'],
    [409, 'kind_unknown'],
  ]);
  await expect
    .poll(async () => {
      const other = await untilMatch(
        room,
        token,
        (match, board) => match.sport === 'tennis' && isFree(match, board.now),
      );
      const { status, body } = await ask('multiple', [
        selectionOf(marketOf(await untilSeason(), 'season_winner'), first),
        selectionOf(other.markets[0]!, 'home'),
      ]);
      return status === 200 ? status : body.error;
    })
    .toBe(200);
});

test('what a bet on a season was taken at is read again by a slip, with the terms of a place', async () => {
  const season = await untilSeason();
  const [first = ''] = favourites(season);
  const selection = selectionOf(marketOf(season, 'season_winner'), first);
  const check = async (kind: string) =>
    (
      await room.studio.gameCalls('POST', '/api/sports/slip', token, {
        ...{ kind, unit_stake: '1000', selections: [selection] },
      })
    ).body as unknown as {
      readonly combinations: number;
      readonly stake: string;
      readonly selections: readonly { readonly price: number; readonly each_way: unknown }[];
    };
  const [single, twice] = [await check('single'), await check('each_way')];
  expect([single.combinations, single.stake, twice.combinations, twice.stake]).toEqual([
    1,
    '1000',
    2,
    '2000',
  ]);
  for (const kind of ['single', 'each_way'])
    // nothing is on offer between a goal and the prices that know of it
    await expect
      .poll(async () => {
        const { selections } = await check(kind);
        const [one] = selections;
        const price = 1_000 + Math.floor((one!.price - 1_000) / 3);
        return selections.length === 1 && isDeepStrictEqual(one!.each_way, { places: 2, part: 3, price });
      })
      .toBe(true);
});

/** Why it was not taken in the end; null where it was. */
async function placeAndSee(
  by: string,
  asked: Pick<PlaceTicketRequest, 'kind' | 'unit_stake' | 'selections'>,
): Promise<string | null> {
  const { status, body } = await room.place(by, {
    ...asked,
    client_request_id: randomUUID(),
    accept: 'any',
  });
  if (status !== 200) return body.error ?? '';
  const ticket = await untilTicket(
    room,
    by,
    body.ticket_id,
    ({ state }) => state === 'accepted' || state === 'rejected',
  );
  return ticket.refusal;
}

test('a hundred each-way bets at once never pass the cap of an outcome', async () => {
  const season = await untilSeason();
  const [, second = ''] = favourites(season);
  const tokens = await Promise.all(Array.from({ length: 20 }, (_, at) => room.open(`season-rush-${at}`)));
  const selection = selectionOf(marketOf(season, 'season_winner'), second);
  const rush = (at: number): Promise<string | null> => {
    const by = tokens[at % tokens.length] ?? token;
    // each of them so large that the cap is reached whatever the price has become
    return placeAndSee(by, { kind: 'each_way', unit_stake: '100000', selections: [selection] });
  };
  // once more where a goal had the season stopped in between
  await expect
    .poll(async () => new Set(await Promise.all(Array.from({ length: 100 }, (_, at) => rush(at)))), {
      timeout: 120_000,
    })
    .toContain('exposure_full');
  const rows = await query(
    `select market.code, exposure.liability::integer as liability,
       (select sum(ticket.liability)::integer from sports.ticket_leg as leg join sports.ticket as ticket using (ticket_id)
         where leg.market_id = exposure.market_id and leg.outcome = exposure.outcome and ticket.state = 'accepted') as open
     from sports.exposure as exposure join sports.market as market using (market_id)
     where market.match_id = $1 and exposure.outcome = $2`,
    [season.match_id, second],
  );
  expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(['season_top', 'season_winner']));
  for (const { liability, open } of rows) {
    expect(liability).toBe(open);
    expect(liability).toBeLessThanOrEqual(outcomeCap);
    expect(liability).toBeGreaterThan(outcomeCap / 2);
  }
});

test('a season that the feed has stopped takes nothing until it is told again', async () => {
  const season = await untilSeason();
  const [first = ''] = favourites(season);
  const id = Number(season.match_id);
  // whatever the feed would say of the season meanwhile is that it is stopped
  room.faults.befall = (message): FeedMessage[] => {
    if (message.kind !== 'odds_change' || message.match_id !== id) return [message];
    const { markets: _, is_handed_over: __, ...rest } = message;
    return [{ ...rest, kind: 'bet_stop' }];
  };
  await goTo(room, season.kicks_off_at, 20_000);
  const stopped = await untilSeason(
    ({ match_id, markets }) =>
      match_id === season.match_id && markets.every(({ status }) => status === 'suspended'),
  );
  await expect
    .poll(
      async () => (await ask('single', [selectionOf(marketOf(stopped, 'season_winner'), first)])).body.error,
    )
    .toBe('market_closed');
  delete room.faults.befall;
  await untilSeason(
    ({ match_id, status, markets }) => match_id === season.match_id && status === 'live' && isOpen(markets),
  );
});

const order = (kind: 'hold' | 'release', match_id: string) =>
  room.studio.operatorCalls(
    'trading-order',
    { order_id: randomUUID(), order: { kind, match_id, market_id: null } },
    'GPSB',
  );

test('the desk sees a season with what it may cost, and holds it', async () => {
  const season = await untilSeason();
  const [, , third = ''] = favourites(season);
  await bet('single', 'season_winner', third);
  const { board } = await room.studio.operatorCalls('trading-board', { language: 'en_US' }, 'GPSB');
  const shown = board?.matches.find(({ match_id }) => match_id === season.match_id);
  expect(shown).toMatchObject({ is_season: true, home: 'Lantern Premier', away: `Season ${season.season}` });
  expect(shown!.liability).toBeGreaterThan(0);
  const { seen } = await room.studio.operatorCalls(
    'trading-match',
    { match_id: season.match_id, language: 'en_US' },
    'GPSB',
  );
  const winner = seen!.markets.find(({ code }) => code === 'season_winner')!;
  const outcome = winner.outcomes.find((one) => one.outcome === third)!;
  expect([winner.name, outcome.open_tickets > 0, outcome.liability > 0]).toEqual(['Champion', true, true]);
  expect(outcome.name).not.toBe(third);
  expect(await order('hold', season.match_id)).toMatchObject({ status: 'OK' });
  const held = await untilSeason(({ match_id }) => match_id === season.match_id);
  await expect
    .poll(async () => (await ask('single', [selectionOf(marketOf(held, 'season_winner'), third)])).body.error)
    .toBe('market_closed');
  expect(await order('release', season.match_id)).toMatchObject({ status: 'OK' });
  await bet('single', 'season_winner', third);
  const { board: other } = await room.studio.operatorCalls('trading-board', { language: 'en_US' }, 'GPES');
  expect(other!.matches.some(({ match_id }) => match_id === season.match_id)).toBe(false);
  expect(other!.matches.some(({ is_season: isSeason }) => isSeason)).toBe(true);
});

/** Where each club ended, counted by the database from the scores alone. */
async function finalPlaces(season: SeasonView): Promise<Map<string, { place: number; tied: number }>> {
  const rows = await query(
    `with side as (
       select home as club, home_score as scored, away_score as conceded from sports.sim_match
         where league = $1 and season = $2
       union all select away, away_score, home_score from sports.sim_match where league = $1 and season = $2
     ), counted as (
       select club, sum(case when scored > conceded then 3 when scored = conceded then 1 else 0 end) as points,
         sum(scored - conceded) as ahead, sum(scored) as scored from side group by club
     )
     select club, rank() over (order by points desc, ahead desc, scored desc)::integer as place,
       count(*) over (partition by points, ahead, scored)::integer as tied from counted`,
    [league, season.season],
  );
  return new Map(rows.map(({ club, place, tied }) => [club, { place, tied }]));
}

const judge = ({ place, tied }: { place: number; tied: number }, counted: number): LegResultView => {
  const left = counted - place + 1;
  return left <= 0 ? 'lost' : left >= tied ? 'won' : `won_${left}/${tied}`;
};

function paid(stake: number, price: number, result: LegResultView | null): number {
  const [, left, tied] = /^won_(\d)\/(\d)$/.exec(result ?? '') ?? [];
  const part = left && tied ? [Number(left), Number(tied)] : [result === 'won' ? 1 : 0, 1];
  return Math.floor((stake * price * part[0]!) / (1_000 * part[1]!));
}

type SaidOutcome = Extract<Said, { kind: 'bet_settlement' }>['markets'][number]['outcomes'][number];

/** What all calls to the wallet together come to. */
async function postedFor(ticketId: string): Promise<bigint> {
  const [row] = await query(`select posted_minor from sports.ticket where ticket_id = $1`, [ticketId]);
  return BigInt(row.posted_minor);
}

let over: SeasonView;
let settled: TicketView;

test('a season that is played to its end settles what was bet on it, by its final table', async () => {
  const season = await untilSeason();
  const clubs = favourites(season);
  const tickets = [
    await bet('each_way', 'season_winner', clubs[0]!),
    await bet('each_way', 'season_winner', clubs[2]!),
    await bet('single', 'season_top', clubs[2]!, 4),
  ];
  // from matchday to matchday, each told as a whole
  await expect
    .poll(
      async () => {
        const [row] = await query(`select status, kicks_off_at from sports.match where match_id = $1`, [
          season.match_id,
        ]);
        const next = new Date(row.kicks_off_at);
        if (row.status !== 'ended' && next.getTime() > Date.now() + room.aheadMs)
          await goTo(room, next.toISOString(), 420_000);
        return row.status;
      },
      { timeout: 300_000, interval: 100 },
    )
    .toBe('ended');
  over = season;
  const places = await finalPlaces(season);
  expect(places.size).toBe(8);
  for (const { ticket_id: id } of tickets) {
    const ticket = await untilTicket(room, token, id, ({ state }) => state === 'settled');
    const [leg] = ticket.legs;
    const own = places.get(leg!.outcome)!;
    expect(leg!.season?.place).toEqual({ club: leg!.outcome, ...own });
    expect(leg!.result).toBe(judge(own, leg!.code === 'season_winner' ? 1 : leg!.line));
    if (leg!.each_way) expect(leg!.each_way.result).toBe(judge(own, 2));
    const place = leg!.each_way ? paid(10_000, leg!.each_way.price, leg!.each_way.result) : 0;
    expect(ticket.payout).toBe(String(paid(10_000, leg!.price, leg!.result) + place));
    if (leg!.each_way) settled ??= ticket;
  }
  await expect
    .poll(async () => {
      const [row] = await query(
        `select count(*)::integer as open from sports.ticket_leg join sports.ticket using (ticket_id)
         where match_id = $1 and state = 'accepted' and kind <> 'multiple'`,
        [season.match_id],
      );
      return row.open;
    })
    .toBe(0);
}, 400_000);

test('results of a season that are taken back and told otherwise end where they would have at once', async () => {
  const { ticket_id: id, payout, legs } = settled;
  const [leg] = legs;
  const matchId = Number(over.match_id);
  const keys = [
    { code: 'season_winner', line: 0 },
    { code: 'season_top', line: 2 },
  ];
  const rollback: Said = { kind: 'rollback_bet_settlement', match_id: matchId, markets: keys };
  const settle = (...heat: readonly (readonly [number, number] | null)[]): Said => ({
    ...{ kind: 'bet_settlement', match_id: matchId },
    markets: keys.map(({ code, line }, at) => {
      const shared = heat[at];
      return {
        ...{ code, line, decided_by: null },
        outcomes: over.markets[0]!.outcomes.map(({ outcome }): SaidOutcome => {
          if (outcome !== leg!.outcome) return [outcome, 0, 0];
          return shared ? [outcome, 1, 0, [...shared]] : [outcome, 1, 0];
        }),
      };
    }),
  });
  expect(BigInt(payout!)).toBe(await postedFor(id));
  await room.tell(rollback);
  await untilTicket(room, token, id, ({ state }) => state === 'accepted');
  expect(await postedFor(id)).toBe(0n);
  // three champions: a third of the win, and two thirds of the place
  await room.tell(settle([1, 3], [2, 3]));
  const [price, placePrice] = [leg!.price, leg!.each_way!.price];
  const third = paid(10_000, price, 'won_1/3') + paid(10_000, placePrice, 'won_2/3');
  const shared = await untilTicket(room, token, id, (ticket) => ticket.payout === String(third));
  expect(shared.legs[0]).toMatchObject({ result: 'won_1/3', each_way: { result: 'won_2/3' } });
  // the same again changes nothing
  await room.tell(settle([1, 3], [2, 3]), rollback, settle(null, null), settle(null, null));
  const whole = paid(10_000, price, 'won') + paid(10_000, placePrice, 'won');
  await untilTicket(room, token, id, (ticket) => ticket.payout === String(whole));
  expect(await postedFor(id)).toBe(BigInt(whole));
  const [sum] = await query(
    `select sum(payout_after_minor - payout_before_minor)::integer as moved from sports.settlement where ticket_id = $1`,
    [id],
  );
  expect(sum.moved).toBe(whole);
  // the wallet of all that was bet here has what every ticket says, and nothing twice
  await expect
    .poll(async () => {
      const [all] = await query(
        `select sum(stake_minor)::bigint as staked, sum(posted_minor)::bigint as posted
         from sports.ticket where state <> 'rejected'`,
      );
      return room.operator.cashMinor() - (startMinor - BigInt(all.staked) + BigInt(all.posted));
    })
    .toBe(0n);
});

test('by the log of messages no bet on a season was taken while it was stopped', async () => {
  const rows = await query(`
    select ticket.ticket_id,
      (select message.message ->> 'kind' from sports.feed_message as message
        where message.message ->> 'kind' in ('odds_change', 'bet_stop') and message.is_applied
          and message.applied_at <= ticket.accepted_at
          and (message.message ->> 'match_id')::bigint = leg.match_id
        order by message.applied_at desc, message.seq desc limit 1) as told
    from sports.ticket as ticket join sports.ticket_leg as leg using (ticket_id)
    join sports.match as season using (match_id)
    where ticket.accepted_at is not null and season.kind = 'season'`);
  expect(rows.length).toBeGreaterThan(10);
  expect(new Set(rows.map(({ told }) => told))).toEqual(new Set(['odds_change']));
});
