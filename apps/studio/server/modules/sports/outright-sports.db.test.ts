import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type {
  LeagueView,
  LegResultView,
  MarketView,
  SeasonView,
  TicketView,
} from '../../../play-protocol/sports-protocol.ts';
import { openSportsRoom, selectionOf, type SportsRoom, untilTicket } from '../../testing/sports-room.ts';

/** Seasons of sports whose tables count otherwise than by goals. */
const tour = 'pearl-tour';
const hoops = 'beacon-league';

let room: SportsRoom;
let token: string;
afterEach(() => room.close());

/** A room of its own for each, where the first season has not begun. */
async function openRoom(league: string): Promise<void> {
  room = await openSportsRoom({ leagues: [league] });
  token = await room.open('season-of-sports');
}

const query = async (text: string, values: readonly unknown[] = []) =>
  (await room.studio.database.pool.query(text, [...values])).rows;

async function leagueOf(league: string): Promise<Partial<LeagueView>> {
  const { body } = await room.studio.gameCalls('GET', `/api/sports/leagues/${league}`, token);
  return body as unknown as Partial<LeagueView>;
}

const isOpen = ({ markets }: SeasonView): boolean =>
  markets.length === 3 && markets.every(({ status }) => status === 'active');

async function untilOpen(league: string, matchId?: string): Promise<SeasonView> {
  let found: SeasonView | undefined;
  await expect
    .poll(
      async () => {
        const { seasons = [] } = await leagueOf(league);
        found = seasons.find((one) => isOpen(one) && (!matchId || one.match_id === matchId));
        return found !== undefined;
      },
      // all of a season is played before the first prices are there
      { timeout: 200_000 },
    )
    .toBe(true);
  return found!;
}

const marketOf = ({ markets }: SeasonView, code: string, line = 0): MarketView =>
  markets.find((one) => one.code === code && one.line === line)!;

const byPrice = (season: SeasonView): string[] =>
  marketOf(season, 'season_winner')
    .outcomes.filter(({ price }) => price > 1_000)
    .toSorted((a, b) => a.price - b.price)
    .map(({ outcome }) => outcome);

/**
 * On the `place`th by its price, or on the next one where a place there is worth more than it costs and is not sold each
 * way; what has happened on the way has it asked for again.
 */
async function bet(league: string, kind: string, code: string, place: number, line = 0): Promise<TicketView> {
  let taken: TicketView | undefined;
  let at = place;
  await expect
    .poll(
      async () => {
        const season = await untilOpen(league);
        const clubs = byPrice(season);
        const outcome = clubs[at % clubs.length]!;
        const { status, body } = await room.place(token, {
          ...{ client_request_id: randomUUID(), kind, unit_stake: '10000', accept: 'any' },
          selections: [selectionOf(marketOf(season, code, line), outcome)],
        });
        if (body.error === 'each_way_none') at += 1;
        if (status !== 200) return body.error;
        const decided = ({ state }: TicketView): boolean => state === 'accepted' || state === 'rejected';
        const ticket = await untilTicket(room, token, body.ticket_id, decided);
        if (ticket.state === 'accepted') taken = ticket;
        return ticket.refusal ?? ticket.state;
      },
      { timeout: 150_000 },
    )
    .toBe('accepted');
  return taken!;
}

/** Where each player ended, counted by the database from the sets that the book was told. */
const ranking = `
  with side as (
    select match.home as club, sets.value ->> 'home' as own, sets.value ->> 'away' as other, match.match_id
      from sports.match, jsonb_array_elements(match.tally -> 'sets') as sets
      where league = $1 and season = $2 and kind = 'match'
    union all
    select match.away, sets.value ->> 'away', sets.value ->> 'home', match.match_id
      from sports.match, jsonb_array_elements(match.tally -> 'sets') as sets
      where league = $1 and season = $2 and kind = 'match'
  ), played as (
    select club, match_id, sum(sign(own::integer - other::integer)) as sets, sum(own::integer - other::integer) as games
      from side group by club, match_id
  )
  select club, sum((sets > 0)::integer) as first, sum(sets) as second, sum(games) as third from played group by club`;

