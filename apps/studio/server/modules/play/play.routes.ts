import { formatMinor } from '@halls/contract';
import { findHouseGame } from '@halls/house-games';
import { limitRequests } from '@halls/service';
import type { FastifyInstance } from 'fastify';
import { findGrantOfPlayer, findPlayable } from '#modules/free-rounds';
import { findSession, type GameSession, isDemoCode } from '#modules/game-session';
import { lockPlayer } from '#modules/player';
import {
  changeClientSeed,
  findRound,
  findRoundByClientId,
  getRound,
  hasOpenRound,
  listOpenRounds,
  listPlayerRounds,
  listSeatSeeds,
  rotateSeeds,
  sumSession,
} from '#modules/round';
import { deliverCall } from '#modules/seamless-wallet';
import { historyLength } from '../../../play-protocol/list-lengths.ts';
import {
  type OpenRequest,
  type PlayAnswerOf,
  type PlayRequest,
  type PlayRequestOf,
  type RotatedSeedsView,
  type RoundView,
  type VerifiableRoundView,
} from '../../../play-protocol/play-protocol.ts';
import { parseBet } from './bet.rules.ts';
import { createFewAtOnce } from './few-at-once.ts';
import { mountPlayCalls, refuse, type Refused, tooMany } from './mount-play-calls.ts';
import { openSession } from './open-session.ts';
import { type Caller, callsPerMinute, createPlayLimits, noLimits, type PlayLimits } from './play-limits.ts';
import { planHandlers } from './plan-handlers.ts';
import type { PlayParts } from './play-parts.ts';
import { moveHand } from './play-hand.ts';
import { playRound } from './play-round.ts';
import { presentFreeRounds, presentGame, presentRound, presentSeeds, presentSum } from './present-round.ts';
import { presentSession } from './present-session.ts';
import { answerChains, answerDraw, answerTables } from './public-draws.ts';
import { sportsHandlers } from './sports-handlers.ts';

/** The games' own JSON calls. */
export async function playRoutes(http: FastifyInstance, parts: PlayParts): Promise<void> {
  const { sql } = parts;
  if (parts.rateLimits) await limitRequests(http, { perMinute: callsPerMinute });
  const limited = { ...parts, limits: parts.rateLimits ? createPlayLimits() : noLimits };
  mountPlayCalls(http, limited, {
    open: {
      access: 'anybody',
      perMinute: 60,
      answer: (request, caller) => open(limited, request, caller),
    },
    session: { access: 'session', answer: (_request, session) => presentSession(parts, session) },
    play: {
      access: 'kept-session',
      answer: (request, session, caller) => playLimited(limited, request, session, caller),
    },
    table: { access: 'session', answer: (_request, session) => lookAtTable(parts, session) },
    jackpot: {
      access: 'session',
      async answer(_request, session) {
        const amountMinor = await parts.jackpots.look(session);
        return { amount: amountMinor === null ? null : formatMinor(amountMinor, session.currency) };
      },
    },
    move: {
      access: 'living-session',
      async answer({ client_round_id: clientRoundId, step, move }, session) {
        const moved = await moveHand(parts, session, { clientRoundId, step, move });
        return 'refused' in moved ? refuse(moved.refused) : presentRound(moved.round);
      },
    },
    round: {
      access: 'session',
      async answer({ client_round_id }, { playerId }) {
        const round = await findRoundByClientId(sql, playerId, client_round_id);
        return round ? presentRound(round) : refuse('round_unknown');
      },
    },
    history: {
      access: 'session',
      async answer({ before }, { playerId, sessionId, gameCode, currency }) {
        const page = { gameCode, before: before ? new Date(before) : null, limit: historyLength };
        const [rounds, sum] = await Promise.all([
          listPlayerRounds(sql, playerId, page),
          sumSession(sql, sessionId),
        ]);
        return { rounds: rounds.map(presentRound), session: presentSum(sum, currency) };
      },
    },
    freeRounds: { access: 'session', answer: (asked, session) => lookAtFreeRounds(parts, asked, session) },
    changeClientSeed: {
      access: 'living-session',
      answer: ({ client_seed }, { playerId }) =>
        sql.transaction().execute(async (tx) => {
          await lockPlayer(tx, playerId);
          const change = { playerId, clientSeed: client_seed, now: parts.clock() };
          return presentSeeds(await changeClientSeed(tx, parts.sealing, change));
        }),
    },
    rotateSeeds: {
      access: 'living-session',
      answer: (request, session) => rotate(parts, request, session),
    },
    verify: { access: 'anybody', perMinute: 120, answer: ({ round_id }) => verify(parts, round_id) },
    tables: { access: 'anybody', answer: async () => answerTables() },
    chains: { access: 'anybody', perMinute: 300, answer: (request) => answerChains(parts, request) },
    draw: { access: 'anybody', perMinute: 300, answer: (request) => answerDraw(parts, request) },
    ...planHandlers(parts),
    ...sportsHandlers(limited),
  });
}

