import type { RoundView } from '../../../play-protocol/play-protocol.ts';
import { el } from '../../client/dom.ts';
import type { Shell } from '../../client/shell.ts';
import type { PicksStage } from './picks-stage.ts';

/** A table's round in words: what came, and what was staked on. */
export function describeRound(
  { outcome, bet }: RoundView,
  parts: {
    readonly stage: Pick<PicksStage, 'describe'>;
    readonly shell: Pick<Shell, 'money'>;
    nameOf(option: string): string;
  },
): Node[] {
  const { money } = parts.shell;
  const picks = 'picks' in bet ? bet.picks : [];
  const staked = picks.map(
    ({ option, stake }) => `${parts.nameOf(option)} ${money.show(money.parse(stake))}`,
  );
  return [el('strong', {}, parts.stage.describe(outcome)), el('span', { class: 'note' }, staked.join(' · '))];
}
