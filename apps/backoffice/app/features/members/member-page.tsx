import { useParams } from 'react-router';
import type { Permission } from '@halls/contract/office';
import { reads, useRead } from '#app/api/reads.ts';
import { MemberStatusMark } from '#app/parts/member-status.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { Tabs } from '#app/parts/tabs.tsx';
import { LogTable } from '#app/records/log-table.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { MemberActions } from './member-actions.tsx';
import { MemberDevices } from './member-devices.tsx';
import { MemberMoney } from './member-money.tsx';
import { MemberNotes } from './member-notes.tsx';
import { MemberOverview } from './member-overview.tsx';
import { MemberPlay } from './member-play.tsx';
import { MemberRisk } from './member-risk.tsx';
import { MemberTransfers } from './member-transfers.tsx';
import type { Member } from './member.ts';

/** The parts of a member's page, each with what must be held to see it. */
const tabs = {
  overview: 'member.read',
  money: 'money.read',
  play: 'money.read',
  transfers: 'money.read',
  devices: 'member.read',
  risk: 'risk.read',
  notes: 'member.read',
  log: 'log.read',
} as const satisfies Record<string, Permission>;
type Tab = keyof typeof tabs;

/** All that is known of a member, and what can be done about them. */
export function MemberPage() {
  const { siteId, memberId, tab = 'overview' } = useParams();
  const { data, refusal, again } = useRead(
    reads.of('/member/one', { site_id: Number(siteId), member_id: Number(memberId) }),
  );
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <MemberRecord member={data} tab={tab} />;
}

function MemberRecord({ member, tab }: { member: Member; tab: string }) {
  const t = useTranslate('members');
  const may = useMay();
  const address = `/site/${member.site_id}/members/${member.member_id}`;
  const seen = (Object.keys(tabs) as Tab[]).filter((each) => may(tabs[each], member.site_id));
  return (
    <>
      <PageHead
        title={member.member_account}
        aside={<MemberStatusMark status={member.status} />}
        note={t('numbered', { number: member.member_id, currency: member.currency })}
        actions={<MemberActions member={member} />}
      />
      <Tabs
        label={member.member_account}
        tabs={seen.map((each) => ({
          to: each === 'overview' ? address : `${address}/${each}`,
          name: t(`tab.${each}`),
        }))}
      />
      <TabContent member={member} tab={seen.find((each) => each === tab) ?? 'overview'} />
    </>
  );
}

function TabContent({ member, tab }: { member: Member; tab: Tab }) {
  const whom = { site_id: member.site_id, member_id: member.member_id };
  switch (tab) {
    case 'overview':
      return <MemberOverview member={member} />;
    case 'money':
      return <MemberMoney whom={whom} />;
    case 'play':
      return <MemberPlay whom={whom} />;
    case 'transfers':
      return <MemberTransfers whom={whom} />;
    case 'devices':
      return <MemberDevices whom={whom} />;
    case 'risk':
      return <MemberRisk whom={whom} />;
    case 'notes':
      return <MemberNotes whom={whom} />;
    case 'log':
      return <LogTable ask={{ site_id: member.site_id, target: `member/${member.member_id}` }} />;
  }
}
