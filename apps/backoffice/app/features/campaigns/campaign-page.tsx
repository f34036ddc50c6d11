import './campaigns.css';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { OfficeCalls, OfficeCampaign } from '@halls/contract/office';
import { Button, buttonClass } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { BudgetMeter } from '#app/parts/budget-meter.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useLanguageName } from '#app/parts/use-language-name.ts';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { CampaignClaims } from './campaign-claims.tsx';
import { CampaignMark } from './campaign-mark.tsx';
import { CampaignTerms } from './campaign-terms.tsx';
import { TextsPreview } from './texts-preview.tsx';
import { useTitleOf } from './use-title-of.ts';

type Shown = OfficeCalls['/campaign/show']['data'];

/** A campaign: what it offers, whom, what it has to be expected to cost, what came of it, and its words. */
export function CampaignPage() {
  const { siteId, campaignId } = useParams();
  const asked = { site_id: Number(siteId), campaign_id: Number(campaignId) };
  const { data, refusal, again } = useRead(reads.of('/campaign/show', asked));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <CampaignRecord siteId={asked.site_id} shown={data} />;
}

function CampaignRecord({ siteId, shown }: { siteId: number; shown: Shown }) {
  const t = useTranslate('campaigns');
  const titleOf = useTitleOf();
  const { campaign } = shown;
  const written = campaign.draft ?? campaign.body;
  return (
    <>
      <PageHead
        title={titleOf(campaign.body)}
        note={t(`state_note.${campaign.state}`)}
        aside={<CampaignMark state={campaign.state} />}
        actions={<Actions siteId={siteId} campaign={campaign} />}
      />
      {campaign.draft && campaign.version !== null && (
        <p className="campaign-note" role="status">
          {t('draft_note')}
        </p>
      )}
      <div className="campaign-panels">
        <Panel title={t('terms')}>
          <CampaignTerms body={written} codes={shown.codes} />
        </Panel>
        <Panel title={t('weighed')}>
          <Weighed shown={shown} />
        </Panel>
        <Panel title={t('results')}>
          <Results shown={shown} />
        </Panel>
        <Panel title={t('history')}>
          <History campaign={campaign} />
        </Panel>
        <TextsPreview body={written} missing={shown.weighed.missing_languages} />
        {campaign.version !== null && <CampaignClaims siteId={siteId} campaign={campaign} />}
      </div>
    </>
  );
}

function Weighed({ shown: { weighed, campaign } }: { shown: Shown }) {
  const t = useTranslate('campaigns');
  const languageName = useLanguageName();
  const { currency, trigger } = campaign.draft ?? campaign.body;
  const range = (from: string | null, to: string | null) =>
    from === null || to === null ? (
      t('unknown')
    ) : (
      <>
        <Amount amount={from} currency={currency} /> – <Amount amount={to} currency={currency} />
      </>
    );
  const { return_from: from, return_to: to, missing_languages: missing } = weighed;
  return (
    <Facts
      facts={[
        [
          t(trigger.kind === 'registration' ? 'audience_new' : 'audience'),
          t(weighed.is_more ? 'members_more' : 'members', { count: weighed.members }),
        ],
        [t('most'), <Amount key="most" amount={weighed.most} currency={currency} />],
        [t('required'), <Amount key="required" amount={weighed.required} currency={currency} />],
        [t('returns'), from === null || to === null ? t('unknown') : `${from} % – ${to} %`],
        [t('cost_each'), <span key="each">{range(weighed.cost_from, weighed.cost_to)}</span>],
        [t('cost_all'), <span key="all">{range(weighed.budget_cost_from, weighed.budget_cost_to)}</span>],
        [t('missing'), missing.length === 0 ? t('missing_none') : missing.map(languageName).join(', ')],
      ]}
    />
  );
}

function Results({ shown: { campaign, results } }: { shown: Shown }) {
  const t = useTranslate('campaigns');
  const { currency } = campaign.body;
  const amount = (name: 'granted' | 'wagered' | 'converted' | 'cost') =>
    [t(name), <Amount key={name} amount={results[name]} currency={currency} />] as const;
  return (
    <>
      <BudgetMeter given={campaign.used} budget={campaign.body.budget} currency={campaign.body.currency} />
      <Facts
        facts={[
          [t('claims'), results.claims],
          [t('members_given'), results.members],
          [t('lapsed'), results.lapsed],
          [t('refused'), results.refused],
          ...[amount('granted'), amount('wagered'), amount('converted'), amount('cost')],
        ]}
      />
    </>
  );
}

function History({ campaign }: { campaign: OfficeCampaign }) {
  const t = useTranslate('campaigns');
  const when = (at: string, by: string | null) => (
    <>
      <When at={at} /> · {by ?? t('by_product')}
    </>
  );
  const { version, published_at: publishedAt, ended_at: endedAt } = campaign;
  return (
    <Facts
      facts={[
        [t('written'), when(campaign.written_at, campaign.written_by)],
        ...(version !== null && publishedAt
          ? [[t('version', { version }), when(publishedAt, campaign.published_by)] as const]
          : []),
        ...(endedAt ? [[t('ended'), <When key="ended" at={endedAt} />] as const] : []),
      ]}
    />
  );
}

function Actions({ siteId, campaign }: { siteId: number; campaign: OfficeCampaign }) {
  const t = useTranslate('campaigns');
  const may = useMay();
  const [deed, setDeed] = useState<'announce' | 'stop' | null>(null);
  const { state, campaign_id: id } = campaign;
  if (!may('promotion.edit', siteId) || state === 'ended' || state === 'stopped') return null;
  const which = { site_id: siteId, campaign_id: id };
  return (
    <>
      <Button onClick={() => setDeed('stop')}>{t(state === 'draft' ? 'drop' : 'stop')}</Button>
      <Link className={buttonClass()} to={`/site/${siteId}/campaigns/write/${id}`}>
        {t('write_on')}
      </Link>
      {campaign.draft && (
        <Button kind="action" onClick={() => setDeed('announce')}>
          {t('announce')}
        </Button>
      )}
      {deed && (
        <CommandDialog<unknown>
          title={t(deed === 'stop' && state === 'draft' ? 'drop' : deed)}
          note={t(`${deed}_note`)}
          needsAnother={deed === 'announce'}
          confirm={t(deed === 'stop' && state === 'draft' ? 'drop' : deed)}
          send={(reason) =>
            deed === 'announce'
              ? api.call('/campaign/announce', { ...which, reason })
              : api.call('/campaign/stop', { ...which, reason })
          }
          onDone={() =>
            void readAgain('/campaign/list', '/campaign/show', '/change-request/list', '/log/list')
          }
          onClose={() => setDeed(null)}
        />
      )}
    </>
  );
}
