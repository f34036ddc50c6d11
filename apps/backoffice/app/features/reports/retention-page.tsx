import './retention-page.css';
import { useSearchParams } from 'react-router';
import { localeOf } from '@halls/contract';
import { cohortSteps, cohortUnits, type CohortUnit, type OfficeCalls } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import { Count } from '#app/parts/count.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';
import { ReportHead } from './report-head.tsx';
import { useReport } from './use-report.ts';

type Cohort = OfficeCalls['/report/retention']['data']['list'][number];

/** Twelve weeks: so long cohorts are looked at. */
const daysShown = 84;

/** Of those who began together, how many came back later. */
export function RetentionPage() {
  const t = useTranslate('reports');
  const report = useReport(['day'], daysShown);
  const unitFilter: Filter = {
    kind: 'choice',
    name: 'unit',
    label: t('unit'),
    preset: 'week',
    choices: cohortUnits.map((each) => ({ value: each, name: t(`unit.${each}`) })),
  };
  const filters = [
    unitFilter,
    ...report.filters.filter(({ name }) => ['from', 'to', 'site', 'currency'].includes(name)),
  ];
  const unit = readFilters(filters, useSearchParams()[0])['unit'] as CohortUnit;
  const { from, to, site_id, currency } = report.ask;
  const { data, refusal, again } = useRead(
    reads.of('/report/retention', {
      ...{ unit, from, to },
      ...(site_id !== undefined && { site_id }),
      ...(currency && { currency }),
    }),
    { keepsLast: true },
  );
  return (
    <>
      <ReportHead note={t('retention_note')} />
      <FilterBar filters={filters} />
      {!data && (refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />)}
      {data?.list.length === 0 && <Empty icon="users">{t('retention_none')}</Empty>}
      {data && data.list.length > 0 && <Cohorts unit={unit} cohorts={data.list} />}
    </>
  );
}

function Cohorts({ unit, cohorts }: { unit: CohortUnit; cohorts: readonly Cohort[] }) {
  const t = useTranslate('reports');
  const format = new Intl.DateTimeFormat(localeOf(useLanguage()), {
    ...{ dateStyle: 'medium', timeZone: 'UTC', numberingSystem: 'latn' },
  });
  const steps = Array.from({ length: cohortSteps }, (_, step) => step);
  return (
    <div className="cohorts-frame" tabIndex={0} role="region" aria-label={t('view.retention')}>
      <table className="cohorts">
        <thead>
          <tr>
            <th scope="col">{t(`first_play.${unit}`)}</th>
            <th scope="col">{t('members')}</th>
            {steps.map((step) => (
              <th key={step} scope="col">
                {t(`later.${unit}`, { number: step + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ start, members, returned }) => (
            <tr key={start}>
              <th scope="row">{format.format(new Date(start))}</th>
              <td>
                <Count value={members} />
              </td>
              {steps.map((step) => (
                <Share key={step} of={members} members={returned[step]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Five washes of one colour, and the figure itself. */
function Share({ of, members }: { of: number; members: number | undefined }) {
  if (members === undefined || of === 0) return <td>–</td>;
  const percent = Math.round((members / of) * 100);
  return (
    <td className={`cohort-share cohort-share-${Math.ceil(percent / 20)}`} title={`${members} / ${of}`}>
      {percent} %
    </td>
  );
}
