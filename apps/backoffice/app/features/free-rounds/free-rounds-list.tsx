import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { freeAwardStates, type FreeAwardState, type OfficeFreeRounds } from '@halls/contract/office';
import { Button, buttonClass } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { useList } from '#app/api/use-list.ts';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { FreeRoundsMark } from './free-rounds-mark.tsx';
import { GiveFreeRounds } from './give-free-rounds.tsx';

/** The free rounds of a site's members; those of one member at `?member=17`, where they can be given. */
export function FreeRoundsList() {
  const siteId = Number(useParams().siteId);
  const t = useTranslate('free_rounds');
  const filters = useFilters();
  const { state, member } = readFilters(filters, useSearchParams()[0]);
  const memberId = member !== undefined && /^[1-9]\d{0,14}$/.test(member) ? Number(member) : null;
  const list = useList('/free-rounds/list', {
    site_id: siteId,
    ...(state && { state: state as FreeAwardState }),
    ...(memberId !== null && { member_id: memberId }),
  });
  const ofMember = memberId === null ? '' : `?member=${memberId}`;
  return (
    <>
      <PageHead
        title={t('title')}
        note={t(memberId === null ? 'note' : 'note_member')}
        actions={
          <>
            <Link className={buttonClass()} to={`/site/${siteId}/bonuses${ofMember}`}>
              {t('bonuses')}
            </Link>
            {memberId !== null && <Give key={memberId} siteId={siteId} memberId={memberId} />}
          </>
        }
      />
      <FilterBar filters={filters} />
      <DataTable
        label={t('title')}
        list={list}
        columns={useColumns()}
        idOf={(award) => String(award.award_id)}
        to={(award) => `/site/${siteId}/free-rounds/${award.award_id}`}
        empty={<Empty icon="play">{t('none')}</Empty>}
      />
    </>
  );
}

/** The way to give a member some, with what they are called. */
function Give({ siteId, memberId }: { siteId: number; memberId: number }) {
  const t = useTranslate('free_rounds');
  const may = useMay();
  const [isGiving, setGiving] = useState(false);
  const { data } = useRead(reads.of('/member/one', { site_id: siteId, member_id: memberId }));
  if (!data) return null;
  return (
    <>
      <EntityLink target={`member/${memberId}`} siteId={siteId} name={data.member_account} />
      {may('promotion.edit', siteId) && (
        <Button kind="action" onClick={() => setGiving(true)}>
          {t('give')}
        </Button>
      )}
      {isGiving && (
        <GiveFreeRounds
          siteId={siteId}
          memberId={memberId}
          account={data.member_account}
          currency={data.currency}
          onClose={() => setGiving(false)}
        />
      )}
    </>
  );
}

function useFilters(): Filter[] {
  const t = useTranslate('free_rounds');
  const choices = freeAwardStates.map((state) => ({ value: state, name: t(`state.${state}`) }));
  return [
    { kind: 'choice', name: 'state', label: t('state'), choices },
    { kind: 'text', name: 'member', label: t('member_number') },
  ];
}

function useColumns(): [Column<OfficeFreeRounds>, ...Column<OfficeFreeRounds>[]] {
  const t = useTranslate('free_rounds');
  return [
    { id: 'number', name: t('number'), isFigure: true, cell: ({ award_id: id }) => id },
    { id: 'member', name: t('member'), cell: ({ account }) => account },
    { id: 'state', name: t('state'), cell: (award) => <FreeRoundsMark award={award} /> },
    { id: 'game', name: t('game'), cell: ({ game_name: name }) => name },
    { id: 'used', name: t('used'), isFigure: true, cell: ({ used, count }) => t('used_of', { used, count }) },
    {
      ...{ id: 'stake', name: t('stake'), isFigure: true },
      cell: ({ stake, currency }) => <Amount amount={stake} currency={currency} />,
    },
    {
      ...{ id: 'won', name: t('won'), isFigure: true },
      cell: ({ won, currency }) => <Amount amount={won} currency={currency} />,
    },
    { id: 'pays', name: t('pays'), cell: ({ pays }) => t(`pays.${pays}`) },
    { id: 'given', name: t('given'), cell: ({ given_at: at }) => <When at={at} /> },
    { id: 'expires', name: t('expires'), cell: ({ expires_at: at }) => <When at={at} /> },
  ];
}
