import { useState } from 'react';
import { SelectInput, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** By what an agent earns from a month on. */
export function GivePlan({
  siteId,
  memberId,
  onClose,
}: {
  siteId: number;
  memberId: number;
  onClose: () => void;
}) {
  const t = useTranslate('agents');
  const [planId, setPlanId] = useState('');
  const [month, setMonth] = useState('');
  const { data } = useRead(reads.of('/agent/plans', { site_id: siteId }));
  return (
    <CommandDialog
      title={t('plan.give')}
      note={t('plan.give_note')}
      needsAnother
      confirm={t('move_ask')}
      renderFields={(faults) => (
        <>
          <SelectInput
            label={t('plan.title')}
            value={planId}
            error={faults['plan_id']}
            onChange={(event) => setPlanId(event.target.value)}
          >
            <option value="">{t('plan.no_plan')}</option>
            {data?.list.map((plan) => (
              <option key={plan.plan_id} value={plan.plan_id}>
                {plan.name} ({plan.version}, {plan.currency})
              </option>
            ))}
          </SelectInput>
          <TextInput
            type="month"
            label={t('plan.from_month')}
            hint={t('plan.month_hint')}
            value={month}
            error={faults['from_month']}
            onChange={(event) => setMonth(event.target.value)}
          />
        </>
      )}
      send={(reason) =>
        api.call('/agent/give-plan', {
          ...{ site_id: siteId, member_id: memberId, from_month: month, reason },
          ...(planId !== '' && { plan_id: planId }),
        })
      }
      onDone={() => void readAgain('/change-request/list', '/log/list')}
      onClose={onClose}
    />
  );
}
