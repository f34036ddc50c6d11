import './payment-services.css';
import { useState } from 'react';
import { serviceStates, type OfficePaymentService } from '@halls/contract/office';
import { Button, SelectInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { ChangeKey } from '#app/command/change-key.tsx';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { ShowKey } from '#app/command/show-key.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { isDrained } from './service-mark.tsx';

type State = OfficePaymentService['state'];

/** What can be set of a service as a whole. */
export function ServiceCommands({ service }: { service: OfficePaymentService }) {
  const t = useTranslate('payment_services');
  const may = useMay();
  const [open, setOpen] = useState<'state' | 'change_key' | 'show_key' | null>(null);
  if (!may('psp.edit', 'house')) return null;
  const { psp_id: pspId, next_key: next } = service;
  const keyStep = next && !next.is_shown ? 'show_key' : 'change_key';
  const dialog = {
    name: pspId,
    onDone: () => void readAgain('/payment-service/list', '/change-request/list', '/log/list'),
    onClose: () => setOpen(null),
  };
  return (
    <>
      <div className="service-buttons">
        <Button kind="action" onClick={() => setOpen('state')}>
          {t('set_state')}
        </Button>
        <Button kind="plain" onClick={() => setOpen(keyStep)}>
          {t(keyStep)}
        </Button>
      </div>
      {open === 'state' && <SetState service={service} {...dialog} />}
      {open === 'change_key' && (
        <ChangeKey
          {...dialog}
          send={(old_ends_at, reason) =>
            api.call('/payment-service/change-key', { psp_id: pspId, old_ends_at, reason })
          }
        />
      )}
      {open === 'show_key' && (
        <ShowKey
          {...dialog}
          send={(reason) => api.call('/payment-service/show-key', { psp_id: pspId, reason })}
        />
      )}
    </>
  );
}

function SetState({
  service,
  onDone,
  onClose,
}: {
  service: OfficePaymentService;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTranslate('payment_services');
  // to set one active that is drained is to take it back
  const others = serviceStates.filter((state) => state !== service.state || isDrained(service));
  const nameOf = (state: State) => (state === service.state ? t('state_back') : t(`state.${state}`));
  const [state, setState] = useState<State>(others[0] ?? 'active');
  return (
    <CommandDialog
      title={t('state_of', { name: service.psp_id })}
      note={t('state_effect')}
      confirm={t('state_set')}
      renderFields={() => (
        <SelectInput
          label={t('state')}
          hint={t(`state_note.${state}`)}
          value={state}
          onChange={(event) => setState(event.target.value as State)}
        >
          {others.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </SelectInput>
      )}
      send={(reason) => api.call('/payment-service/set-state', { psp_id: service.psp_id, state, reason })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
