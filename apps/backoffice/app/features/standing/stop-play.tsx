import { useState } from 'react';
import type { OfficeProvider, PlayPlace, PlayStop } from '@halls/contract/office';
import { SelectInput, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const causes = ['check', 'provider', 'works'] as const;
const breadths = ['game', 'provider', 'all'] as const;
type Breadth = (typeof breadths)[number];

/** Switches a game, a provider or all play off. */
export function StopPlay({
  providers,
  onClose,
}: {
  providers: readonly OfficeProvider[];
  onClose: () => void;
}) {
  const t = useTranslate('standing');
  const [breadth, setBreadth] = useState<Breadth>('game');
  const [gpId, setGpId] = useState(providers[0]?.gp_id ?? '');
  const [gameCode, setGameCode] = useState('');
  const [cause, setCause] = useState<PlayStop['cause']>(null);
  const place: PlayPlace = {
    gp_id: breadth === 'all' ? null : gpId,
    game_code: breadth === 'game' ? gameCode : null,
  };
  return (
    <CommandDialog<unknown>
      title={t('stop')}
      note={t('stop_effect')}
      confirm={t(`stop.${breadth}`)}
      renderFields={(faults) => (
        <>
          <SelectInput
            label={t('stop_what')}
            value={breadth}
            onChange={(event) => setBreadth(event.target.value as Breadth)}
          >
            {breadths.map((each) => (
              <option key={each} value={each}>
                {t(`breadth.${each}`)}
              </option>
            ))}
          </SelectInput>
          {breadth !== 'all' && (
            <SelectInput
              label={t('provider')}
              value={gpId}
              error={faults['place.gp_id']}
              onChange={(event) => setGpId(event.target.value)}
            >
              {providers.map(({ gp_id: id }) => (
                <option key={id}>{id}</option>
              ))}
            </SelectInput>
          )}
          {breadth === 'game' && (
            <TextInput
              label={t('game_code')}
              required
              value={gameCode}
              error={faults['place.game_code']}
              onChange={(event) => setGameCode(event.target.value)}
            />
          )}
          <CauseField cause={cause} onChange={setCause} />
        </>
      )}
      send={(reason) => api.call('/play-stop/stop', { place, cause, reason })}
      onDone={() => void readAgain('/play-stop/list', '/log/list')}
      onClose={onClose}
    />
  );
}

/** One of the few words of a cause that members are told in every language, or none. */
function CauseField({
  cause,
  onChange,
}: {
  cause: PlayStop['cause'];
  onChange: (cause: PlayStop['cause']) => void;
}) {
  const t = useTranslate('standing');
  return (
    <SelectInput
      label={t('stop_cause')}
      value={cause ?? 'none'}
      onChange={({ target }) => onChange(causes.find((each) => each === target.value) ?? null)}
    >
      {(['none', ...causes] as const).map((each) => (
        <option key={each} value={each}>
          {t(`cause.${each}`)}
        </option>
      ))}
    </SelectInput>
  );
}
