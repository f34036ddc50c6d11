import './missions.css';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { OfficeMission } from '@halls/contract/office';
import { Button, buttonClass } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { AudienceCount } from '#app/parts/audience-count.tsx';
import { BudgetMeter } from '#app/parts/budget-meter.tsx';
import { Count } from '#app/parts/count.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { RewardWords } from '#app/parts/reward-fields.tsx';
import { titleIn } from '#app/parts/title-and-text.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';
import { MissionMark } from './mission-mark.tsx';

type Claim = ItemOf<'/mission/claims'>;

/** A mission: what it asks, what it gives, what it gave, and to whom. */
export function MissionPage() {
  const { siteId, missionId } = useParams();
  const asked = { site_id: Number(siteId), mission_id: Number(missionId) };
  const { data, refusal, again } = useRead(reads.of('/mission/show', asked));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <MissionRecord siteId={asked.site_id} mission={data} />;
}

function MissionRecord({ siteId, mission }: { siteId: number; mission: OfficeMission }) {
  const t = useTranslate('missions');
  const language = useLanguage();
  return (
    <>
      <PageHead
        title={titleIn(mission.title, language)}
        note={titleIn(mission.text, language)}
        aside={<MissionMark state={mission.state} />}
        actions={<Actions siteId={siteId} mission={mission} />}
      />
      <div className="mission-panels">
        <Panel title={t('terms')}>
          <Terms mission={mission} />
        </Panel>
        <Panel title={t('results')}>
          <Results siteId={siteId} mission={mission} />
        </Panel>
        <Panel title={t('claims')}>
          <Claims siteId={siteId} mission={mission} />
        </Panel>
      </div>
    </>
  );
}

function Terms({ mission }: { mission: OfficeMission }) {
  const t = useTranslate('missions');
  const hall = useTranslate('reports');
  const { currency, fact, gt_id: gtId, gp_id: gpId, least_stake: leastStake } = mission;
  const isMoney = fact === 'turnover' || fact === 'deposits';
  return (
    <Facts
      facts={[
        [t('fact'), t(`fact.${fact}`)],
        [
          t('target'),
          isMoney ? (
            <Amount key="target" amount={mission.target} currency={currency} />
          ) : (
            t(`target_of.${fact}`, { target: mission.target })
          ),
        ],
        ...(leastStake
          ? ([[t('least_stake'), <Amount key="stake" amount={leastStake} currency={currency} />]] as const)
          : []),
        ...(gtId ? ([[t('gt_id'), hall(`hall.${gtId}`)]] as const) : []),
        ...(gpId ? ([[t('gp_id'), gpId]] as const) : []),
        [t('days'), `${mission.first_day} – ${mission.last_day}`],
        [t('period'), t(`period.${mission.period}`)],
        [t('amount'), <Amount key="amount" amount={mission.amount} currency={currency} />],
        [t('reward'), <RewardWords key="reward" reward={mission.reward} />],
      ]}
    />
  );
}

function Results({ siteId, mission }: { siteId: number; mission: OfficeMission }) {
  const t = useTranslate('missions');
  const shared = useTranslate('promotions');
  const { currency, given, budget, stopped_at: stoppedAt } = mission;
  return (
    <Facts
      facts={[
        [t('given'), <BudgetMeter key="given" given={given} budget={budget} currency={currency} />],
        [t('claims'), <Count key="claims" value={mission.claims} />],
        [t('members'), <Count key="members" value={mission.members} />],
        [shared('for_whom'), <AudienceCount key="audience" siteId={siteId} currency={currency} />],
        [t('announced'), <When key="announced" at={mission.created_at} />],
        ...(stoppedAt ? ([[t('stopped'), <When key="stopped" at={stoppedAt} />]] as const) : []),
      ]}
    />
  );
}

function Claims({ siteId, mission }: { siteId: number; mission: OfficeMission }) {
  const t = useTranslate('missions');
  const list = useList('/mission/claims', { site_id: siteId, mission_id: mission.mission_id });
  return (
    <DataTable
      label={t('claims')}
      list={list}
      idOf={(claim) => String(claim.claim_id)}
      columns={useClaimColumns(siteId, mission)}
      empty={<Empty icon="flag">{t('claims_none')}</Empty>}
    />
  );
}

function useClaimColumns(siteId: number, { currency }: OfficeMission): [Column<Claim>, ...Column<Claim>[]] {
  const t = useTranslate('missions');
  return [
    {
      id: 'member',
      name: t('member'),
      cell: ({ member_id: memberId, account }) => (
        <EntityLink target={`member/${memberId}`} siteId={siteId} name={account} />
      ),
    },
    { id: 'period', name: t('period_day'), cell: ({ period_day: day }) => day },
    {
      id: 'amount',
      name: t('amount'),
      isFigure: true,
      cell: ({ amount }) => <Amount amount={amount} currency={currency} />,
    },
    { id: 'at', name: t('at'), cell: ({ at }) => <When at={at} /> },
  ];
}

function Actions({ siteId, mission }: { siteId: number; mission: OfficeMission }) {
  const t = useTranslate('missions');
  const may = useMay();
  const [isStopping, setStopping] = useState(false);
  if (!may('promotion.edit', siteId)) return null;
  const missionId = mission.mission_id;
  return (
    <>
      <Link className={buttonClass()} to={`/site/${siteId}/missions/write/${missionId}`}>
        {t('again')}
      </Link>
      {(mission.state === 'running' || mission.state === 'coming') && (
        <Button onClick={() => setStopping(true)}>{t('stop')}</Button>
      )}
      {isStopping && (
        <CommandDialog<unknown>
          title={t('stop')}
          note={t('stop_note')}
          confirm={t('stop')}
          send={(reason) => api.call('/mission/stop', { site_id: siteId, mission_id: missionId, reason })}
          onDone={() => void readAgain('/mission/list', '/mission/show', '/log/list')}
          onClose={() => setStopping(false)}
        />
      )}
    </>
  );
}
