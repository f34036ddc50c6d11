import { useState } from 'react';
import { breakStates, type BreakState } from '@halls/contract/office';
import { SelectInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import type { Case } from './case.ts';

type Owner = 'same' | 'me' | 'nobody';

/** Takes a case or leaves it, says how it stands, and why. */
export function WorkOnCase({ found, onClose }: { found: Case; onClose: () => void }) {
  const t = useTranslate('reconciliation');
  const owners: readonly Owner[] = found.owner ? ['same', 'me', 'nobody'] : ['same', 'me'];
  const [owner, setOwner] = useState<Owner>(found.owner ? 'same' : 'me');
  const [state, setState] = useState<BreakState>(found.state);
  return (
    <CommandDialog
      title={t('work')}
      note={t('work_note')}
      confirm={t('work_save')}
      renderFields={() => (
        <>
          <SelectInput
            label={t('state')}
            value={state}
            onChange={(event) => setState(event.target.value as BreakState)}
          >
            {breakStates.map((each) => (
              <option key={each} value={each}>
                {t(`state.${each}`)}
              </option>
            ))}
          </SelectInput>
          <SelectInput
            label={t('owner')}
            value={owner}
            onChange={(event) => setOwner(event.target.value as Owner)}
          >
            {owners.map((each) => (
              <option key={each} value={each}>
                {each === 'same' ? (found.owner?.account ?? t('owner_none')) : t(`owner.${each}`)}
              </option>
            ))}
          </SelectInput>
        </>
      )}
      send={(reason) =>
        api.call('/recon/work', {
          break_id: found.break_id,
          state,
          ...(owner !== 'same' && { owner }),
          reason,
        })
      }
      onDone={() => void readAgain('/recon/break', '/recon/breaks', '/recon/day', '/recon/days', '/log/list')}
      onClose={onClose}
    />
  );
}
