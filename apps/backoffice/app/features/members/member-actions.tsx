import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '@halls/ui';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { AdjustBalance } from './adjust-balance.tsx';
import { EndMemberSessions, ForcePasswordChange, SetStatus, SwitchTransfers } from './member-commands.tsx';
import type { Member } from './member.ts';

type Asked = 'status' | 'sessions' | 'password' | 'transfer' | 'balance';

/** What can be done about a member, by whom may. */
export function MemberActions({ member }: { member: Member }) {
  const t = useTranslate('members');
  const may = useMay();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const holds = {
    freeze: may('member.freeze', member.site_id),
    edit: may('member.edit', member.site_id),
    adjust: may('balance.adjust', member.site_id),
    write: may('letter.send', member.site_id),
    give: may('promotion.read', member.site_id),
  };
  const dialogs: Record<Asked, ReactNode> = {
    status: <SetStatus member={member} onClose={close} />,
    sessions: <EndMemberSessions member={member} onClose={close} />,
    password: <ForcePasswordChange member={member} onClose={close} />,
    transfer: <SwitchTransfers member={member} onClose={close} />,
    balance: <AdjustBalance member={member} onClose={close} />,
  };
  return (
    <>
      {holds.write && (
        <Link
          className={buttonClass()}
          to={`/site/${member.site_id}/letters/new?${new URLSearchParams({ to: member.member_account }).toString()}`}
        >
          {t('write_letter')}
        </Link>
      )}
      {holds.give && (
        <Link className={buttonClass()} to={`/site/${member.site_id}/bonuses?member=${member.member_id}`}>
          {t('bonuses')}
        </Link>
      )}
      {holds.adjust && <Button onClick={() => setAsked('balance')}>{t('adjust')}</Button>}
      {holds.edit && <Button onClick={() => setAsked('sessions')}>{t('end_sessions')}</Button>}
      {holds.edit && member.must_change_password === 0 && (
        <Button onClick={() => setAsked('password')}>{t('force_password')}</Button>
      )}
      {holds.freeze && (
        <Button onClick={() => setAsked('transfer')}>
          {t(member.may_transfer === 1 ? 'transfer_off' : 'transfer_on')}
        </Button>
      )}
      {holds.freeze && (
        <Button onClick={() => setAsked('status')}>
          {t(member.status === 'active' ? 'disable' : 'enable')}
        </Button>
      )}
      {asked && dialogs[asked]}
    </>
  );
}
