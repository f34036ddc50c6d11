import { useSearchParams } from 'react-router';
import type { Currency } from '@halls/contract';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import type { Whom } from './whom.ts';

type Round = ItemOf<'/play/rounds'>;

/** The rounds of a member at one provider after the other. */
export function MemberPlay({ whom }: { whom: Whom }) {
  const t = useTranslate('members');
  const p = useTranslate('parts');
  const address = useSearchParams()[0];
  // which providers there are is known with the first answer
  const wanted = address.get('provider') ?? '';
  const days = readFilters(dayFilters(p('from'), p('to')), address);
  const list = useList('/play/rounds', {
    ...whom,
    ...(/^GP[A-Z0-9]{2,3}$/.test(wanted) && { gp_id: wanted }),
    ...days,
  });
  const { first } = list;
  const filters: Filter[] = [
    ...(first && first.provider_list.length > 0
      ? [
          {
            kind: 'choice' as const,
            name: 'provider',
            label: p('provider'),
            preset: first.gp_id,
            choices: first.provider_list.map(({ gp_id, gp_name }) => ({ value: gp_id, name: gp_name })),
          },
        ]
      : []),
    ...dayFilters(p('from'), p('to')),
  ];
  return (
    <>
      <FilterBar filters={filters} />
      <DataTable
        label={t('tab.play')}
        list={list}
        columns={useColumns(first?.currency ?? 'USD')}
        idOf={(round) => `${round.gp_id} ${round.round_id}`}
        empty={<Empty icon="play">{t('rounds_none')}</Empty>}
      />
    </>
  );
}

function dayFilters(from: string, to: string): Filter[] {
  return [
    { kind: 'day', name: 'from', label: from },
    { kind: 'day', name: 'to', label: to },
  ];
}

function useColumns(currency: Currency): [Column<Round>, ...Column<Round>[]] {
  const t = useTranslate('members');
  const p = useTranslate('parts');
  return [
    { id: 'game', name: t('game'), cell: (round) => round.game_name || round.game_code },
    { id: 'at', name: p('at'), cell: (round) => <When at={round.played_at} /> },
    {
      id: 'stake',
      name: t('stake'),
      isFigure: true,
      cell: (round) => <Amount amount={round.stake} currency={currency} />,
    },
    {
      id: 'payout',
      name: t('payout'),
      isFigure: true,
      cell: (round) => <Amount amount={round.payout} currency={currency} />,
    },
    {
      id: 'settled',
      name: t('settled'),
      cell: (round) => (
        <StatusMark tone={round.is_settled === 1 ? 'good' : 'waiting'}>
          {t(round.is_settled === 1 ? 'settled.yes' : 'settled.no')}
        </StatusMark>
      ),
    },
    { id: 'round', name: t('round'), cell: (round) => round.round_id },
  ];
}
