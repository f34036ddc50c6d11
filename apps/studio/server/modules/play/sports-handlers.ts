import { findHouseGame } from '@halls/house-games';
import type { GameSession } from '#modules/game-session';
import { type SportsCall } from '../../../play-protocol/sports-protocol.ts';
import { createFewAtOnce } from './few-at-once.ts';
import { type PlayHandlers, refuse, type Refused, tooMany } from './mount-play-calls.ts';
import type { PlayLimits } from './play-limits.ts';
import type { PlayParts } from './play-parts.ts';

/** The sportsbook's calls. Who may look is whoever has a session; a ticket counts as a round against the limits. */
export function sportsHandlers({
  sports,
  clock,
  limits,
}: Pick<PlayParts, 'sports' | 'clock'> & { readonly limits: PlayLimits }): Pick<PlayHandlers, SportsCall> {
  const { board } = sports;
  return {
    sportsBoard: {
      access: 'session',
      answer: ({ since }, { language }) => board.look(language, since === undefined ? null : Number(since)),
    },
    sportsMatch: {
      access: 'session',
      answer: async ({ match_id }) => (await board.match(Number(match_id))) ?? refuse('match_unknown'),
    },
    sportsLeague: {
      access: 'session',
      answer: async ({ league }, { language }) =>
        (await board.league(league, language)) ?? refuse('league_unknown'),
    },
    sportsResults: {
      access: 'session',
      answer: (request, session) => sports.results(request, session),
    },
    sportsProof: {
      access: 'anybody',
      perMinute: 300,
      answer: async ({ match_id }) => (await board.match(Number(match_id)))?.proof ?? refuse('match_unknown'),
    },
    checkSlip: { access: 'session', answer: (request, session) => sports.checkSlip(request, session) },
    placeTicket: {
      access: 'living-session',
      async answer(request, session, caller) {
        const refused = refuseTicket(session);
        if (refused) return refused;
        const waitSeconds = limits.round(session, caller, clock());
        if (waitSeconds > 0) return tooMany(waitSeconds);
        return (await fewTickets(() => sports.placeTicket(request, session))) ?? tooMany(1);
      },
    },
    ticket: { access: 'session', answer: (request, session) => sports.ticket(request, session) },
    tickets: { access: 'session', answer: (request, session) => sports.tickets(request, session) },
    quoteCashOut: {
      access: 'living-session',
      answer: (request, session) => sports.quoteCashOut(request, session),
    },
    takeCashOut: {
      access: 'living-session',
      answer: (request, session) => sports.takeCashOut(request, session),
    },
  };
}

/** Tickets at once: a goal brings them by hundreds, and the rounds of other games keep their connections. */
const fewTickets = createFewAtOnce({ atOnce: 3, waiting: 500 });

/** Tickets are placed at a sportsbook, with money of an operator's wallet; play money has no wallet that answers. */
function refuseTicket({ gpId, gameCode, kind }: GameSession): Refused | null {
  const isBook = findHouseGame(gpId, gameCode)?.engine === 'sports';
  return isBook && kind === 'seamless' ? null : refuse('bet_invalid');
}
