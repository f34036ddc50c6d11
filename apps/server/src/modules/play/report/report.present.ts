import { formatMinor } from '@halls/contract';
import type { OfficeDataOf, ReportStep } from '@halls/contract/office';
import type { ClosedRound } from './closed-rounds.repo.ts';
import type { Figures } from './figures.repo.ts';

type FigureData = OfficeDataOf<'/report/figures'>;
type Line = FigureData['list'][number];

/** What a line's key says it is of. */
export function lineOf(by: ReportStep, key: string) {
  const [first = '', second = ''] = key.split(' ');
  return {
    key,
    site_id: by === 'site' || by === 'member' ? Number(first) : null,
    day: by === 'day' ? key : null,
    gt_id: by === 'hall' ? Number(key) : null,
    gp_id: by === 'provider' || by === 'game' ? first : null,
    game_code: by === 'game' ? second : null,
    member_id: by === 'member' ? Number(second) : null,
  } satisfies Omit<Line, 'name' | keyof FigureData['totals'][number]>;
}

/** GGR is what was staked less what was paid. */
export function presentFigures(figures: Figures): FigureData['totals'][number] {
  const { currency, stakeMinor, payoutMinor } = figures;
  return {
    currency,
    rounds: figures.rounds,
    turnover: formatMinor(stakeMinor, currency),
    valid_turnover: formatMinor(figures.validTurnoverMinor, currency),
    payout: formatMinor(payoutMinor, currency),
    ggr: formatMinor(stakeMinor - payoutMinor, currency),
    late_ggr: formatMinor(-figures.lateMinor, currency),
  };
}

export function presentRound(
  round: ClosedRound,
  names: { readonly gpName: string; readonly gameName: string },
): OfficeDataOf<'/report/rounds'>['list'][number] {
  const { currency, stakeMinor, payoutMinor } = round;
  return {
    round_id: round.roundId,
    gp_id: round.gpId,
    gp_name: names.gpName,
    gt_id: round.gtId,
    game_code: round.gameCode,
    game_name: names.gameName,
    opened_at: round.openedAt.toISOString(),
    closed_at: round.closedAt.toISOString(),
    currency,
    bets: round.bets,
    stake: formatMinor(stakeMinor, currency),
    payout: formatMinor(payoutMinor, currency),
    ggr: formatMinor(stakeMinor - payoutMinor, currency),
    valid_turnover: formatMinor(round.validTurnoverMinor, currency),
    free_stake: formatMinor(round.freeStakeMinor, currency),
    changes: round.revision - 1,
  };
}