type LimitedParts = PlayParts & { readonly limits: PlayLimits };

/** Demos at once: bets keep most of the database's connections to themselves. */
const fewDemos = createFewAtOnce({ atOnce: 2, waiting: 20 });

async function open(
  parts: LimitedParts,
  request: OpenRequest,
  caller: Caller,
): Promise<PlayAnswerOf<'open'> | Refused> {
  const { code, gp_id: gpId, game_code: gameCode, language, lobby_url: lobbyUrl } = request;
  const { limits } = parts;
  const now = parts.clock();
  // whoever guesses is told so here, and the operator is not asked
  const isDemo = isDemoCode(code);
  const waitSeconds = isDemo ? limits.demo(caller, now) : limits.guess(caller, now);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const opened = await openSession(parts, { code, gpId, gameCode, language, lobbyUrl });
  // what the operator did not say no to was no guess
  if (!isDemo && (opened.ok || opened.reason !== 'code_invalid')) limits.rightGuess(caller);
  if (!opened.ok) return refuse(opened.reason);
  const session = await findSession(parts.sql, opened.token, parts.clock());
  if (!session) throw new Error('a session that was just started is not there');
  return { token: opened.token, ...(await presentSession(parts, session)) };
}

async function playLimited(
  parts: LimitedParts,
  request: PlayRequest,
  session: GameSession,
  caller: Caller,
): Promise<RoundView | Refused> {
  const waitSeconds = parts.limits.round(session, caller, parts.clock());
  if (waitSeconds > 0) return tooMany(waitSeconds);
  if (session.kind !== 'demo') return play(parts, request, session);
  return (await fewDemos(() => play(parts, request, session))) ?? tooMany(1);
}

async function play(
  parts: PlayParts,
  request: PlayRequest,
  session: GameSession,
): Promise<RoundView | Refused> {
  const bet = parseBet(request.bet, session.currency);
  if (!bet) return refuse('malformed');
  const played = await playRound(parts, session, {
    clientRoundId: request.client_round_id,
    clientSeed: request.client_seed,
    draw: request.draw,
    freeGrant: request.free_grant,
    bet,
  });
  if ('refused' in played) return refuse(played.refused);
  const { round, call } = played;
  // a repeat of the request must not make a second attempt beside the first
  if (round.state !== 'open' || !call) return presentRound(round);
  const settled = await deliverCall(parts, call);
  return presentRound(
    settled
      ? { ...round, state: 'settled', balanceAfterMinor: settled.balanceMinor }
      : await getRound(parts.sql, round.roundId),
  );
}

async function lookAtFreeRounds(
  { sql, clock }: PlayParts,
  { grant_id: grantId }: PlayRequestOf<'freeRounds'>,
  { playerId, gameCode, currency }: GameSession,
): Promise<PlayAnswerOf<'freeRounds'>> {
  const grant = grantId
    ? await findGrantOfPlayer(sql, { playerId, grantId })
    : await findPlayable(sql, { playerId, gameCode, now: clock() });
  return { free_rounds: grant ? presentFreeRounds(grant, currency) : null };
}

async function rotate(
  { sql, clock, sealing }: PlayParts,
  request: PlayRequestOf<'rotateSeeds'>,
  { playerId }: GameSession,
): Promise<RotatedSeedsView | Refused> {
  return sql.transaction().execute(async (tx): Promise<RotatedSeedsView | Refused> => {
    await lockPlayer(tx, playerId);
    if (await hasOpenRound(tx, playerId)) return refuse('round_open');
    const { next_commitment: nextCommitment, client_seed: clientSeed } = request;
    const rotated = await rotateSeeds(tx, sealing, { playerId, nextCommitment, clientSeed, now: clock() });
    if (!rotated) return refuse('seeds_changed');
    const { commitment, serverSeed } = rotated.revealed;
    return { ...presentSeeds(rotated.next), revealed: { commitment, server_seed: serverSeed } };
  });
}

async function lookAtTable(
  { sql, board }: PlayParts,
  session: GameSession,
): Promise<PlayAnswerOf<'table'> | Refused> {
  const table = await board.look({ gpId: session.gpId, code: session.gameCode });
  if (!table) return refuse('game_unknown');
  const rounds = await listOpenRounds(sql, session.playerId);
  const here = rounds.filter(({ gameCode }) => gameCode === session.gameCode);
  return { ...table, open_rounds: here.map(presentRound) };
}

/** What the verifier page recomputes. */
async function verify({ sql }: PlayParts, roundId: string): Promise<VerifiableRoundView | Refused> {
  const round = await findRound(sql, roundId);
  const game = round && findHouseGame(round.gpId, round.gameCode);
  if (!game || round.isTicket || round.state !== 'settled') return refuse('round_unknown');
  const { gpId, gameCode, drawNumber: number } = round;
  const seats = number === null ? null : await listSeatSeeds(sql, { gpId, gameCode, number });
  return { ...presentRound(round), balance: null, game: presentGame(game, 'en_US'), seats };
}
