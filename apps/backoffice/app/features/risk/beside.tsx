import { reads, useRead } from '#app/api/reads.ts';
import { Count } from '#app/parts/count.tsx';
import { Facts } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** What a version that runs beside the rules would have decided, and how often otherwise. */
export function Beside({ siteId, version }: { siteId: number; version: number }) {
  const t = useTranslate('risk');
  const { data, refusal, again } = useRead(reads.of('/risk/compare', { site_id: siteId, version }));
  if (!data)
    return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines count={2} />;
  const others = data.list.filter(({ live, shadow }) => live !== shadow);
  const sum = (lines: typeof others) => lines.reduce((all, { orders }) => all + orders, 0);
  return (
    <section className="risk-beside" aria-label={t('compare')}>
      <h3>{t('compare')}</h3>
      {data.list.length === 0 ? (
        <p>{t('compare_none')}</p>
      ) : (
        <Facts
          facts={[
            [t('compare_same'), <Count key="same" value={sum(data.list) - sum(others)} />],
            [t('compare_differs'), <Count key="other" value={sum(others)} />],
            ...others.map(
              ({ live, shadow, orders }) =>
                [
                  t('compare_from_to', { live: t(`outcome.${live}`), shadow: t(`outcome.${shadow}`) }),
                  <Count key={`${live} ${shadow}`} value={orders} />,
                ] as const,
            ),
          ]}
        />
      )}
    </section>
  );
}
