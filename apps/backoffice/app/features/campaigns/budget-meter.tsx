import type { OfficeCampaign } from '@halls/contract/office';
import { localeOf } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';
import { Progress } from '@halls/ui/progress';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';

/** How much of its budget a campaign has given. */
export function BudgetMeter({ campaign: { used, body } }: { campaign: OfficeCampaign }) {
  const t = useTranslate('campaigns');
  const locale = localeOf(useLanguage());
  const words = t('used_of', {
    used: formatMoney(used, body.currency, locale),
    budget: formatMoney(body.budget, body.currency, locale),
  });
  return (
    <div className="campaign-meter">
      <span>{words}</span>
      <Progress label={t('budget')} words={words} part={used} whole={body.budget} />
    </div>
  );
}
