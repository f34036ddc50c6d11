import { useState } from 'react';
import { SelectInput, TextInput } from '@halls/ui';
import type { ApiResult } from '@halls/web-kit';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';

export type Maintenance = { start_at: string; end_at: string | null } | null;
type Way = 'now' | 'planned' | 'open';

interface SetMaintenanceProps {
  name: string;
  /** What follows from it, in a sentence. */
  note: string;
  maintenance: Maintenance;
  send: (maintenance: Maintenance, reason: string) => Promise<ApiResult<unknown>>;
  onDone: () => void;
  onClose: () => void;
}

/** Shuts something now or at a time, for a while or until further notice; or opens it. */
export function SetMaintenance({ name, note, maintenance, send, onDone, onClose }: SetMaintenanceProps) {
  const t = useTranslate('standing');
  const [way, setWay] = useState<Way>(maintenance ? 'open' : 'now');
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  return (
    <CommandDialog<unknown>
      title={t('change', { name })}
      note={note}
      confirm={t(`way.${way}`)}
      renderFields={(faults) => (
        <>
          <SelectInput label={t('what')} value={way} onChange={(event) => setWay(event.target.value as Way)}>
            {(['now', 'planned', 'open'] satisfies Way[]).map((each) => (
              <option key={each} value={each}>
                {t(`way.${each}`)}
              </option>
            ))}
          </SelectInput>
          {way === 'planned' && (
            <TextInput
              type="datetime-local"
              label={t('from')}
              required
              value={start}
              error={faults['maintenance.start_at'] ?? faults.maintenance}
              onChange={(event) => setStart(event.target.value)}
            />
          )}
          {way !== 'open' && (
            <TextInput
              type="datetime-local"
              label={t('until')}
              hint={t('until_hint')}
              value={end}
              error={faults['maintenance.end_at']}
              onChange={(event) => setEnd(event.target.value)}
            />
          )}
        </>
      )}
      send={(reason) => send(maintenanceOf(way, start, end), reason)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

function maintenanceOf(way: Way, start: string, end: string): Maintenance {
  if (way === 'open') return null;
  return {
    // a planned one without a beginning is refused by the server, which says so at the field
    start_at: way === 'now' ? new Date().toISOString() : instantOf(start),
    end_at: end === '' ? null : instantOf(end),
  };
}

function instantOf(local: string): string {
  return local === '' ? '' : new Date(local).toISOString();
}
