import './agents.css';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { AgentApplicationLine } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { useList } from '#app/api/use-list.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Facts } from '#app/parts/panel.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { FilterBar } from '#app/table/filter-bar.tsx';
import { readFilters, type Filter } from '#app/table/list-address.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { AgentsHead } from './agents-head.tsx';
import { PolicyLine } from './policy-line.tsx';

type Verdict = 'approve' | 'refuse';
interface Decided {
  application: AgentApplicationLine;
  verdict: Verdict;
}

const toneOf: Readonly<Record<AgentApplicationLine['state'], Tone>> = {
  pending: 'waiting',
  approved: 'good',
  refused: 'quiet',
};

/** Who wants to be an agent, the longest waiting first, and whether anybody may ask. */
export function ApplicationList() {
  const t = useTranslate('agents');
  const siteId = Number(useParams().siteId);
  const mayDecide = useMay()('agent.work', siteId);
  const [decided, setDecided] = useState<Decided | null>(null);
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      label: t('state'),
      choices: [
        { value: 'pending', name: t('state.pending') },
        { value: 'all', name: t('state.all') },
      ],
      preset: 'pending',
    },
  ];
  const { state } = readFilters(filters, useSearchParams()[0]);
  const list = useList('/agent/applications', { site_id: siteId, state: state as 'pending' | 'all' });
  return (
    <>
      <AgentsHead />
      <PolicyLine siteId={siteId} />
      <FilterBar filters={filters} />
      <DataTable
        label={t('applications')}
        list={list}
        columns={useColumns(siteId)}
        idOf={(application) => String(application.application_id)}
        renderDetail={(application) => (
          <Detail
            siteId={siteId}
            application={application}
            onDecide={mayDecide ? (verdict) => setDecided({ application, verdict }) : null}
          />
        )}
        empty={<Empty icon="check">{t('no_applications')}</Empty>}
      />
      {decided && <Decide siteId={siteId} {...decided} onClose={() => setDecided(null)} />}
    </>
  );
}

function useColumns(siteId: number): [Column<AgentApplicationLine>, ...Column<AgentApplicationLine>[]] {
  const t = useTranslate('agents');
  return [
    { id: 'member', name: t('member'), cell: ({ member }) => member.member_account },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>,
    },
    { id: 'applied', name: t('applied_at'), cell: (application) => <When at={application.applied_at} /> },
    {
      id: 'under',
      name: t('under'),
      cell: ({ under }) =>
        under ? (
          <EntityLink target={`member/${under.member_id}`} siteId={siteId} name={under.member_account} />
        ) : (
          t('under_none')
        ),
    },
  ];
}

function Detail({
  siteId,
  application,
  onDecide,
}: {
  siteId: number;
  application: AgentApplicationLine;
  onDecide: ((verdict: Verdict) => void) | null;
}) {
  const t = useTranslate('agents');
  const { member, plan, state, decided_at: decidedAt, decided_by: decidedBy, answer } = application;
  return (
    <div className="agents-detail">
      <Facts
        facts={[
          [
            t('member'),
            <EntityLink
              key="member"
              target={`member/${member.member_id}`}
              siteId={siteId}
              name={member.member_account}
            />,
          ],
          [t('plan'), plan || '–'],
          ...(decidedAt === null
            ? []
            : [
                [
                  t('decided'),
                  <span key="decided">
                    <When at={decidedAt} /> {decidedBy?.account}
                  </span>,
                ] as const,
              ]),
          ...(answer === '' ? [] : [[t('answer'), answer] as const]),
        ]}
      />
      {state === 'pending' && onDecide && (
        <div className="agents-buttons">
          <Button kind="action" onClick={() => onDecide('approve')}>
            {t('approve')}
          </Button>
          <Button kind="plain" onClick={() => onDecide('refuse')}>
            {t('refuse')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Decide({
  siteId,
  application,
  verdict,
  onClose,
}: Decided & { siteId: number; onClose: () => void }) {
  const t = useTranslate('agents');
  const [answer, setAnswer] = useState('');
  return (
    <CommandDialog<unknown>
      title={t(verdict)}
      note={t(`${verdict}_note`)}
      confirm={t(verdict)}
      renderFields={(faults) => (
        <TextArea
          label={t('answer')}
          hint={t('answer_hint')}
          maxLength={1_000}
          required={verdict === 'refuse'}
          value={answer}
          error={faults['answer']}
          onChange={(event) => setAnswer(event.target.value)}
        />
      )}
      send={(reason) =>
        api.call('/agent/decide', {
          ...{ site_id: siteId, application_id: application.application_id, verdict, reason },
          ...(answer.trim() !== '' && { answer: answer.trim() }),
        })
      }
      onDone={() => void readAgain('/agent/applications', '/agent/list', '/member/one', '/log/list')}
      onClose={onClose}
    />
  );
}
