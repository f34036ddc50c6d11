import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { grantStates, type GrantState, type OfficeBonus } from '@halls/contract/office';
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
import { BonusMark } from './bonus-mark.tsx';
import { GiveBonus } from './give-bonus.tsx';

/** The bonuses of a site's members; those of one member at `?member=17`, where one can be given. */
export function BonusList() {
  const siteId = Number(useParams().siteId);
  const t = useTranslate('bonuses');
  const filters = useFilters();
  const { state, member } = readFilters(filters, useSearchParams()[0]);
  const memberId = member !== undefined && /^[1-9]\d{0,14}$/.test(member) ? Number(member) : null;
  const list = useList('/bonus/list', {
    site_id: siteId,
    ...(state && { state: state as GrantState }),
    ...(memberId !== null && { member_id: memberId }),
  });
  return (
    <>
      <PageHead
        title={t('title')}
        note={t(memberId === null ? 'note' : 'note_member')}
        actions={
          <>
            <Link
              className={buttonClass()}
              to={`/site/${siteId}/free-rounds${memberId === null ? '' : `?member=${memberId}`}`}
            >
              {t('free_rounds')}
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
        idOf={(bonus) => String(bonus.grant_id)}
        to={(bonus) => `/site/${siteId}/bonuses/${bonus.grant_id}`}
        empty={<Empty icon="flame">{t('none')}</Empty>}
      />
    </>
  );
}

/** The way to give a member one, with what they are called. */
function Give({ siteId, memberId }: { siteId: number; memberId: number }) {
  const t = useTranslate('bonuses');
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
        <GiveBonus
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
  const t = useTranslate('bonuses');
  const choices = grantStates.map((state) => ({ value: state, name: t(`state.${state}`) }));
  return [
    { kind: 'choice', name: 'state', label: t('state'), choices },
    { kind: 'text', name: 'member', label: t('member_number') },
  ];
}

function useColumns(): [Column<OfficeBonus>, ...Column<OfficeBonus>[]] {
  const t = useTranslate('bonuses');
  const figure = (name: 'granted' | 'held' | 'wagered' | 'required' | 'cashed'): Column<OfficeBonus> => ({
    ...{ id: name, name: t(name), isFigure: true },
    cell: (bonus) => <Amount amount={bonus[name]} currency={bonus.currency} />,
  });
  return [
    { id: 'number', name: t('number'), isFigure: true, cell: ({ grant_id: id }) => id },
    { id: 'member', name: t('member'), cell: ({ account }) => account },
    { id: 'state', name: t('state'), cell: ({ state }) => <BonusMark state={state} /> },
    figure('granted'),
    figure('held'),
    figure('wagered'),
    figure('required'),
    figure('cashed'),
    { id: 'hall', name: t('hall'), cell: ({ gt_name: name }) => name },
    { id: 'given', name: t('given'), cell: ({ given_at: at }) => <When at={at} /> },
    { id: 'expires', name: t('expires'), cell: ({ expires_at: at }) => <When at={at} /> },
  ];
}
