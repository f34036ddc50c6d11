import './trading.css';
import { Navigate, useParams } from 'react-router';
import { reads, useRead } from '#app/api/reads.ts';
import { useReadAgain } from '#app/api/use-read-again.ts';
import { Count } from '#app/parts/count.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { listOfRead } from '#app/table/list-of-read.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { DeskTabs } from './desk-tabs.tsx';
import { FeedHealth } from './feed-health.tsx';
import { Liability } from './liability.tsx';
import { MatchMarks, type TradedMatch } from './match-marks.tsx';

const lookAgainMs = 2_000;

/** The matches of a sportsbook with what they may cost, asked again while somebody looks. */
export function BoardPage() {
  const t = useTranslate('trading');
  const { gpId } = useParams();
  const desks = useRead(reads.of('/trading/desks', {}));
  if (!desks.data)
    return desks.refusal ? (
      <ReadProblem message={desks.refusal.message} again={desks.again} />
    ) : (
      <LoadingLines />
    );
  const { list } = desks.data;
  const [first] = list;
  if (!first)
    return (
      <>
        <PageHead title={t('title')} />
        <Empty icon="chart">{t('none')}</Empty>
      </>
    );
  if (gpId === undefined) return <Navigate to={`/trading/${first.gp_id}`} replace />;
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <DeskTabs gpId={gpId} desks={list} />
      <Board key={gpId} gpId={gpId} />
    </>
  );
}

function Board({ gpId }: { gpId: string }) {
  const t = useTranslate('trading');
  const read = useRead(reads.of('/trading/board', { gp_id: gpId }), { keepsLast: true });
  useReadAgain(true, lookAgainMs, '/trading/board');
  return (
    <div className="trading-blocks">
      {read.data && <FeedHealth feed={read.data.feed} now={read.data.now} />}
      {read.data && read.refusal && <ReadProblem message={read.refusal.message} again={read.again} />}
      <DataTable
        label={t('board')}
        list={listOfRead(read, ({ matches }) => matches)}
        columns={useColumns()}
        idOf={({ match_id: id }) => id}
        to={({ match_id: id }) => `/trading/${gpId}/matches/${id}`}
        empty={<Empty icon="chart">{t('matches_none')}</Empty>}
      />
      <p className="trading-note">{t('liability_note')}</p>
    </div>
  );
}

function useColumns(): [Column<TradedMatch>, ...Column<TradedMatch>[]] {
  const t = useTranslate('trading');
  return [
    { id: 'match', name: t('match'), cell: ({ home, away }) => `${home} – ${away}` },
    { id: 'league', name: t('league'), cell: ({ league }) => league },
    { id: 'state', name: t('state'), cell: (match) => <MatchMarks match={match} /> },
    {
      ...{ id: 'clock', name: t('clock'), isFigure: true },
      cell: ({ clock, status }) => (status === 'live' ? (clock ?? '–') : '–'),
    },
    {
      ...{ id: 'score', name: t('score'), isFigure: true },
      cell: ({ score, status, is_season: isSeason }) =>
        isSeason || status === 'not_started' ? '–' : `${score.home}:${score.away}`,
    },
    {
      ...{ id: 'tickets', name: t('open_tickets'), isFigure: true },
      cell: ({ open_tickets: count }) => <Count value={count} />,
    },
    {
      ...{ id: 'liability', name: t('liability') },
      cell: ({ liability, liability_cap: cap }) => <Liability part={liability} whole={cap} />,
    },
    { id: 'kicks_off', name: t('kicks_off'), cell: ({ kicks_off_at: at }) => <When at={at} /> },
  ];
}
