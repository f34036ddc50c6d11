import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { reportHalls } from '@halls/contract/office';
import { useSiteName } from '#app/api/sites.ts';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { presetPeriod } from './report-address.ts';

type Round = ItemOf<'/report/rounds'>;

/** The last step down: the rounds of a member that a figure is made of. */
export function RoundsPage() {
  const address = useSearchParams()[0];
  const [siteId, memberId] = [Number(address.get('site')), Number(address.get('member'))];
  if (!siteId || !memberId) return <Navigate to="/reports?by=member" replace />;
  return <RoundsOf siteId={siteId} memberId={memberId} />;
}

function RoundsOf({ siteId, memberId }: { siteId: number; memberId: number }) {
  const t = useTranslate('reports');
  const p = useTranslate('parts');
  const siteName = useSiteName();
  const [period] = useState(() => presetPeriod(new Date(), 30));
  const filters: Filter[] = [
    { kind: 'day', name: 'from', label: p('from'), preset: period.from },
    { kind: 'day', name: 'to', label: p('to'), preset: period.to },
    { kind: 'text', name: 'provider', label: p('provider') },
    { kind: 'text', name: 'game', label: t('game_code') },
  ];
  const address = useSearchParams()[0];
  const { from = '', to = '', provider, game } = readFilters(filters, address);
  const hall = /^\d$/.exec(address.get('hall') ?? '')?.[0];
  const list = useList('/report/rounds', {
    ...{ site_id: siteId, member_id: memberId, from, to },
    ...(hall && { gt_id: Number(hall) as (typeof reportHalls)[number] }),
    ...(provider && { gp_id: provider }),
    ...(game && { game_code: game }),
  });
  const { first } = list;
  const name = first?.member_account || `#${memberId}`;
  return (
    <>
      <PageHead
        title={t('rounds_of', { member: name })}
        aside={<EntityLink target={`member/${memberId}`} siteId={siteId} name={t('to_member')} />}
        note={t('rounds_note', { site: siteName(siteId), zone: first?.timezone ?? '' })}
      />
      <FilterBar filters={filters} />
      <DataTable
        label={t('rounds')}
        list={list}
        columns={useColumns()}
        idOf={(round) => `${round.gp_id} ${round.round_id}`}
        empty={<Empty icon="play">{t('rounds_none')}</Empty>}
      />
    </>
  );
}

function useColumns(): [Column<Round>, ...Column<Round>[]] {
  const t = useTranslate('reports');
  const p = useTranslate('parts');
  const money = (
    id: string,
    name: string,
    amountOf: (round: Round) => string,
    isChange = false,
  ): Column<Round> => ({
    ...{ id, name },
    isFigure: true,
    cell: (round) => <Amount amount={amountOf(round)} currency={round.currency} isChange={isChange} />,
  });
  return [
    { id: 'game', name: t('by.game'), cell: (round) => round.game_name || round.game_code },
    { id: 'provider', name: p('provider'), cell: (round) => round.gp_name || round.gp_id },
    { id: 'closed', name: t('closed'), cell: (round) => <When at={round.closed_at} /> },
    money('stake', t('stake'), ({ stake }) => stake),
    money('payout', t('payout'), ({ payout }) => payout),
    money('ggr', t('ggr'), ({ ggr }) => ggr, true),
    money('valid', t('valid_turnover'), ({ valid_turnover: valid }) => valid),
    { id: 'round', name: t('round'), cell: (round) => round.round_id },
    { id: 'changes', name: t('changes'), isFigure: true, cell: ({ changes }) => changes || '–' },
    money('free', t('free_stake'), ({ free_stake: free }) => free),
  ];
}
