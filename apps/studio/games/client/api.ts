import {
  type BetView,
  type ChainRecordView,
  type DrawView,
  type EndReason,
  type FreeRoundsView,
  type OpenRequest,
  type PlayAnswerOf,
  type PlayCall,
  playCalls,
  type PlayRefusal,
  type PlayRequestOf,
  type RefusalView,
  type RotatedSeedsView,
  type RoundView,
  type SeatedTableView,
  type SeedsView,
  type SessionView,
  type TableGameView,
  type VerifiableRoundView,
} from '../../play-protocol/play-protocol.ts';

/** The studio refused: `status` and its word for why. */
export class Refusal extends Error {
  readonly status: number;
  readonly word: PlayRefusal;
  readonly endReason: EndReason | undefined;

  constructor(status: number, word: PlayRefusal, endReason?: EndReason) {
    super(word);
    this.status = status;
    this.word = word;
    this.endReason = endReason;
  }
}

/** Nothing certain came back: no connection, time over, or a fault on the way. */
export class Unreachable extends Error {}

/** The studio did nothing, since too much was asked of it: the same call may come again a little later. */
export class Busy extends Unreachable {}

const timeoutMs = 12_000;

/** The play protocol's calls, in the session that was opened or resumed. */
export class StudioApi {
  #token = '';

  async open(request: OpenRequest): Promise<SessionView> {
    const view = await this.ask('open', request);
    this.#token = view.token;
    return view;
  }

  async resume(token: string): Promise<SessionView> {
    this.#token = token;
    return this.session();
  }

  get token(): string {
    return this.#token;
  }

  session(): Promise<SessionView> {
    return this.ask('session', {});
  }

  play(
    clientRoundId: string,
    bet: BetView,
    { draw, freeGrant }: { draw?: number | undefined; freeGrant?: string | undefined } = {},
  ): Promise<RoundView> {
    return this.ask('play', {
      ...{ client_round_id: clientRoundId, bet },
      ...(draw !== undefined && { draw }),
      ...(freeGrant !== undefined && { free_grant: freeGrant }),
    });
  }

  move(clientRoundId: string, step: number, move: string): Promise<RoundView> {
    return this.ask('move', { client_round_id: clientRoundId, step, move });
  }

  table(): Promise<SeatedTableView> {
    return this.ask('table', {});
  }

  async jackpot(): Promise<string | null> {
    return (await this.ask('jackpot', {})).amount;
  }

  /** Those that the game has for the player; of a grant that is named, how it stands. */
  async freeRounds(grantId?: string): Promise<FreeRoundsView | null> {
    return (await this.ask('freeRounds', grantId === undefined ? {} : { grant_id: grantId })).free_rounds;
  }

  round(clientRoundId: string): Promise<RoundView> {
    return this.ask('round', { client_round_id: clientRoundId });
  }

  history(before: string | null): Promise<PlayAnswerOf<'history'>> {
    return this.ask('history', before === null ? {} : { before });
  }

  changeClientSeed(clientSeed: string): Promise<SeedsView> {
    return this.ask('changeClientSeed', { client_seed: clientSeed });
  }

  rotateSeeds(nextCommitment: string, clientSeed: string): Promise<RotatedSeedsView> {
    return this.ask('rotateSeeds', { next_commitment: nextCommitment, client_seed: clientSeed });
  }

  verify(roundId: string): Promise<VerifiableRoundView> {
    return this.ask('verify', { round_id: roundId });
  }

  async tables(): Promise<readonly TableGameView[]> {
    return (await this.ask('tables', {})).tables;
  }

  async chains(
    table: Pick<TableGameView, 'gp_id' | 'code'>,
    after: number,
  ): Promise<readonly ChainRecordView[]> {
    const asked = { gp_id: table.gp_id, game_code: table.code, after: String(after) };
    return (await this.ask('chains', asked)).chains;
  }

  draw(of: { readonly gpId: string; readonly gameCode: string; readonly number: number }): Promise<DrawView> {
    return this.ask('draw', { gp_id: of.gpId, game_code: of.gameCode, number: String(of.number) });
  }

  /** One call of the protocol, for what has no method of its own here. */
  async ask<Call extends PlayCall>(call: Call, request: PlayRequestOf<Call>): Promise<PlayAnswerOf<Call>> {
    const [method, pattern] = playCalls[call];
    const isQuestion = method === 'GET';
    let response: Response;
    let content: Partial<RefusalView>;
    try {
      response = await fetch(isQuestion ? addressOf(pattern, request) : pattern, {
        method,
        headers: {
          ...(this.#token && { authorization: `Bearer ${this.#token}` }),
          ...(!isQuestion && { 'content-type': 'application/json' }),
        },
        ...(!isQuestion && { body: JSON.stringify(request) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      content = (await response.json()) as typeof content;
    } catch (error) {
      throw new Unreachable(String(error));
    }
    if (response.ok) return content as PlayAnswerOf<Call>;
    if (response.status >= 500 && content.error !== 'operator_unreachable')
      throw new Unreachable(`HTTP ${response.status}`);
    if (content.error === 'too_many') throw new Busy();
    // what is no answer of the protocol's own is as if the question had been malformed
    throw new Refusal(response.status, content.error ?? 'malformed', content.end_reason);
  }
}

/** A question's details stand in the path where it names them, and after it otherwise. */
function addressOf(pattern: string, request: object): string {
  const query = new URLSearchParams();
  let path = pattern;
  for (const [name, value] of Object.entries(request) as [string, string | undefined][]) {
    if (value === undefined) continue;
    if (path.includes(`:${name}`)) path = path.replace(`:${name}`, encodeURIComponent(value));
    else query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
