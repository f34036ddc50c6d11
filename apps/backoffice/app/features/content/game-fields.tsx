import { currencies } from '@halls/contract';
import { SelectInput, TextInput } from '@halls/ui';
import { useTranslate } from '#app/texts/texts.ts';

interface Game {
  readonly gt_id: number;
  readonly gp_id: string;
  readonly game_code: string;
  readonly currency: string;
}
const noGame: Game = { gt_id: 2, gp_id: '', game_code: '', currency: 'VND' };
const halls = [2, 3, 4, 5, 6, 7, 8, 9];

interface GameFieldsProps {
  game: unknown;
  error: string | undefined;
  onChange: (game: Game) => void;
}

/** Hall, provider, game and currency. */
export function GameFields({ game, error, onChange }: GameFieldsProps) {
  const t = useTranslate('content');
  const now = { ...noGame, ...(typeof game === 'object' && game !== null ? (game as Game) : {}) };
  return (
    <fieldset className="form-part form-columns content-game">
      <legend>{t('field.game')}</legend>
      <SelectInput
        label={t('game.hall')}
        value={String(now.gt_id)}
        onChange={(event) => onChange({ ...now, gt_id: Number(event.target.value) })}
      >
        {halls.map((hall) => (
          <option key={hall} value={hall}>
            {t(`choice.gt_id.${hall}` as 'choice.gt_id.2')}
          </option>
        ))}
      </SelectInput>
      <TextInput
        label={t('game.provider')}
        value={now.gp_id}
        error={error}
        maxLength={5}
        onChange={(event) => onChange({ ...now, gp_id: event.target.value.toUpperCase() })}
      />
      <TextInput
        label={t('game.code')}
        value={now.game_code}
        maxLength={64}
        onChange={(event) => onChange({ ...now, game_code: event.target.value })}
      />
      <SelectInput
        label={t('game.currency')}
        value={now.currency}
        onChange={(event) => onChange({ ...now, currency: event.target.value })}
      >
        {Object.keys(currencies).map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectInput>
    </fieldset>
  );
}
