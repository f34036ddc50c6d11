import { useState } from 'react';
import type { OfficePaymentMethod } from '@halls/contract/office';
import { SelectInput, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** Between which amounts a site offers a method, and whether it does. */
export function SetMethod({ method, onClose }: { method: OfficePaymentMethod; onClose: () => void }) {
  const t = useTranslate('payment_services');
  const [min, setMin] = useState(method.min);
  const [max, setMax] = useState(method.max);
  const [isOffered, setIsOffered] = useState(method.is_offered);
  const { currency } = method;
  return (
    <CommandDialog
      title={t('method_of', { name: method.method, currency, direction: t(`direction.${method.direction}`) })}
      note={t('method_note')}
      confirm={t('method_set')}
      renderFields={(faults) => (
        <>
          <TextInput
            label={t('min_in', { currency })}
            inputMode="decimal"
            required
            value={min}
            error={faults.min}
            onChange={(event) => setMin(event.target.value)}
          />
          <TextInput
            label={t('max_in', { currency })}
            inputMode="decimal"
            required
            value={max}
            error={faults.max}
            onChange={(event) => setMax(event.target.value)}
          />
          <SelectInput
            label={t('offered')}
            value={isOffered ? 'yes' : 'no'}
            onChange={(event) => setIsOffered(event.target.value === 'yes')}
          >
            <option value="yes">{t('offered.yes')}</option>
            <option value="no">{t('offered.no')}</option>
          </SelectInput>
        </>
      )}
      send={(reason) =>
        api.call('/payment-service/set-method', {
          ...{ method_id: method.method_id, min: min.trim(), max: max.trim() },
          ...{ is_offered: isOffered, reason },
        })
      }
      onDone={() => void readAgain('/payment-service/methods', '/log/list')}
      onClose={onClose}
    />
  );
}
