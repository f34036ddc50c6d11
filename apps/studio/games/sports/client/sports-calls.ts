import type { SportsCall, SportsExchanges } from '../../../play-protocol/sports-protocol.ts';
import type { StudioApi } from '../../client/api.ts';

type RequestOf<Call extends SportsCall> = SportsExchanges[Call]['request'];
type AnswerOf<Call extends SportsCall> = SportsExchanges[Call]['answer'];

/** The sportsbook's calls in the page's session. */
export class SportsCalls {
  readonly #api: Pick<StudioApi, 'ask'>;

  constructor(api: Pick<StudioApi, 'ask'>) {
    this.#api = api;
  }

  board(since: string | null): Promise<AnswerOf<'sportsBoard'>> {
    return this.#api.ask('sportsBoard', since === null ? {} : { since });
  }

  match(matchId: string): Promise<AnswerOf<'sportsMatch'>> {
    return this.#api.ask('sportsMatch', { match_id: matchId });
  }

  league(league: string): Promise<AnswerOf<'sportsLeague'>> {
    return this.#api.ask('sportsLeague', { league });
  }

  results(request: RequestOf<'sportsResults'>): Promise<AnswerOf<'sportsResults'>> {
    return this.#api.ask('sportsResults', request);
  }

  checkSlip(request: RequestOf<'checkSlip'>): Promise<AnswerOf<'checkSlip'>> {
    return this.#api.ask('checkSlip', request);
  }

  place(request: RequestOf<'placeTicket'>): Promise<AnswerOf<'placeTicket'>> {
    return this.#api.ask('placeTicket', request);
  }

  ticket(ticketId: string): Promise<AnswerOf<'ticket'>> {
    return this.#api.ask('ticket', { ticket_id: ticketId });
  }

  async tickets(request: RequestOf<'tickets'>): Promise<AnswerOf<'tickets'>['tickets']> {
    return (await this.#api.ask('tickets', request)).tickets;
  }

  quoteCashOut(ticketId: string, percent: number): Promise<AnswerOf<'quoteCashOut'>> {
    return this.#api.ask('quoteCashOut', { ticket_id: ticketId, percent });
  }

  takeCashOut(quoteId: string): Promise<AnswerOf<'takeCashOut'>> {
    return this.#api.ask('takeCashOut', { quote_id: quoteId });
  }
}
