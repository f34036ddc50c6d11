import { Icon, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { cashOf } from '#app/member/member-rules.ts';
import { useMember } from '#app/member/member-store.ts';
import { vipRead } from '#app/member/vip-read.ts';
import { useSession } from '#app/session/browser-session.ts';

/** Who is logged in and what they have; as high before it is known as after. */
export function MemberCard() {
  const t = useTranslate('user');
  const session = useSession();
  const state = useMember();
  const { member, status } = state;
  return (
    <div className="member-card">
      <span className="member-card-picture">
        <Icon name="user" />
      </span>
      <dl>
        <dt className="sr-only">{t('account')}</dt>
        <dd className="member-card-account">
          {session ? session.memberAccount : <Skeleton className="member-card-line" />}
        </dd>
        {member && member.member_type !== 1 && <AgentLevel level={member.agent_level} />}
        {member && <VipLevelName />}
        <dt className="sr-only">{t('balance')}</dt>
        <dd className="member-card-balance">
          {member ? (
            <MemberMoney amount={cashOf(state)} currency={member.member_currency} />
          ) : status === 'failed' ? (
            t('balance_unknown')
          ) : (
            <Skeleton className="member-card-line" />
          )}
        </dd>
      </dl>
    </div>
  );
}

const levelNamesRead = reads.of('/arks/web/agent-level-rename', {});

/** What the site calls the level of an agent; nothing where it has no name for it. */
function AgentLevel({ level }: { level: number }) {
  const t = useTranslate('user');
  const { data } = useRead(levelNamesRead);
  const name = data?.detail.find((each) => each.level === level)?.name;
  return name ? (
    <>
      <dt className="sr-only">{t('agent_level')}</dt>
      <dd className="member-card-account">{name}</dd>
    </>
  ) : null;
}

/** What the site calls the member's level; nothing where they have none. */
function VipLevelName() {
  const t = useTranslate('user');
  const { data } = useRead(vipRead);
  const name = data?.levels[data.level - 1]?.name;
  return name ? (
    <>
      <dt className="sr-only">{t('vip_level')}</dt>
      <dd className="member-card-account">{name}</dd>
    </>
  ) : null;
}
