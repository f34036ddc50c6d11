import type { Translate } from '@halls/i18n/format';
import type { Shell } from '../../../client/shell.ts';
import type { TableWords } from '../../words/table-texts.ts';

/** What everything that shows plans needs of the game's frame. */
export interface PlanFrame {
  readonly shell: Pick<Shell, 'text' | 'money' | 'locale'>;
  readonly text: Translate<keyof TableWords['plan']>;
  /** A draw of the table in words. */
  describe(outcome: unknown): string;
}

/** What came of it, with its sign. */
export function netOf({ shell }: Pick<PlanFrame, 'shell'>, stake: string, payout: string): string {
  const minor = shell.money.parse(payout) - shell.money.parse(stake);
  const amount = shell.money.show(minor < 0n ? -minor : minor);
  return minor === 0n ? amount : `${minor < 0n ? '−' : '+'}${amount}`;
}
