import { useState } from 'react';
import type { OfficeCalls } from '@halls/contract/office';
import { TextInput } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { LanguageField } from './create-operator.tsx';

interface CommandProps {
  operator: OfficeCalls['/operator/one']['data']['operator'];
  onClose: () => void;
}

const again = () => void readAgain('/operator/one', '/operator/list', '/operator-session/list', '/log/list');

export function EditOperator({ operator, onClose }: CommandProps) {
  const t = useTranslate('operators');
  const [name, setName] = useState(operator.name);
  const [language, setLanguage] = useState(operator.language);
  const [addresses, setAddresses] = useState(operator.allowed_addresses.join('\n'));
  const allowed_addresses = addresses.split(/[\s,;]+/).filter(Boolean);
  return (
    <CommandDialog
      title={t('edit')}
      note={t('edit_note')}
      confirm={t('save')}
      renderFields={(faults) => (
        <>
          <TextInput
            label={t('name')}
            error={faults.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <LanguageField language={language} onChange={setLanguage} />
          <TextArea
            label={t('addresses')}
            hint={t('addresses_hint')}
            error={Object.entries(faults).find(([field]) => field.startsWith('allowed_addresses'))?.[1]}
            value={addresses}
            onChange={(event) => setAddresses(event.target.value)}
          />
        </>
      )}
      send={(reason) =>
        api.call('/operator/update', {
          operator_id: operator.operator_id,
          name,
          language,
          allowed_addresses,
          reason,
        })
      }
      onDone={again}
      onClose={onClose}
    />
  );
}

export function SwitchOperator({ operator, onClose }: CommandProps) {
  const t = useTranslate('operators');
  const status = operator.status === 'active' ? 'disabled' : 'active';
  const name = t(status === 'disabled' ? 'disable' : 'enable');
  return (
    <CommandDialog
      title={name}
      note={t(status === 'disabled' ? 'disable_note' : 'enable_note')}
      change={{ before: { status: operator.status }, after: { status } }}
      confirm={name}
      send={(reason) => api.call('/operator/disable', { operator_id: operator.operator_id, status, reason })}
      onDone={again}
      onClose={onClose}
    />
  );
}

export function InviteOperator({
  operator,
  onDone,
  onClose,
}: CommandProps & { onDone: (link: OfficeCalls['/operator/invite']['data']) => void }) {
  const t = useTranslate('operators');
  return (
    <CommandDialog
      title={t('invite')}
      note={t('invite_note')}
      confirm={t('invite')}
      send={(reason) => api.call('/operator/invite', { operator_id: operator.operator_id, reason })}
      onDone={(link) => {
        again();
        onDone(link);
      }}
      onClose={onClose}
    />
  );
}

export function EndSessions({ operator, onClose }: CommandProps) {
  const t = useTranslate('operators');
  return (
    <CommandDialog
      title={t('end_sessions')}
      note={t('end_sessions_note')}
      confirm={t('end_sessions')}
      send={(reason) =>
        api.call('/operator-session/end', {
          operator_id: operator.operator_id,
          reason,
        })
      }
      onDone={again}
      onClose={onClose}
    />
  );
}
