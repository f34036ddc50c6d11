/** Shapes of the studio's JSON, as `present.ts` on the server makes them. Amounts are decimal strings. */
export type RoundView<Outcome = unknown> = {
  round_id: string;
  client_round_id: string;
  state: 'settling' | 'settled' | 'void';
  void_reason: string | null;
  bet: { stake: string } | { picks: { option: string; stake: string }[] };
  stake: string;
  payout: string | null;
  outcome: Outcome | null;
  balance: string | null;
  currency: string;
  played_at: string;
  /** Of a table that many play at: what the round waits for. */
  draw: { number: number; closes_at: string } | null;
  fairness: {
    commitment: string;
    client_seed: string;
    nonce: number;
    server_seed: string | null;
    chain: { first_link: string; number: number } | null;
  };
};

export type SeedsView = { commitment: string; client_seed: string; next_nonce: number };

export type SessionView = {
  game: {
    code: string;
    gp_id: string;
    name: string;
    engine: string;
    model: string;
    volatility: 'low' | 'medium' | 'high';
    theme: { id: string; palette: [string, string, string, string, string]; symbols: string[] };
  };
  mode: 'real' | 'demo';
  currency: string;
  language: string;
  lobby_url: string | null;
  end_reason: string | null;
  balance: string | null;
  stakes: string[];
  first_stake: string;
  table_limit: string | null;
  /** The timetable of a game that everybody plays together, and the chain that its draws come from. */
  table: { period_ms: number; bet_ms: number; now: string } | null;
  chain: { first_link: string; number: number; commitment: string } | null;
  seeds: SeedsView;
  open_round: RoundView | null;
  last_round: RoundView | null;
};

/** The studio refused: `status` and its word for why. */
export class Refusal extends Error {
  readonly status: number;
  readonly endReason: string | undefined;

  constructor(status: number, error: string, endReason?: string) {
    super(error);
    this.status = status;
    this.endReason = endReason;
  }
}

/** Nothing certain came back: no connection, time over, or a fault on the way. */
export class Unreachable extends Error {}

const timeoutMs = 12_000;

export class StudioApi {
  #token = '';

  async open(request: {
    code: string;
    gp_id: string;
    game_code: string;
    language?: string;
    lobby_url?: string;
  }): Promise<SessionView> {
    const view = await this.#send<SessionView & { token: string }>('POST', '/api/session', request);
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
    return this.#send('GET', '/api/session');
  }

  play(clientRoundId: string, bet: object): Promise<RoundView> {
    return this.#send('POST', '/api/rounds', { client_round_id: clientRoundId, bet });
  }

  round(clientRoundId: string): Promise<RoundView> {
    return this.#send('GET', `/api/rounds/${clientRoundId}`);
  }

  async history(before: string | null): Promise<RoundView[]> {
    const query = before === null ? '' : `?before=${encodeURIComponent(before)}`;
    return (await this.#send<{ rounds: RoundView[] }>('GET', `/api/rounds${query}`)).rounds;
  }

  changeClientSeed(clientSeed: string): Promise<SeedsView> {
    return this.#send('POST', '/api/seeds/client', { client_seed: clientSeed });
  }

  rotateSeeds(): Promise<SeedsView & { revealed: SeedsView & { server_seed: string } }> {
    return this.#send('POST', '/api/seeds/rotate', {});
  }

  async #send<T>(method: string, path: string, body?: object): Promise<T> {
    let response: Response;
    let content: { error?: string; end_reason?: string };
    try {
      response = await fetch(path, {
        method,
        headers: {
          ...(this.#token && { authorization: `Bearer ${this.#token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      content = (await response.json()) as typeof content;
    } catch (error) {
      throw new Unreachable(String(error));
    }
    if (response.ok) return content as T;
    if (response.status >= 500 && content.error !== 'operator_unreachable')
      throw new Unreachable(`HTTP ${response.status}`);
    throw new Refusal(response.status, content.error ?? '', content.end_reason);
  }
}
