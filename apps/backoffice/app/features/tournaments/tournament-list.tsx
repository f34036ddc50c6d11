import { Link, useParams } from 'react-router';
import type { OfficeTournament } from '@halls/contract/office';
import { buttonClass } from '@halls/ui';
import { useList } from '#app/api/use-list.ts';
import { BudgetMeter } from '#app/parts/budget-meter.tsx';
import { Count } from '#app/parts/count.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { titleIn } from '#app/parts/title-and-text.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';
import { TournamentMark } from './tournament-mark.tsx';

/** The tournaments of a site: those to come, those that run, those that were. */
export function TournamentList() {
  const siteId = Number(useParams().siteId);
  const t = useTranslate('tournaments');
  const may = useMay();
  const list = useList('/tournament/list', { site_id: siteId });
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
        idOf={(tournament) => String(tournament.tournament_id)}
        to={(tournament) => `/site/${siteId}/tournaments/${tournament.tournament_id}`}
        empty={<Empty icon="trophy">{t('none')}</Empty>}
      />
    </>
  );
}

function useColumns(): [Column<OfficeTournament>, ...Column<OfficeTournament>[]] {
  const t = useTranslate('tournaments');
  const language = useLanguage();
  return [
    { id: 'title', name: t('tournament'), cell: ({ title }) => titleIn(title, language) },
    { id: 'state', name: t('state'), cell: ({ state }) => <TournamentMark state={state} /> },
    { id: 'scoring', name: t('scoring'), cell: ({ scoring }) => t(`scoring.${scoring}`) },
    { id: 'starts', name: t('starts_at'), cell: ({ starts_at: at }) => <When at={at} /> },
    { id: 'ends', name: t('end_at'), cell: ({ end_at: at }) => <When at={at} /> },
    {
      id: 'budget',
      name: t('paid'),
      isFigure: true,
      cell: ({ paid, budget, currency }) => <BudgetMeter given={paid} budget={budget} currency={currency} />,
    },
    { id: 'players', name: t('players'), isFigure: true, cell: ({ players }) => <Count value={players} /> },
  ];
}
