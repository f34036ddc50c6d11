import type { OfficeTournament } from '@halls/contract/office';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Count } from '#app/parts/count.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Rank = ItemOf<'/tournament/ranks'>;

interface Props {
  siteId: number;
  tournament: OfficeTournament;
}

/** Who stands where, and what became of their prizes. */
export function TournamentRanks({ siteId, tournament }: Props) {
  const t = useTranslate('tournaments');
  const list = useList('/tournament/ranks', {
    ...{ site_id: siteId, tournament_id: tournament.tournament_id },
  });
  return (
    <DataTable
      label={t('ranks')}
      list={list}
      idOf={({ rank }) => String(rank)}
      columns={useColumns({ siteId, tournament })}
      empty={<Empty icon="trophy">{t('ranks_none')}</Empty>}
    />
  );
}

function useColumns({ siteId, tournament }: Props): [Column<Rank>, ...Column<Rank>[]] {
  const t = useTranslate('tournaments');
  const { currency, scoring } = tournament;
  return [
    { id: 'rank', name: t('rank'), isFigure: true, cell: ({ rank }) => rank },
    {
      id: 'member',
      name: t('member'),
      cell: ({ member_id: memberId, account }) => (
        <EntityLink target={`member/${memberId}`} siteId={siteId} name={account} />
      ),
    },
    {
      id: 'score',
      name: t('score'),
      isFigure: true,
      cell: ({ score }) =>
        scoring === 'turnover' ? (
          <Amount amount={score} currency={currency} />
        ) : scoring === 'multiplier' ? (
          `${score}×`
        ) : (
          score
        ),
    },
    { id: 'rounds', name: t('rounds'), isFigure: true, cell: ({ rounds }) => <Count value={rounds} /> },
    { id: 'reached', name: t('reached_at'), cell: ({ reached_at: at }) => <When at={at} /> },
    {
      id: 'prize',
      name: t('prize'),
      isFigure: true,
      cell: ({ prize }) => prize !== null && <Amount amount={prize} currency={currency} />,
    },
    {
      id: 'paid',
      name: t('paid_at'),
      cell: ({ paid_at: paidAt, next_try_at: nextTryAt }) =>
        paidAt === null ? nextTryAt !== null && t('blocked') : <When at={paidAt} />,
    },
  ];
}
