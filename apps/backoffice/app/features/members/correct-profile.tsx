import { useState } from 'react';
import type { OfficeCalls } from '@halls/contract/office';
import { SelectInput, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { Whom } from './whom.ts';

type Field = keyof OfficeCalls['/member/correct']['body']['profile'];

/** The compiler sees to it that none is missing. */
const fields = Object.keys({
  member_name: 0,
  member_birthday: 0,
  member_email: 0,
  member_phone: 0,
  member_line: 0,
  member_others: 0,
  member_qq: 0,
  member_skype: 0,
  member_wechat: 0,
  member_fb: 0,
  member_zalo: 0,
  member_telegram: 0,
  member_whats_app: 0,
  new_identity_id: 0,
} satisfies Record<Field, 0>) as Field[];

/** Puts right one thing that a member has told of themselves. */
export function CorrectProfile({
  whom,
  onDone,
  onClose,
}: {
  whom: Whom;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTranslate('members');
  const [field, setField] = useState<Field>('member_name');
  const [value, setValue] = useState('');
  return (
    <CommandDialog
      title={t('correct')}
      note={t('correct_note')}
      confirm={t('correct')}
      renderFields={(faults) => (
        <>
          <SelectInput
            label={t('correct_field')}
            value={field}
            onChange={(event) => setField(event.target.value as Field)}
          >
            {fields.map((each) => (
              <option key={each} value={each}>
                {t(`field.${each}`)}
              </option>
            ))}
          </SelectInput>
          <TextInput
            label={t('correct_value')}
            type={field === 'member_birthday' ? 'date' : 'text'}
            maxLength={200}
            value={value}
            error={faults[`profile.${field}`] ?? faults.profile ?? faults[field]}
            onChange={(event) => setValue(event.target.value)}
          />
        </>
      )}
      send={(reason) => api.call('/member/correct', { ...whom, profile: { [field]: value.trim() }, reason })}
      onDone={() => {
        onDone();
        void readAgain('/member/one', '/log/list');
      }}
      onClose={onClose}
    />
  );
}
