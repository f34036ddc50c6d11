import { Link, useParams } from 'react-router';
import type { OfficeMission } from '@halls/contract/office';
import { buttonClass } from '@halls/ui';
import { useList } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { BudgetMeter } from '#app/parts/budget-meter.tsx';
import { Count } from '#app/parts/count.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { titleIn } from '#app/parts/title-and-text.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';
import { MissionMark } from './mission-mark.tsx';

/** The missions of a site: those to come, those that run, those that were. */
export function MissionList() {
  const siteId = Number(useParams().siteId);
  const t = useTranslate('missions');
  const may = useMay();
  const list = useList('/mission/list', { site_id: siteId });
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        actions={
          may('promotion.edit', siteId) && (
            <Link className={buttonClass({ kind: 'action' })} to="write">
              {t('new')}
            </Link>
          )
        }
      />
      <DataTable
        label={t('title')}
        list={list}
        columns={useColumns()}
        idOf={(mission) => String(mission.mission_id)}
        to={(mission) => `/site/${siteId}/missions/${mission.mission_id}`}
        empty={<Empty icon="flag">{t('none')}</Empty>}
      />
    </>
  );
}

function useColumns(): [Column<OfficeMission>, ...Column<OfficeMission>[]] {
  const t = useTranslate('missions');
  const language = useLanguage();
  return [
    { id: 'title', name: t('mission'), cell: ({ title }) => titleIn(title, language) },
    { id: 'state', name: t('state'), cell: ({ state }) => <MissionMark state={state} /> },
    {
      id: 'days',
      name: t('days'),
      cell: ({ first_day: first, last_day: last }) => `${first} – ${last}`,
    },
    { id: 'period', name: t('period'), cell: ({ period }) => t(`period.${period}`) },
    {
      id: 'amount',
      name: t('amount'),
      isFigure: true,
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
    },
    {
      id: 'budget',
      name: t('given'),
      isFigure: true,
      cell: ({ given, budget, currency }) => (
        <BudgetMeter given={given} budget={budget} currency={currency} />
      ),
    },
    { id: 'claims', name: t('claims'), isFigure: true, cell: ({ claims }) => <Count value={claims} /> },
    { id: 'members', name: t('members'), isFigure: true, cell: ({ members }) => <Count value={members} /> },
  ];
}
