import { reads, useRead } from '#app/api/reads.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** A member's level, and how it came to be. */
export function MemberVip({ whom }: { whom: { site_id: number; member_id: number } }) {
  const t = useTranslate('vip');
  const { data } = useRead(reads.of('/vip/member', whom));
  if (!data) return null;
  const { currency, level, name, steps, keep_until: until } = data;
  return (
    <Panel title={t('member')}>
      <Facts
        facts={[
          [t('member_level'), level === 0 ? t('no_level') : `${level} · ${name}`],
          [t('turnover'), <Amount key="turnover" amount={data.turnover} currency={currency} />],
          [t('deposit'), <Amount key="deposit" amount={data.deposit} currency={currency} />],
          ...(until === null ? [] : ([[t('keep_until'), until]] as const)),
          ...steps.map((step) => [step.day, `${step.from_level} → ${step.to_level}`] as const),
        ]}
      />
    </Panel>
  );
}
