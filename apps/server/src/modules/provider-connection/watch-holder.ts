import type { TransferProvider, Verdict } from './game-provider-adapter.ts';

type Outcome = 'ok' | 'refused' | 'unknown';

/** Is told of each call to a provider, how it ended and how long it took. */
export type CallWatch = (call: {
  readonly gpId: string;
  readonly method: string;
  readonly outcome: Outcome;
  readonly tookMs: number;
}) => void;

/** The same provider, whose calls are told to `watch`. */
export function watchHolder(provider: TransferProvider, gpId: string, watch: CallWatch): TransferProvider {
  async function watched<Answer>(
    method: string,
    work: Promise<Answer>,
    judge: (answer: Answer) => Outcome,
  ): Promise<Answer> {
    const startMs = performance.now();
    const answer = await work;
    watch({ gpId, method, outcome: judge(answer), tookMs: performance.now() - startMs });
    return answer;
  }
  return {
    ensureMember: (player, language) =>
      watched('create-member', provider.ensureMember(player, language), (isKnown) =>
        isKnown ? 'ok' : 'unknown',
      ),
    transferIn: (order) => watched('transfer-in', provider.transferIn(order), judgeVerdict),
    transferOut: (order) => watched('transfer-out', provider.transferOut(order), judgeVerdict),
    transferOutAll: (order) => watched('transfer-out-all', provider.transferOutAll(order), judgeVerdict),
    // a transfer that the provider has refused is a clear answer to the question about it
    status: (order) =>
      watched('transfer-status', provider.status(order), ({ state }) => (state === 'unknown' ? state : 'ok')),
    balance: (player) => watched('balance', provider.balance(player), (told) => (told ? 'ok' : 'unknown')),
    rounds: (cursor, limit) =>
      watched('rounds', provider.rounds(cursor, limit), (page) => ('why' in page ? 'unknown' : 'ok')),
    kick: (player) => watched('kick', provider.kick(player), () => 'ok'),
    open: (player, game) =>
      watched('launch', provider.open(player, game), ({ kind }) => {
        if (kind === 'opened') return 'ok';
        return kind === 'failed' ? 'unknown' : 'refused';
      }),
  };
}

function judgeVerdict({ state }: Verdict): Outcome {
  if (state === 'confirmed') return 'ok';
  return state === 'rejected' ? 'refused' : 'unknown';
}
