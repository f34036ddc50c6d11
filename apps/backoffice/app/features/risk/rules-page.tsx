import './risk.css';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { RiskRuleSet } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { RuleState } from '#app/parts/rule-state.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { listOf } from '#app/table/list-of.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { Beside } from './beside.tsx';
import { RulesInWords } from './rules-in-words.tsx';
import { RunRules, type Asked } from './run-rules.tsx';

/** What the site asks before it pays out: what holds, what runs beside it, what is being written, and what was. */
export function RulesPage() {
  const siteId = Number(useParams().siteId);
  const t = useTranslate('risk');
  const may = useMay();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, refusal, again } = useRead(reads.of('/risk/rules', { site_id: siteId }));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const running = data.list.filter(({ state }) => state !== 'ended');
  const ended = data.list.filter(({ state }) => state === 'ended');
  const isWritten = running.some(({ state }) => state === 'draft');
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        actions={
          may('risk.edit', siteId) && (
            <Button kind="action" onClick={() => void navigate(`/site/${siteId}/risk/write`)}>
              {t(isWritten ? 'write_on' : 'write')}
            </Button>
          )
        }
      />
      <div className="risk-versions">
        {!running.some(({ state }) => state === 'live') && <Empty icon="eye">{t('none')}</Empty>}
        {running.toReversed().map((rules) => (
          <Panel
            key={rules.version}
            title={t('version', { version: rules.version })}
            actions={<Actions siteId={siteId} rules={rules} ask={setAsked} />}
          >
            <RulesInWords rules={rules} />
            {rules.state === 'shadow' && <Beside siteId={siteId} version={rules.version} />}
          </Panel>
        ))}
        {ended.length > 0 && (
          <Panel title={t('history')}>
            <Ended list={ended} />
          </Panel>
        )}
      </div>
      {asked && <RunRules siteId={siteId} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Actions({
  siteId,
  rules: { version, state },
  ask,
}: {
  siteId: number;
  rules: RiskRuleSet;
  ask: (asked: Asked) => void;
}) {
  const t = useTranslate('risk');
  const may = useMay();
  return (
    <div className="risk-actions">
      {may('risk.edit', siteId) && (
        <>
          {state === 'draft' && (
            <Button onClick={() => ask({ version, what: 'shadow_run' })}>{t('shadow_run')}</Button>
          )}
          {state === 'shadow' && (
            <Button onClick={() => ask({ version, what: 'shadow_end' })}>{t('shadow_end')}</Button>
          )}
          {state !== 'live' && (
            <Button onClick={() => ask({ version, what: 'publish' })}>{t('publish')}</Button>
          )}
        </>
      )}
      <RuleState state={state} />
    </div>
  );
}

function Ended({ list }: { list: RiskRuleSet[] }) {
  const t = useTranslate('risk');
  const columns = useColumns();
  return (
    <DataTable
      label={t('history')}
      list={listOf(list)}
      columns={columns}
      idOf={({ version }) => String(version)}
      renderDetail={(rules) => <RulesInWords rules={rules} />}
      empty={null}
    />
  );
}

function useColumns(): [Column<RiskRuleSet>, ...Column<RiskRuleSet>[]] {
  const t = useTranslate('risk');
  return [
    { id: 'version', name: t('version_number'), cell: ({ version }) => version },
    { id: 'writer', name: t('written'), cell: ({ written_by: by }) => by?.account ?? t('by_product') },
    { id: 'publisher', name: t('published'), cell: ({ published_by: by }) => by?.account ?? '–' },
    { id: 'ended', name: t('ended'), cell: ({ ended_at: at }) => at && <When at={at} /> },
  ];
}
