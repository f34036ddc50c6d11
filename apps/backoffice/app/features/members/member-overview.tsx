import './member-overview.css';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { OfficeCalls } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Masked } from '#app/parts/masked.tsx';
import { MemberStatusMark } from '#app/parts/member-status.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { CorrectProfile } from './correct-profile.tsx';
import { MemberLimits } from './member-limits.tsx';
import { MemberVip } from './member-vip.tsx';
import type { Member } from './member.ts';

/** Where a member stands, what they have told of themselves, and who shares a device or a network with them. */
export function MemberOverview({ member }: { member: Member }) {
  const may = useMay();
  const whom = { site_id: member.site_id, member_id: member.member_id };
  return (
    <div className="member-panels">
      <Standing member={member} />
      {may('money.read', member.site_id) && <MemberLimits whom={whom} />}
      {may('promotion.read', member.site_id) && <MemberVip whom={whom} />}
      <Told member={member} />
      <Links member={member} />
    </div>
  );
}

function Standing({ member }: { member: Member }) {
  const t = useTranslate('members');
  const p = useTranslate('parts');
  const yesNo = (bit: 0 | 1) => p(bit === 1 ? 'yes' : 'no');
  const facts: (readonly [string, ReactNode])[] = [
    [t('status'), <MemberStatusMark key="status" status={member.status} />],
    ...(member.frozen_until
      ? [[t('frozen_until'), <When key="until" at={member.frozen_until} />] as const]
      : []),
    [t('may_transfer'), yesNo(member.may_transfer)],
    [t('must_change_password'), yesNo(member.must_change_password)],
    [t('has_withdraw_password'), yesNo(member.has_withdraw_password)],
    [
      t('agent'),
      <AgentFact key="agent" member={member}>
        {member.is_agent === 1 ? t('agent_level', { level: member.agent_level }) : p('no')}
      </AgentFact>,
    ],
    [
      t('introduced_by'),
      member.introduced_by ? (
        <EntityLink
          key="introducer"
          target={`member/${member.introduced_by.member_id}`}
          siteId={member.site_id}
          name={member.introduced_by.member_account}
        />
      ) : (
        '–'
      ),
    ],
    [t('recommend_code'), member.recommend_code || '–'],
    [t('language'), member.language ?? '–'],
    [t('registered_from'), member.registered_from ?? '–'],
    [t('joined'), <When key="joined" at={member.created_at} />],
    [t('last_login'), member.last_login_at ? <When key="last" at={member.last_login_at} /> : '–'],
  ];
  return (
    <Panel title={t('standing')}>
      <Facts facts={facts} />
    </Panel>
  );
}

/** Leads to where the member is among agents. */
function AgentFact({ member, children }: { member: Member; children: ReactNode }) {
  if (!useMay()('agent.read', member.site_id)) return children;
  return <Link to={`/site/${member.site_id}/agents/${member.member_id}`}>{children}</Link>;
}

function Told({ member }: { member: Member }) {
  const t = useTranslate('members');
  const may = useMay();
  const [asks, setAsks] = useState(false);
  const [corrects, setCorrects] = useState(false);
  const [clear, setClear] = useState<OfficeCalls['/member/reveal']['data']['profile'] | null>(null);
  const whom = { site_id: member.site_id, member_id: member.member_id };
  const mayReveal = member.told.length > 0 && may('member.read_personal', member.site_id);
  return (
    <Panel
      title={t('told')}
      actions={
        <div className="member-told-actions">
          {may('member.edit', member.site_id) && (
            <Button onClick={() => setCorrects(true)}>{t('correct')}</Button>
          )}
          {mayReveal && (
            <Button
              icon={clear ? 'eye-closed' : 'eye'}
              onClick={() => (clear ? setClear(null) : setAsks(true))}
            >
              {t(clear ? 'hide' : 'reveal')}
            </Button>
          )}
        </div>
      }
    >
      {member.told.length === 0 ? (
        <p>{t('told_nothing')}</p>
      ) : (
        <Facts
          facts={member.told.map((field) => [
            t(`field.${field}`),
            <Masked key={field} clear={clear?.[field] ?? null} />,
          ])}
        />
      )}
      {asks && (
        <CommandDialog
          title={t('reveal')}
          note={t('reveal_note')}
          confirm={t('reveal')}
          send={(reason) => api.call('/member/reveal', { ...whom, reason })}
          onDone={({ profile }) => setClear(profile)}
          onClose={() => setAsks(false)}
        />
      )}
      {corrects && (
        <CorrectProfile whom={whom} onDone={() => setClear(null)} onClose={() => setCorrects(false)} />
      )}
    </Panel>
  );
}

function Links({ member }: { member: Member }) {
  const t = useTranslate('members');
  return (
    <Panel title={t('links')}>
      {member.links.length === 0 && <p>{t('links_none')}</p>}
      <ul className="member-links">
        {member.links.map((other) => (
          <li key={other.member_id} className="member-link">
            <EntityLink
              target={`member/${other.member_id}`}
              siteId={member.site_id}
              name={other.member_account}
            />
            <MemberStatusMark status={other.status} />
            <span>{other.shares.map((what) => t(`shares.${what}`)).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
