import { useState } from 'react';
import type { MemberStatus } from '@halls/contract/office';
import { SelectInput, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { Member } from './member.ts';

interface CommandProps {
  member: Member;
  onClose: () => void;
}

const whomOf = ({ site_id, member_id }: Member) => ({ site_id, member_id });
const again = () => void readAgain('/member/one', '/member/search', '/device/of-member', '/log/list');

/** Lets a member in no more, for a while or until further notice, or in again. */
export function SetStatus({ member, onClose }: CommandProps) {
  const t = useTranslate('members');
  const isIn = member.status === 'active';
  const [kind, setKind] = useState<'disabled' | 'frozen'>('disabled');
  const [until, setUntil] = useState('');
  const status: MemberStatus = isIn ? kind : 'active';
  const title = t(isIn ? 'disable' : 'enable');
  return (
    <CommandDialog
      title={title}
      note={t(isIn ? 'disable_note' : 'enable_note')}
      change={{ before: { status: t(`status.${member.status}`) }, after: { status: t(`status.${status}`) } }}
      confirm={title}
      renderFields={(faults) =>
        isIn && (
          <>
            <SelectInput
              label={t('status')}
              value={kind}
              onChange={(event) => setKind(event.target.value as typeof kind)}
            >
              <option value="disabled">{t('disable_for_good')}</option>
              <option value="frozen">{t('disable_until')}</option>
            </SelectInput>
            {kind === 'frozen' && (
              <TextInput
                type="datetime-local"
                label={t('frozen_until')}
                required
                value={until}
                error={faults.until}
                onChange={(event) => setUntil(event.target.value)}
              />
            )}
          </>
        )
      }
      send={(reason) =>
        api.call('/member/set-status', {
          ...whomOf(member),
          revision: member.revision,
          status,
          ...(status === 'frozen' && until !== '' && { until: new Date(until).toISOString() }),
          reason,
        })
      }
      onDone={again}
      onClose={onClose}
    />
  );
}

export function EndMemberSessions({ member, onClose }: CommandProps) {
  const t = useTranslate('members');
  return (
    <CommandDialog
      title={t('end_sessions')}
      note={t('end_sessions_note')}
      confirm={t('end_sessions')}
      send={(reason) => api.call('/member/end-sessions', { ...whomOf(member), reason })}
      onDone={again}
      onClose={onClose}
    />
  );
}

export function ForcePasswordChange({ member, onClose }: CommandProps) {
  const t = useTranslate('members');
  return (
    <CommandDialog
      title={t('force_password')}
      note={t('force_password_note')}
      confirm={t('force_password')}
      send={(reason) =>
        api.call('/member/force-password-change', { ...whomOf(member), revision: member.revision, reason })
      }
      onDone={again}
      onClose={onClose}
    />
  );
}

export function SwitchTransfers({ member, onClose }: CommandProps) {
  const t = useTranslate('members');
  const p = useTranslate('parts');
  const on = member.may_transfer === 0;
  const title = t(on ? 'transfer_on' : 'transfer_off');
  return (
    <CommandDialog
      title={title}
      note={t(on ? 'transfer_on_note' : 'transfer_off_note')}
      change={{
        before: { [t('may_transfer')]: p(on ? 'no' : 'yes') },
        after: { [t('may_transfer')]: p(on ? 'yes' : 'no') },
      }}
      confirm={title}
      send={(reason) =>
        api.call('/member/set-transfer', {
          ...whomOf(member),
          revision: member.revision,
          may_transfer: on,
          reason,
        })
      }
      onDone={again}
      onClose={onClose}
    />
  );
}
