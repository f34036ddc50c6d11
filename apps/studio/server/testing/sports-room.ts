import { expect } from 'vitest';
import { getCompetition } from '#games/sports/competitions.ts';
import type {
  BoardMatchView,
  BoardView,
  MarketView,
  MatchView,
  PlaceTicketRequest,
  TicketView,
} from '../../play-protocol/sports-protocol.ts';
import type { RiskCaps } from '../modules/sports/index.ts';
import { type FeedAdapter, type PlantedFaults, SandboxFeed } from '../modules/sports/index.ts';
import { receiveMessage } from '../modules/sports/feed/receive-message.ts';
import type { Said } from '../modules/sports/feed/sports-feed.ts';
import type { StudioPlatform } from '../platform/studio-platform.ts';
import { startFakeOperator } from './fake-operator.ts';
import { seamlessKey, startTestStudio, type TestStudio } from './test-studio.ts';

/** What every test of the sportsbook stands on: a studio whose league plays by a clock in the test's hand. */
export interface SportsRoom {
  readonly studio: TestStudio;
  readonly operator: Awaited<ReturnType<typeof startFakeOperator>>;
  /** How far the studio's clock is ahead of this machine's. */
  aheadMs: number;
  readonly faults: { -readonly [Part in keyof PlantedFaults]: PlantedFaults[Part] };
  feed(): SandboxFeed;
  platform(): StudioPlatform;
  /** What the feed says, heard by the book at once. */
  tell(...said: Said[]): Promise<void>;
  open(code: string): Promise<string>;
  board(token: string): Promise<BoardView>;
  match(token: string, id: string): Promise<MatchView>;
  place(
    token: string,
    request: PlaceTicketRequest,
  ): Promise<{ status: number; body: TicketView & { error?: string } }>;
  ticket(token: string, id: string): Promise<TicketView>;
  close(): Promise<void>;
}

export async function openSportsRoom(
  options: {
    readonly balanceMinor?: bigint;
    readonly liveDelayMs?: number;
    readonly riskCaps?: RiskCaps;
    /** Of all leagues and tours these alone: less is to be played where a test plays for hours. */
    readonly leagues?: readonly string[];
  } = {},
): Promise<SportsRoom> {
  const operator = await startFakeOperator({
    balanceMinor: options.balanceMinor ?? 1_000_000_000n,
    secret: seamlessKey.secret,
  });
  let feed: SandboxFeed | undefined;
  let heard: StudioPlatform | undefined;
  const faults: SportsRoom['faults'] = {};
  const room = { aheadMs: 0, faults, operator } as unknown as {
    -readonly [Part in keyof SportsRoom]: SportsRoom[Part];
  };
  const clock = (): Date => new Date(Date.now() + room.aheadMs);
  room.studio = await startTestStudio(operator.url, {
    clock,
    sportsFeed: (parts): FeedAdapter => (
      (heard = parts),
      (feed = new SandboxFeed(
        parts,
        {
          befall: (message) => faults.befall?.(message) ?? [message],
          isAway: (now) => faults.isAway?.(now) ?? false,
          isMistaken: (matchId) => faults.isMistaken?.(matchId) ?? false,
        },
        options.leagues?.map(getCompetition),
      ))
    ),
    ...(options.riskCaps && { riskCaps: options.riskCaps }),
    liveDelayMs: options.liveDelayMs ?? 1_000,
  });
  const get = async <T>(path: string, token: string): Promise<T> => {
    const { status, body } = await room.studio.gameCalls('GET', path, token);
    expect([path, status]).toEqual([path, 200]);
    return body as unknown as T;
  };
  room.feed = () => feed!;
  room.platform = () => heard!;
  room.tell = async (...said) => {
    for (const message of await feed!.say('pre', said)) await receiveMessage(heard!, message);
  };
  room.open = async (code) => {
    const game = { code, gp_id: 'GPSB', game_code: 'sb-board' };
    return (await room.studio.gameCalls('POST', '/api/session', '', game)).body.token;
  };
  room.board = (token) => get('/api/sports/board', token);
  room.match = (token, id) => get(`/api/sports/matches/${id}`, token);
  room.ticket = (token, id) => get(`/api/sports/tickets/${id}`, token);
  room.place = async (token, request) =>
    (await room.studio.gameCalls('POST', '/api/sports/tickets', token, request)) as never;
  room.close = async () => {
    await room.studio.drop();
    await operator.stop();
  };
  return room;
}

/** The board once something on it is as wished. */
export async function untilMatch(
  room: SportsRoom,
  token: string,
  isWished: (match: BoardMatchView, board: BoardView) => boolean,
): Promise<BoardMatchView> {
  let found: BoardMatchView | undefined;
  await expect
    .poll(async () => {
      const board = await room.board(token);
      found = board.matches.find((match) => isWished(match, board));
      return found !== undefined;
    })
    .toBe(true);
  return found!;
}

/** A match that has not begun and takes bets, of a league with the largest stakes. */
export function untilOpenMatch(room: SportsRoom, token: string): Promise<BoardMatchView> {
  return untilMatch(
    room,
    token,
    (match, board) =>
      board.is_up &&
      match.status === 'not_started' &&
      match.league === 'lantern-premier' &&
      match.markets.filter(({ status }) => status === 'active').length === 3 &&
      Date.parse(match.kicks_off_at) > Date.parse(board.now) + 60_000,
  );
}

/** Brings the clock to a moment of a match, and waits until the feed has told it. */
export async function goTo(room: SportsRoom, kicksOffAt: string, afterMs: number): Promise<void> {
  room.aheadMs = Date.parse(kicksOffAt) + afterMs - Date.now();
}

export function marketOf(match: { readonly markets: readonly MarketView[] }, code: string): MarketView {
  const market = match.markets.find((one) => one.code === code && one.is_main);
  if (!market) throw new Error(`there is no market ${code}`);
  return market;
}

export function selectionOf(market: MarketView, outcome: string) {
  const price = market.outcomes.find((one) => one.outcome === outcome)?.price ?? 0;
  return { market_id: market.market_id, outcome, price };
}

/** The ticket once it is as wished. */
export async function untilTicket(
  room: SportsRoom,
  token: string,
  id: string,
  isWished: (ticket: TicketView) => boolean,
): Promise<TicketView> {
  let ticket: TicketView | undefined;
  await expect
    .poll(async () => {
      ticket = await room.ticket(token, id);
      return isWished(ticket);
    })
    .toBe(true);
  return ticket!;
}
