import './agents.css';
import { useParams } from 'react-router';
import type { AgentPlacements } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import { useList } from '#app/api/use-list.ts';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { DataTable } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { AgentCommands } from './agent-commands.tsx';
import { useAgentColumns } from './agent-list.tsx';

/** Under whom a member is, was and will be, and which agents are below. */
export function AgentPage() {
  const siteId = Number(useParams().siteId);
  const memberId = Number(useParams().memberId);
  const { data, refusal, again } = useRead(
    reads.of('/agent/placements', { site_id: siteId, member_id: memberId }),
  );
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const { member } = data;
  return (
    <>
      <PageHead
        title={member.member_account}
        note={<EntityLink target={`member/${memberId}`} siteId={siteId} name={`#${memberId}`} />}
        actions={<AgentCommands siteId={siteId} placements={data} />}
      />
      <div className="agents-panels">
        <History siteId={siteId} placements={data} />
        {member.is_agent === 1 && <Below siteId={siteId} member={member} />}
      </div>
    </>
  );
}

function History({ siteId, placements: { list, next } }: { siteId: number; placements: AgentPlacements }) {
  const t = useTranslate('agents');
  return (
    <Panel title={t('history')}>
      {next && (
        <p>
          {t('next')}: {next.agent?.member_account ?? t('under_none')}, <When at={next.due_at} />
        </p>
      )}
      {list.length === 0 ? (
        <p>{t('no_history')}</p>
      ) : (
        <Facts
          facts={list.map(({ agent, from, until, reason }) => [
            t(`reason.${reason}`),
            <span key={from}>
              <EntityLink target={`member/${agent.member_id}`} siteId={siteId} name={agent.member_account} />{' '}
              <When at={from} /> – {until === null ? t('still') : <When at={until} />}
            </span>,
          ])}
        />
      )}
    </Panel>
  );
}

function Below({ siteId, member }: { siteId: number; member: AgentPlacements['member'] }) {
  const t = useTranslate('agents');
  const name = t('below', { account: member.member_account });
  return (
    <Panel title={name}>
      <DataTable
        label={name}
        list={useList('/agent/list', { site_id: siteId, under: member.member_id })}
        columns={useAgentColumns(siteId)}
        idOf={(agent) => String(agent.member_id)}
        to={(agent) => `/site/${siteId}/agents/${agent.member_id}`}
        empty={<Empty icon="users">{t('none_below')}</Empty>}
      />
    </Panel>
  );
}
