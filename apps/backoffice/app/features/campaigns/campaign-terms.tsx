import type { JudgedCondition, RuleCondition } from '@halls/contract/member-rule';
import type { CampaignBody } from '@halls/contract/office';
import { Amount } from '#app/parts/amount.tsx';
import { Facts } from '#app/parts/panel.tsx';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Code = { readonly code: string; readonly uses: number; readonly used: number };

/** What a campaign offers, by what and to whom, as it is written. */
export function CampaignTerms({ body, codes }: { body: CampaignBody; codes: readonly Code[] }) {
  const t = useTranslate('campaigns');
  const { currency, trigger, reward } = body;
  const money = (amount: string) => <Amount amount={amount} currency={currency} />;
  const orAny = (amount: string | null) => (amount === null ? t('any') : money(amount));
  const used = new Map(codes.map((each) => [each.code, each.used]));
  return (
    <Facts
      facts={[
        [
          t('reward'),
          <span key="reward">
            {t(`reward.${reward.kind}`)} · <RewardWords body={body} />
          </span>,
        ],
        [t('wagering'), `${reward.wagering_percent} %`],
        ...(reward.kind === 'bonus'
          ? ([
              [t('max_stake'), orAny(reward.max_stake)],
              [t('max_cashout'), orAny(reward.max_cashout)],
              [t('excluded'), reward.excluded_games.join(', ') || '–'],
            ] as const)
          : []),
        ...(reward.kind === 'cash' ? [] : [[t('days'), reward.days] as const]),
        [
          t('trigger'),
          trigger.kind !== 'deposit' ? (
            t(`trigger.${trigger.kind}`)
          ) : (
            <span key="trigger">
              {t('trigger.deposit')} ≥ {money(trigger.min)}
              {trigger.nth !== null && ` · ${t('nth')} ${trigger.nth}`} · {t('wait_days')} {trigger.wait_days}
            </span>
          ),
        ],
        [t('access'), t(`access.${body.access}`)],
        ...(body.codes.length > 0
          ? [
              [
                t('codes'),
                body.codes.map(({ code, uses }) => `${code} (${used.get(code) ?? 0}/${uses})`).join(', '),
              ] as const,
            ]
          : []),
        [t('period'), t(`period.${body.period}`)],
        [t('budget'), money(body.budget)],
        [t('member_cap'), orAny(body.member_cap)],
        [t('starts_at'), <When key="starts" at={body.starts_at} />],
        [t('ends_at'), <When key="ends" at={body.ends_at} />],
        [t('rule'), <RuleWords key="rule" body={body} />],
      ]}
    />
  );
}

function RewardWords({ body: { reward, currency } }: { body: CampaignBody }) {
  if (reward.kind === 'free_rounds')
    return (
      <>
        {reward.count} × <Amount amount={reward.stake} currency={currency} /> ({reward.game})
      </>
    );
  if (reward.value.kind === 'fixed') return <Amount amount={reward.value.amount} currency={currency} />;
  return (
    <>
      {reward.value.percent} % ≤ <Amount amount={reward.value.cap} currency={currency} />
    </>
  );
}

function RuleWords({ body: { rule } }: { body: CampaignBody }) {
  const t = useTranslate('campaigns');
  const say = useConditionWords();
  if (rule.conditions.length === 0) return t('rule_everybody');
  const groups = rule.conditions.map((each) =>
    'fact' in each ? say(each) : `${t(`match.${each.match}`)} (${each.conditions.map(say).join('; ')})`,
  );
  return groups.length === 1 ? groups[0] : `${t(`match.${rule.match}`)} ${groups.join('; ')}`;
}

function useConditionWords(): (condition: RuleCondition) => string {
  const t = useTranslate('campaigns');
  return ({ fact, op, values, days, hall }) =>
    [
      t(`fact.${fact}`),
      ...(hall === undefined ? [] : [`${t('hall')} ${hall}`]),
      ...(days === undefined ? [] : [`${t('fact_days')} ${days}`]),
      t(`op.${op satisfies JudgedCondition['condition']['op']}`),
      values.join(' – '),
    ].join(' ');
}
