import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSession, type GameSession } from '#modules/game-session';
import {
  type EndReason,
  type PlayAnswerOf,
  type PlayCall,
  playCalls,
  type PlayRefusal,
  type PlayRequestOf,
  type RefusalView,
} from '../../../play-protocol/play-protocol.ts';
import type { Caller, PlayLimits } from './play-limits.ts';
import type { PlayParts } from './play-parts.ts';
import { playRequests } from './play.requests.ts';

/** An expected no, as a handler returns it. */
export interface Refused {
  readonly refused: PlayRefusal;
  /** With `too_many`. */
  readonly retryAfterSeconds?: number;
}

/**
 * Who may ask: anybody, whoever has or had a session, or only in one that lives. With `kept-session` it lived a moment ago:
 * what the call does finds out by itself whether it still does, and refuses with `session_ended`.
 */
export type PlayHandler<Call extends PlayCall> = (
  | {
      readonly access: 'anybody';
      answer(request: PlayRequestOf<Call>, caller: Caller): Answer<Call>;
    }
  | {
      readonly access: 'session' | 'living-session' | 'kept-session';
      answer(request: PlayRequestOf<Call>, session: GameSession, caller: Caller): Answer<Call>;
    }
) & {
  /** Calls of one address that are taken; else the limit of all calls together. */
  readonly perMinute?: number;
};
type Answer<Call extends PlayCall> = Promise<PlayAnswerOf<Call> | Refused>;

export type PlayHandlers = { readonly [Call in PlayCall]: PlayHandler<Call> };

/**
 * Answers every call of the play protocol as JSON: the limits first, then the session, the form, and the handler.
 */
export function mountPlayCalls(
  http: FastifyInstance,
  parts: Pick<PlayParts, 'sql' | 'clock' | 'keptSessions'> & { readonly limits: PlayLimits },
  handlers: PlayHandlers,
): void {
  for (const call of Object.keys(playCalls) as PlayCall[]) mount(call, handlers);

  function mount<Call extends PlayCall>(call: Call, all: Pick<PlayHandlers, Call>): void {
    const [method, url] = playCalls[call];
    const handler: PlayHandler<Call> = all[call];
    http.route({
      method,
      url,
      config: handler.perMinute === undefined ? {} : { rateLimit: { max: handler.perMinute } },
      async handler(request, reply) {
        if (handler.access === 'anybody') {
          const asked = read(call, request);
          return send(reply, asked ? await handler.answer(asked, request) : refuseForm(call));
        }
        const token = tokenOf(request);
        const isKept = handler.access === 'kept-session';
        const session = token && (await (isKept ? parts.keptSessions.find(token) : findNow(token)));
        if (!session) return send(reply, refuse('session_unknown'));
        const waitSeconds = parts.limits.call(session, parts.clock());
        if (waitSeconds > 0) return send(reply, tooMany(waitSeconds));
        if (session.endReason && handler.access !== 'session')
          return send(reply, refuse('session_ended'), session.endReason);
        const asked = read(call, request);
        const answer = asked ? await handler.answer(asked, session, request) : refuseForm(call);
        if (!('refused' in answer) || answer.refused !== 'session_ended') return send(reply, answer);
        parts.keptSessions.forget(token);
        const ended = await findNow(token);
        return ended
          ? send(reply, answer, ended.endReason ?? undefined)
          : send(reply, refuse('session_unknown'));
      },
    });
  }

  function findNow(token: string): Promise<GameSession | undefined> {
    return findSession(parts.sql, token, parts.clock());
  }
}

function tokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,128})$/.exec(request.headers.authorization ?? '')?.[1];
}

export function refuse(refused: PlayRefusal): Refused {
  return { refused };
}

export function tooMany(retryAfterSeconds: number): Refused {
  return { refused: 'too_many', retryAfterSeconds };
}

/** `GET` carries its question in path and query. Undefined for what is not the call's form. */
function read<Call extends PlayCall>(call: Call, request: FastifyRequest): PlayRequestOf<Call> | undefined {
  const given =
    request.method === 'POST'
      ? request.body
      : { ...(request.query as object), ...(request.params as object) };
  return playRequests[call].safeParse(given).data;
}

/** What can't be an id of a round is the id of none. */
function refuseForm(call: PlayCall): Refused {
  if (call === 'draw') return refuse('draw_unknown');
  if (call === 'plan' || call === 'stopPlan') return refuse('plan_unknown');
  return refuse(call === 'round' || call === 'verify' ? 'round_unknown' : 'malformed');
}

function send(reply: FastifyReply, answer: object | Refused, endReason?: EndReason): FastifyReply {
  if (!('refused' in answer)) return reply.send(answer);
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds);
  const refusal: RefusalView = { error: answer.refused, ...(endReason && { end_reason: endReason }) };
  return reply.code(statusOf[answer.refused]).send(refusal);
}

const statusOf: Readonly<Record<PlayRefusal, number>> = {
  malformed: 422,
  session_unknown: 401,
  session_ended: 401,
  code_invalid: 403,
  game_unknown: 403,
  maintenance: 403,
  operator_unreachable: 503,
  round_unknown: 404,
  draw_unknown: 404,
  round_open: 409,
  round_conflict: 409,
  draw_closed: 409,
  table_full: 409,
  seeds_changed: 409,
  free_rounds_over: 409,
  bet_invalid: 409,
  move_invalid: 409,
  not_enough_money: 409,
  plan_invalid: 409,
  plan_too_high: 409,
  plan_running: 409,
  plan_conflict: 409,
  plan_unknown: 404,
  too_many: 429,
  match_unknown: 404,
  market_unknown: 404,
  league_unknown: 404,
  ticket_unknown: 404,
  quote_unknown: 404,
  ticket_conflict: 409,
  quote_expired: 409,
  no_cash_out: 409,
  market_closed: 409,
  price_changed: 409,
  match_moved: 409,
  stake_too_low: 409,
  stake_too_high: 409,
  exposure_full: 409,
  same_match: 409,
  builder_unfit: 409,
  builder_impossible: 409,
  builder_idle: 409,
  builder_rare: 409,
  builder_busy: 429,
  same_season: 409,
  each_way_none: 409,
  kind_unknown: 409,
  feed_away: 409,
  wallet: 409,
};
