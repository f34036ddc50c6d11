import type { Language } from '@halls/contract';
import { competitions, getCompetition } from '#games/sports/competitions.ts';
import { standingsOf } from '#games/sports/season.ts';
import { rankingOf } from '#games/sports/tennis/ranking.ts';
import type {
  BoardMatchView,
  BoardView,
  LeagueHeadView,
  LeagueView,
  MatchHeadView,
  MatchView,
  SeasonView,
  SportId,
} from '../../../../play-protocol/sports-protocol.ts';
import { ticketsLength } from '../../../../play-protocol/list-lengths.ts';
import { listProducers } from '../feed/feed.repo.ts';
import type { SportsParts } from '../sports-parts.ts';
import { listMainMarkets, listMarketsOfMatch } from './market.repo.ts';
import { isUp } from './market.rules.ts';
import { listEvents, listScorers } from './match-event.repo.ts';
import {
  findMatch,
  listBoardMatches,
  listEndedMatches,
  listSeason,
  listSeasons,
  type Match,
} from './match.repo.ts';
import {
  nameOfLeague,
  presentClub,
  presentEvent,
  presentScorers,
  presentHead,
  presentMarket,
  presentProof,
} from './present-match.ts';
import { presentSeason } from './present-season.ts';
import { listSeasonsFrom } from './season.repo.ts';

/** What is on offer, read once for all who look. */
export interface SportsBoard {
  /** At most `freshMs` old. */
  look(language: Language, since: number | null): Promise<BoardView>;
  /** Read anew. */
  now(): Promise<BoardNow>;
  leagues(language: Language): Promise<LeagueHeadView[]>;
  match(matchId: number): Promise<MatchView | null>;
  league(id: string, language: Language): Promise<LeagueView | null>;
  /** Of these sports, the latest first; from behind a match on. */
  results(after: number | null, sports: readonly SportId[]): Promise<MatchHeadView[]>;
}

/** The board without what depends on who looks. */
export interface BoardNow extends Pick<BoardView, 'version' | 'now'> {
  readonly isUp: boolean;
  /** Each with the number of its last change. */
  readonly matches: readonly { readonly version: number; readonly view: BoardMatchView }[];
}

const freshMs = 300;
/** Matches of the next half hour stand on the board. */
const boardAheadMs = 30 * 60_000;
const scorersLength = 10;

interface Kept {
  readonly now: Date;
  readonly isUp: boolean;
  readonly seasons: ReadonlyMap<string, number>;
  readonly matches: BoardNow['matches'];
}

export function createSportsBoard({ sql, tableClock }: Pick<SportsParts, 'sql' | 'tableClock'>): SportsBoard {
  let kept: Kept | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<Kept> | undefined;

  async function read(): Promise<Kept> {
    const startedMs = performance.now();
    kept = await readBoard(sql, await tableClock());
    readAtMs = startedMs;
    return kept;
  }

  async function fresh(): Promise<Kept> {
    if (kept && performance.now() - readAtMs <= freshMs) return kept;
    return (reading ??= read().finally(() => (reading = undefined)));
  }

  const headsOf = (seasons: Kept['seasons'], language: Language): LeagueHeadView[] =>
    competitions.map(({ id }) => presentLeague(id, seasons, language));

  return {
    async now() {
      const { matches, now, isUp: up } = await read();
      return { version: versionOf(matches), now: now.toISOString(), isUp: up, matches };
    },
    leagues: async (language) => headsOf((await fresh()).seasons, language),
    async look(language, since) {
      const { matches, now, seasons, ...board } = await fresh();
      return {
        version: versionOf(matches),
        now: now.toISOString(),
        is_up: board.isUp,
        leagues: headsOf(seasons, language),
        matches: matches.filter((match) => match.version > (since ?? 0)).map(({ view }) => view),
        match_ids: matches.map(({ view }) => view.match_id),
      };
    },
    async match(matchId) {
      const match = await findMatch(sql, matchId);
      if (match?.kind !== 'match') return null;
      const [markets, events, { now, isUp: up }] = await Promise.all([
        listMarketsOfMatch(sql, matchId),
        listEvents(sql, matchId),
        fresh(),
      ]);
      return {
        ...presentHead(match),
        ...{ now: now.toISOString(), is_up: up, proof: presentProof(match) },
        markets: markets.map((market) => presentMarket(market, match)),
        events: events.map((event) => presentEvent(event, match)),
      };
    },
    async league(id, language) {
      const { seasons } = await fresh();
      const season = seasons.get(id);
      if (season === undefined) return null;
      const matches = await listSeason(sql, id, season);
      const over = matches.filter(({ status }) => status === 'ended');
      return {
        ...presentLeague(id, seasons, language),
        ...tablesOf(id, over),
        scorers: presentScorers(id, await listScorers(sql, { league: id, season, limit: scorersLength })),
        results: over.toReversed().map(presentHead),
        fixtures: matches.filter(({ status }) => status === 'not_started').map(presentHead),
        seasons: await showSeasons(sql, await listSeasonsFrom(sql, id, season)),
      };
    },
    async results(after, sports) {
      return (await listEndedMatches(sql, { after, sports, limit: ticketsLength })).map(presentHead);
    },
  };
}

function versionOf(matches: Kept['matches']): string {
  return String(Math.max(0, ...matches.map(({ version }) => version)));
}

async function readBoard(sql: SportsParts['sql'], now: Date): Promise<Kept> {
  const matches = await listBoardMatches(sql, new Date(now.getTime() + boardAheadMs));
  const ids = matches.map(({ matchId }) => matchId);
  const [{ markets, counts }, producers, seasons] = await Promise.all([
    listMainMarkets(sql, ids),
    listProducers(sql),
    listSeasons(sql),
  ]);
  return {
    ...{ now, seasons, isUp: producers.every((producer) => isUp(producer, now)) },
    matches: matches.map((match) => ({
      version: match.version,
      view: {
        ...presentHead(match),
        markets: markets
          .filter(({ matchId }) => matchId === match.matchId)
          .map((market) => presentMarket(market, match)),
        market_count: counts.get(match.matchId) ?? 0,
      },
    })),
  };
}

async function showSeasons(sql: SportsParts['sql'], seasons: readonly Match[]): Promise<SeasonView[]> {
  const shown: SeasonView[] = [];
  for (const season of seasons)
    shown.push(presentSeason(season, await listMarketsOfMatch(sql, season.matchId)));
  return shown;
}

/** Clubs have a table, players a ranking. */
function tablesOf(league: string, over: readonly Match[]): Pick<LeagueView, 'table' | 'ranking'> {
  const competition = getCompetition(league);
  const heads = over.map(presentHead);
  if (competition.sport === 'tennis') {
    const played = heads.map(({ home, away, figures }) => ({
      ...{ home: home.id, away: away.id },
      sets: figures.sport === 'tennis' ? figures.sets : [],
    }));
    const ranking = rankingOf(competition, played);
    return { table: [], ranking: ranking.map((row) => ({ ...row, player: presentClub(row.player) })) };
  }
  const played = heads.map(({ home, away, score }) => ({
    ...{ home: home.id, away: away.id, homeGoals: score.home, awayGoals: score.away },
  }));
  const table = standingsOf(competition, played);
  return { table: table.map((row) => ({ ...row, club: presentClub(row.club) })), ranking: [] };
}

function presentLeague(id: string, seasons: ReadonlyMap<string, number>, language: Language): LeagueHeadView {
  const { sport } = getCompetition(id);
  return { id, sport, name: nameOfLeague(id, language), season: seasons.get(id) ?? 1 };
}
