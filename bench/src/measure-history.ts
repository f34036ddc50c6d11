import type { Measurement, Result } from './measurement.ts';
import { rateFigure, type Throughput } from './rate-figure.ts';
import { alternate } from './rounds.ts';
import { openSeamlessLoad } from './seamless-load.ts';

const connections = 16;
const historyBets = 5_000_000;

type Side = 'empty' | 'tenMillion';

/** Signed bets over HTTP on top of years of them, beside the same with empty tables. */
export const measureHistory: Measurement = {
  name: 'history',
  title: `signed seamless bets over HTTP with ${historyBets * 2} entries`,
  takesLong: true,
  async run(workspace): Promise<Result[]> {
    const empty = await openSeamlessLoad(await workspace.createDatabase('history_empty'));
    const tenMillion = await openSeamlessLoad(await workspace.createDatabase('history_full'));
    try {
      workspace.say(`  adding ${historyBets * 2} entries and ${historyBets} rounds of history, for minutes`);
      await tenMillion.addHistory(historyBets);
      const seconds = workspace.secondsPerRound;
      for (const side of [empty, tenMillion]) await side.measure({ connections, seconds: 2 });
      const rounds = await alternate<Side, Throughput>(workspace.rounds, {
        empty: () => empty.measure({ connections, seconds }),
        tenMillion: () => tenMillion.measure({ connections, seconds }),
      });
      return [
        rateFigure<Side>(rounds, {
          name: 'seamless bets with ten million entries / with empty tables',
          unit: 'bets/s',
          side: 'tenMillion',
          beside: 'empty',
          besideName: 'with empty tables',
          target: { atLeast: 0.9 },
        }),
      ];
    } finally {
      await Promise.all([empty.close(), tenMillion.close()]);
    }
  },
};