/** Where each club ended, from the points of the quarters and overtimes that the book was told. */
const standings = `
  with score as (
    select match_id, home, away, sum((period.value ->> 'home')::integer) as own, sum((period.value ->> 'away')::integer) as other
      from sports.match, jsonb_array_elements(match.tally -> 'periods') as period
      where league = $1 and season = $2 and kind = 'match' group by match_id, home, away
  ), side as (
    select home as club, own, other from score union all select away, other, own from score
  )
  select club, sum((own > other)::integer) as first, sum(own - other) as second, sum(own) as third from side group by club`;

async function finalPlaces(
  { league, season }: SeasonView,
  table: string,
): Promise<Map<string, { place: number; tied: number }>> {
  const rows = await query(
    `select club, rank() over (order by first desc, second desc, third desc)::integer as place,
       count(*) over (partition by first, second, third)::integer as tied from (${table}) as counted`,
    [league, season],
  );
  return new Map(rows.map(({ club, place, tied }) => [club, { place, tied }]));
}

function judge({ place, tied }: { place: number; tied: number }, counted: number): LegResultView {
  const left = counted - place + 1;
  return left <= 0 ? 'lost' : left >= tied ? 'won' : `won_${left}/${tied}`;
}

/** From matchday to matchday, and on until the last match is over. */
async function playToTheEnd({ match_id: id }: SeasonView): Promise<void> {
  await expect
    .poll(
      async () => {
        const [row] = await query(
          `select season.status, season.kicks_off_at, exists (select from sports.match as one
             where one.league = season.league and one.season = season.season and one.kind = 'match'
               and one.status = 'live') as is_live
           from sports.match as season where match_id = $1`,
          [id],
        );
        const nowMs = Date.now() + room.aheadMs;
        const next = new Date(row.kicks_off_at).getTime();
        if (row.status === 'ended') return row.status;
        if (next > nowMs) room.aheadMs += next - nowMs + 1_000;
        else if (row.is_live) room.aheadMs += 60_000;
        return row.status;
      },
      { timeout: 400_000, interval: 200 },
    )
    .toBe('ended');
}

test.each([
  ['tennis', tour, ranking],
  ['basketball', hoops, standings],
] as const)(
  'a season of %s is bet on, each way and in play, and settled by what its matches add up to',
  async (sport, league, table) => {
    await openRoom(league);
    const season = await untilOpen(league);
    expect(season).toMatchObject({ sport, each_way: { places: 2, part: sport === 'tennis' ? 4 : 3 } });
    expect(season.markets.map(({ code, line, outcomes }) => [code, line, outcomes.length])).toEqual([
      ['season_winner', 0, 8],
      ['season_top', 2, 8],
      ['season_top', 4, 8],
    ]);
    expect(season.markets.map(({ margin_bp }) => margin_bp)).toEqual([1_200, 900, 900]);
    // one champion at its fair chance, and the margin that is stated; prices are rounded down
    const asked = marketOf(season, 'season_winner').outcomes.reduce(
      (sum, { price }) => sum + (price > 1_000 ? 1_000 / price : 0),
      0,
    );
    expect(asked).toBeGreaterThan(1.1);
    expect(asked).toBeLessThan(1.14);
    const tickets = [
      await bet(league, 'each_way', 'season_winner', 2),
      await bet(league, 'single', 'season_top', 0, 2),
      await bet(league, 'single', 'season_top', 4, 4),
    ];
    await goToLive(season);
    tickets.push(await bet(league, 'single', 'season_winner', 1));
    expect(tickets.at(-1)!.legs[0]!.is_live).toBe(true);
    await playToTheEnd(season);
    const places = await finalPlaces(season, table);
    expect(places.size).toBe(8);
    for (const { ticket_id: id } of tickets) {
      const [leg] = (await untilTicket(room, token, id, ({ state }) => state === 'settled')).legs;
      const own = places.get(leg!.outcome)!;
      expect(leg!.season?.place).toEqual({ club: leg!.outcome, ...own });
      expect(leg!.result).toBe(judge(own, leg!.code === 'season_winner' ? 1 : leg!.line));
      if (leg!.each_way) expect(leg!.each_way.result).toBe(judge(own, 2));
    }
  },
  800_000,
);

/** Some time into the first matches, with bets being taken. */
async function goToLive({ league, match_id: id, kicks_off_at: at }: SeasonView): Promise<void> {
  room.aheadMs = Math.max(room.aheadMs, Date.parse(at) + 60_000 - Date.now());
  await expect.poll(async () => (await untilOpen(league, id)).status).toBe('live');
}
