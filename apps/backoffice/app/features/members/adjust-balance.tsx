import { useState } from 'react';
import { TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { readAmount } from './amount-typed.ts';
import type { Member } from './member.ts';

/** Asks for a balance to be put right; it is when somebody else agrees. */
export function AdjustBalance({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslate('members');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const amount = readAmount(typed, member.currency);
  return (
    <CommandDialog
      title={t('adjust')}
      note={t('adjust_note')}
      needsAnother
      confirm={t('adjust_submit')}
      renderFields={(faults) => (
        <TextInput
          label={t('adjust_amount', { currency: member.currency })}
          hint={
            amount === null ? (
              t('adjust_hint')
            ) : (
              <Amount amount={amount} currency={member.currency} isChange />
            )
          }
          required
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={faults.amount ?? (wrong && amount === null ? t('adjust_wrong') : null)}
          onBlur={() => setWrong(typed !== '')}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      send={async (reason) => {
        if (amount === null) return { ok: false, code: 0, message: t('adjust_wrong'), data: null };
        return api.call('/member/adjust-balance', {
          site_id: member.site_id,
          member_id: member.member_id,
          amount,
          reason,
        });
      }}
      onDone={() => void readAgain('/change-request/list', '/money/of-member', '/money/entries')}
      onClose={onClose}
    />
  );
}
