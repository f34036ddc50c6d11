import { languageSchema, moneySchema, parseMinor } from '@halls/contract';
import { isClientSeed } from '@halls/fairness';
import { findHouseGame } from '@halls/house-games';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Bet } from '../../games/round-math.ts';
import { deliverCall } from '../seamless-wallet/deliver-call.ts';
import { findFirstCall } from '../seamless-wallet/wallet-calls.ts';
import { findSession, type GameSession } from './game-sessions.ts';
import { openSession, type OpenParts } from './open-session.ts';
import { playRound } from './play-round.ts';
import { lockPlayer, hasOpenRound } from './players.ts';
import { presentGame, presentRound, presentSeeds, presentSession } from './present.ts';
import { findRound, findRoundByClientId, getRound, listPlayerRounds } from './rounds.ts';
import { changeClientSeed, rotateSeedPair } from './seeds.ts';

const openSchema = z.object({
  code: z.string().min(1).max(128),
  gp_id: z.string().max(16),
  game_code: z.string().max(64),
  language: languageSchema.optional().catch(undefined),
  lobby_url: z.string().max(500).optional(),
});
const pickSchema = z.object({ option: z.string().min(1).max(40), stake: moneySchema });
const clientRoundIdPattern = /^[\w-]{8,64}$/;
const roundSchema = z.object({
  client_round_id: z.string().regex(clientRoundIdPattern),
  bet: z.union([
    z.strictObject({ stake: moneySchema }),
    z.strictObject({ picks: z.array(pickSchema).min(1).max(40) }),
  ]),
});

/** The games' own JSON calls. Every answer but `open` and `verify` needs the session's token. */
export async function playApi(http: FastifyInstance, parts: OpenParts): Promise<void> {
  const { database, clock } = parts;

  http.post('/api/session', async (request, reply) => {
    const body = openSchema.safeParse(request.body);
    if (!body.success) return refuse(reply, 422, 'malformed');
    const { code, gp_id, game_code, language, lobby_url } = body.data;
    const opened = await openSession(parts, {
      code,
      gpId: gp_id,
      gameCode: game_code,
      language,
      lobbyUrl: lobby_url,
    });
    if (!opened.ok) return refuse(reply, opened.reason === 'operator_unreachable' ? 503 : 403, opened.reason);
    const session = await findSession(database, opened.token, clock.now());
    if (!session) throw new Error('a session that was just started is not there');
    return { token: opened.token, ...(await presentSession(parts, session)) };
  });

  http.get('/api/session', async (request, reply) => {
    const session = await sessionOf(request, reply, { mayHaveEnded: true });
    return session && presentSession(parts, session);
  });

  http.post('/api/rounds', async (request, reply) => {
    const session = await sessionOf(request, reply);
    if (!session) return;
    const body = roundSchema.safeParse(request.body);
    const bet = body.success ? readBet(body.data.bet, session) : null;
    if (!body.success || !bet) return refuse(reply, 422, 'malformed');
    const played = await playRound(parts, session, { clientRoundId: body.data.client_round_id, bet });
    if (!played.ok) return refuse(reply, 409, played.reason);
    if (played.round.state !== 'open') return presentRound(played.round);
    // a repeat of the request must not make a second attempt beside the first
    const call = played.isNew ? await findFirstCall(database, played.round.roundId) : undefined;
    if (call) await deliverCall(parts, call);
    return presentRound(await getRound(database, played.round.roundId));
  });

  http.get<{ Params: { clientRoundId: string } }>('/api/rounds/:clientRoundId', async (request, reply) => {
    const session = await sessionOf(request, reply, { mayHaveEnded: true });
    if (!session) return;
    const { clientRoundId } = request.params;
    const isOne = clientRoundIdPattern.test(clientRoundId);
    const round = isOne && (await findRoundByClientId(database, session.playerId, clientRoundId));
    return round ? presentRound(round) : refuse(reply, 404, 'round_unknown');
  });

  http.get<{ Querystring: { before?: string } }>('/api/rounds', async (request, reply) => {
    const session = await sessionOf(request, reply, { mayHaveEnded: true });
    if (!session) return;
    const before = z.iso.datetime().optional().safeParse(request.query.before);
    if (!before.success) return refuse(reply, 422, 'malformed');
    const rounds = await listPlayerRounds(database, session.playerId, {
      gameCode: session.gameCode,
      before: before.data === undefined ? null : new Date(before.data),
      limit: 20,
    });
    return { rounds: rounds.map(presentRound) };
  });

  http.post('/api/seeds/client', async (request, reply) => {
    const session = await sessionOf(request, reply);
    if (!session) return;
    const body = z.object({ client_seed: z.string().refine(isClientSeed) }).safeParse(request.body);
    if (!body.success) return refuse(reply, 422, 'malformed');
    return database.transact(async (sql) => {
      await lockPlayer(sql, session.playerId);
      return presentSeeds(await changeClientSeed(sql, session.playerId, body.data.client_seed));
    });
  });

  http.post('/api/seeds/rotate', async (request, reply) => {
    const session = await sessionOf(request, reply);
    if (!session) return;
    return database.transact(async (sql) => {
      await lockPlayer(sql, session.playerId);
      if (await hasOpenRound(sql, session.playerId)) return refuse(reply, 409, 'round_open');
      const { revealed, next } = await rotateSeedPair(sql, session.playerId, clock.now());
      return {
        ...presentSeeds(next),
        revealed: { ...presentSeeds(revealed), server_seed: revealed.serverSeed },
      };
    });
  });

  /** For whoever knows the round's id: what the verifier page recomputes. */
  http.get<{ Params: { roundId: string } }>('/api/verify/:roundId', async (request, reply) => {
    if (!z.guid().safeParse(request.params.roundId).success) return refuse(reply, 404, 'round_unknown');
    const round = await findRound(database, request.params.roundId);
    const game = round && findHouseGame(round.gpId, round.gameCode);
    if (!game || round.state !== 'settled') return refuse(reply, 404, 'round_unknown');
    return { ...presentRound(round), balance: null, game: presentGame(game, 'en_US') };
  });

  async function sessionOf(
    request: FastifyRequest,
    reply: FastifyReply,
    options: { mayHaveEnded?: boolean } = {},
  ): Promise<GameSession | undefined> {
    const token = /^Bearer ([\w-]{20,128})$/.exec(request.headers.authorization ?? '')?.[1];
    const session = token ? await findSession(database, token, clock.now()) : undefined;
    if (!session) {
      refuse(reply, 401, 'session_unknown');
      return undefined;
    }
    if (session.endReason && !options.mayHaveEnded) {
      refuse(reply, 401, 'session_ended', { end_reason: session.endReason });
      return undefined;
    }
    return session;
  }
}

function refuse(reply: FastifyReply, status: number, error: string, more: object = {}): FastifyReply {
  return reply.code(status).send({ error, ...more });
}

/** Null for amounts that the currency can't express. */
function readBet(bet: z.output<typeof roundSchema>['bet'], session: GameSession): Bet | null {
  const { currency } = session;
  try {
    if ('stake' in bet) return { stakeMinor: parseMinor(bet.stake, currency) };
    return {
      picks: bet.picks.map((pick) => ({ option: pick.option, stakeMinor: parseMinor(pick.stake, currency) })),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
