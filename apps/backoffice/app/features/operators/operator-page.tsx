import './operator-page.css';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { OfficeCalls } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { reads, useRead } from '#app/api/reads.ts';
import { useSiteName } from '#app/api/sites.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { Tabs } from '#app/parts/tabs.tsx';
import { When } from '#app/parts/when.tsx';
import { LogTable } from '#app/records/log-table.tsx';
import { useMay, useMe } from '#app/session/office-session.ts';
import { languageNames, useTranslate } from '#app/texts/texts.ts';
import { writeLimits } from '#app/parts/amount-limits.ts';
import { AssignRoles } from './assign-roles.tsx';
import { EmergencyPanel } from './emergency-panel.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { EditOperator, EndSessions, InviteOperator, SwitchOperator } from './operator-commands.tsx';
import { OperatorStatus } from './operator-list.tsx';
import { OperatorSessions } from './operator-sessions.tsx';

type Operator = OfficeCalls['/operator/one']['data']['operator'];
type Asked = 'edit' | 'switch' | 'invite' | 'assign' | 'sessions';

/** One operator: what they hold, where they are signed in, what they have done. */
export function OperatorPage() {
  const { operatorId, tab } = useParams();
  const t = useTranslate('operators');
  const { data, refusal, again } = useRead(reads.of('/operator/one', { operator_id: Number(operatorId) }));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const { operator } = data;
  return (
    <>
      <OperatorHead operator={operator} />
      <Tabs
        label={operator.account}
        tabs={[
          { to: `/operators/${operatorId}`, name: t('tab.overview') },
          { to: `/operators/${operatorId}/sessions`, name: t('tab.sessions') },
          { to: `/operators/${operatorId}/log`, name: t('tab.log') },
        ]}
      />
      {tab === 'sessions' && <OperatorSessions operatorId={operator.operator_id} />}
      {tab === 'log' && (
        <LogTable
          ask={{
            actor_kind: operator.is_emergency ? 'emergency' : 'operator',
            actor_ref: String(operator.operator_id),
          }}
        />
      )}
      {tab === undefined && <Overview operator={operator} />}
    </>
  );
}

function OperatorHead({ operator }: { operator: Operator }) {
  const t = useTranslate('operators');
  const may = useMay();
  const me = useMe();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [link, setLink] = useState<OfficeCalls['/operator/invite']['data'] | null>(null);
  // nobody changes their own rights
  const mayEdit = may('operator.edit', 'house') && me.operator.operator_id !== operator.operator_id;
  const close = () => setAsked(null);
  const dialogs: Record<Asked, ReactNode> = {
    edit: <EditOperator operator={operator} onClose={close} />,
    switch: <SwitchOperator operator={operator} onClose={close} />,
    invite: <InviteOperator operator={operator} onDone={setLink} onClose={close} />,
    assign: <AssignRoles operator={operator} onClose={close} />,
    sessions: <EndSessions operator={operator} onClose={close} />,
  };
  return (
    <>
      <PageHead
        title={operator.account}
        aside={<OperatorStatus status={operator.status} />}
        note={operator.name}
        actions={
          mayEdit && (
            <>
              <Button onClick={() => setAsked('assign')}>{t('assign')}</Button>
              <Button onClick={() => setAsked('edit')}>{t('edit')}</Button>
              {operator.assignments.length === 0 && !operator.is_emergency && (
                <Button onClick={() => setAsked('invite')}>{t('invite')}</Button>
              )}
              <Button onClick={() => setAsked('sessions')}>{t('end_sessions')}</Button>
              <Button onClick={() => setAsked('switch')}>
                {t(operator.status === 'active' ? 'disable' : 'enable')}
              </Button>
            </>
          )
        }
      />
      {asked && dialogs[asked]}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </>
  );
}

function Overview({ operator }: { operator: Operator }) {
  const t = useTranslate('operators');
  return (
    <div className="operator-panels">
      {operator.is_emergency && <EmergencyPanel operator={operator} />}
      <Panel title={t('about')}>
        <Facts
          facts={[
            [t('name'), operator.name],
            [t('language'), languageNames[operator.language]],
            [t('two_factor'), t(operator.has_two_factor ? 'two_factor.on' : 'two_factor.off')],
            [t('addresses'), operator.allowed_addresses.join(', ') || t('addresses_any')],
            [t('created'), <When key="created" at={operator.created_at} />],
            [
              t('last_signed_in'),
              operator.last_signed_in_at ? <When key="last" at={operator.last_signed_in_at} /> : t('never'),
            ],
            ...(operator.invited_until
              ? [[t('invited_until'), <When key="invited" at={operator.invited_until} />] as const]
              : []),
          ]}
        />
      </Panel>
      <Panel title={t('roles')}>
        <Assignments operator={operator} />
      </Panel>
    </div>
  );
}

function Assignments({ operator: { assignments } }: { operator: Operator }) {
  const t = useTranslate('operators');
  const siteName = useSiteName();
  if (assignments.length === 0) return <p>{t('roles_none')}</p>;
  return (
    <ul className="assignments">
      {assignments.map((held) => (
        <li key={held.role} className="assignment">
          <strong>{t(`role.${held.role}`)}</strong>
          <span>{held.site_ids?.map(siteName).join(', ') ?? t('all_sites')}</span>
          {held.currencies && <span>{held.currencies.join(', ')}</span>}
          {held.amount_limit && <span>{t('limit_up_to', { limits: writeLimits(held.amount_limit) })}</span>}
          {held.valid_until && <When at={held.valid_until} />}
        </li>
      ))}
    </ul>
  );
}
