import './campaigns.css';
import { Link, useParams, useSearchParams } from 'react-router';
import type { CampaignState, OfficeCampaign } from '@halls/contract/office';
import { buttonClass } from '@halls/ui';
import { useList } from '#app/api/use-list.ts';
import { BudgetMeter } from '#app/parts/budget-meter.tsx';
import { Count } from '#app/parts/count.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { CampaignMark, campaignStates } from './campaign-mark.tsx';
import { useTitleOf } from './use-title-of.ts';

/** The campaigns of a site: what runs, what is being written, what was. */
export function CampaignList() {
  const siteId = Number(useParams().siteId);
  const t = useTranslate('campaigns');
  const may = useMay();
  const filters = useFilters();
  const { state } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/campaign/list', {
    site_id: siteId,
    ...(state && { state: state as CampaignState }),
  });
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
      <FilterBar filters={filters} />
      <DataTable
        label={t('title')}
        list={list}
        columns={useColumns()}
        idOf={(campaign) => String(campaign.campaign_id)}
        to={(campaign) => `/site/${siteId}/campaigns/${campaign.campaign_id}`}
        empty={<Empty icon="megaphone">{t('none')}</Empty>}
      />
    </>
  );
}

function useFilters(): Filter[] {
  const t = useTranslate('campaigns');
  const choices = campaignStates.map((state) => ({ value: state, name: t(`state.${state}`) }));
  return [{ kind: 'choice', name: 'state', label: t('state'), choices }];
}

function useColumns(): [Column<OfficeCampaign>, ...Column<OfficeCampaign>[]] {
  const t = useTranslate('campaigns');
  const titleOf = useTitleOf();
  return [
    { id: 'title', name: t('name'), cell: ({ body }) => titleOf(body) },
    { id: 'state', name: t('state'), cell: ({ state }) => <CampaignMark state={state} /> },
    { id: 'currency', name: t('currency'), cell: ({ body }) => body.currency },
    { id: 'reward', name: t('reward'), cell: ({ body }) => t(`reward.${body.reward.kind}`) },
    {
      id: 'budget',
      name: t('budget'),
      cell: ({ used, body }) => <BudgetMeter given={used} budget={body.budget} currency={body.currency} />,
    },
    { id: 'waiting', name: t('waiting'), isFigure: true, cell: ({ waiting }) => <Count value={waiting} /> },
    { id: 'given', name: t('given'), isFigure: true, cell: ({ given }) => <Count value={given} /> },
    { id: 'starts', name: t('starts_at'), cell: ({ body }) => <When at={body.starts_at} /> },
    { id: 'ends', name: t('ends_at'), cell: ({ body }) => <When at={body.ends_at} /> },
  ];
}
