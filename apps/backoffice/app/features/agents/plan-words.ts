import type { PlanLine } from '@halls/contract/agent';
import type { useTranslate } from '#app/texts/texts.ts';

type Translate = ReturnType<typeof useTranslate<'agents'>>;

/** A line of a plan in one line. */
export function wordsOfLine(t: Translate, line: PlanLine, money: (amount: string) => string): string {
  const kind = t(`plan.kind.${line.kind}`);
  const percent = (rateBp: number) => `${rateBp / 100}%`;
  switch (line.kind) {
    case 'turnover':
    case 'differential':
      return `${kind}, ${t(`plan.pool.${line.pool}`)}: ${percent(line.rate_bp)}`;
    case 'cpa':
      return `${kind}: ${money(line.amount)} (${t('plan.deposit')} ${money(line.deposit)}, ${t('plan.turnover')} ${money(line.turnover)}, ${t('plan.days')} ${line.within_days})`;
    case 'net_loss': {
      const tiers = line.tiers.map(
        (tier) => `≥ ${money(tier.from)}, ${tier.active_members}: ${percent(tier.rate_bp)}`,
      );
      return `${kind}, ${t(`plan.pool.${line.pool}`)}: ${tiers.join('; ')} (${t('plan.carryMonths')} ${line.carry_months}, ${t('plan.costShare')} ${line.cost_share_percent}, ${t('plan.feeShare')} ${line.fee_percent ?? 0})`;
    }
  }
}
