import { useState } from 'react';
import { breakStates, type BreakState, type OfficeCalls } from '@halls/contract/office';
import { Button, SelectInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Path = '/recon/work' | '/bank-book/work';
type Found = OfficeCalls['/recon/break' | '/bank-book/break']['data'];
type Owner = 'same' | 'me' | 'nobody';

interface Props {
  readonly found: Pick<Found, 'break_id' | 'state' | 'owner'>;
  readonly path: Path;
  readonly onDone: () => void;
}

/** The way to say who has a case, how it stands, and why. */
export function WorkOnBreak(props: Props) {
  const t = useTranslate('cases');
  const [works, setWorks] = useState(false);
  return (
    <>
      <Button kind="action" onClick={() => setWorks(true)}>
        {t('work')}
      </Button>
      {works && <WorkDialog {...props} onClose={() => setWorks(false)} />}
    </>
  );
}

function WorkDialog({ found, path, onDone, onClose }: Props & { readonly onClose: () => void }) {
  const t = useTranslate('cases');
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
        api.call(path, { break_id: found.break_id, state, ...(owner !== 'same' && { owner }), reason })
      }
      onDone={onDone}
      onClose={onClose}
    />
  );
}
