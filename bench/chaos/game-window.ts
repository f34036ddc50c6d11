import { ask, callSite, pause, textOf, type Answer, type ChaosMember } from './site-caller.ts';

/** A game of the house, at its provider. */
export interface HouseSeat {
  readonly gpId: string;
  readonly gameType: number;
  readonly gameCode: string;
}

/** A member's browser in a game of the house: opened through the site, then talking to the studio alone. */
export class GameWindow {
  /** The smallest stake that is offered; empty until it has been open once. */
  leastStake = '';
  readonly #site: { readonly siteUrl: string; readonly studioUrl: string };
  readonly #member: ChaosMember;
  readonly #seat: HouseSeat;
  #token = '';

  constructor(
    site: { readonly siteUrl: string; readonly studioUrl: string },
    member: ChaosMember,
    seat: HouseSeat,
  ) {
    this.#site = site;
    this.#member = member;
    this.#seat = seat;
  }

  get isOpen(): boolean {
    return this.#token !== '';
  }

  /** Tries once; where that fails it waits a moment. */
  async open(): Promise<void> {
    const { siteUrl } = this.#site;
    const { gpId, gameType: game_type, gameCode: game_code } = this.#seat;
    const game = { gpId, game_type, game_code, lobby_url: `${siteUrl}/close` };
    const started = await callSite(siteUrl, this.#member, '/member/game/play1', game);
    const address = (started?.body.data as { game_url?: string } | null)?.game_url;
    const code = address && new URL(address).searchParams.get('code');
    const opened = code ? await this.ask('POST', '/api/session', { code, gp_id: gpId, game_code }) : null;
    if (opened?.status !== 200) return pause(200);
    this.#token = textOf(opened.body.token);
    this.leastStake = textOf((opened.body.stakes as unknown[])[0]);
  }

  /** The next one is another device, as far as the studio can tell. */
  leave(): void {
    this.#token = '';
  }

  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const headers = {
      ...(this.#token !== '' && { authorization: `Bearer ${this.#token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return ask(`${this.#site.studioUrl}${path}`, init);
  }
}
