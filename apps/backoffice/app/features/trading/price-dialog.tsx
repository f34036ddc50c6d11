import { useState } from 'react';
import type { OfficeCalls } from '@halls/contract/office';
import { SelectInput, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { readDeskAgain } from './hold-button.tsx';
import type { TradedMarket } from './match-marks.tsx';
import { basisOf, basisText } from './trading-figures.ts';

/** Below all margins: what is no number must not be taken for one that was left out. */
const noMargin = -1;

interface Props {
  gpId: string;
  matchId: string;
  market: TradedMarket;
  onClose: () => void;
}

/** A margin and a shift for one market. */
export function PriceDialog({ gpId, matchId, market, onClose }: Props) {
  const t = useTranslate('trading');
  const isOwn = market.margin_bp !== market.usual_margin_bp;
  const [margin, setMargin] = useState(isOwn ? String(market.margin_bp / 100) : '');
  const [outcome, setOutcome] = useState(market.shift?.outcome ?? '');
  const [shift, setShift] = useState(market.shift ? String(market.shift.bp / 100) : '');
  return (
    <CommandDialog<OfficeCalls['/trading/price']['data']>
      title={t('of_market', { what: t('set_price'), market: market.name })}
      note={t('price_note')}
      confirm={t('set')}
      renderFields={(faults) => (
        <>
          <TextInput
            label={t('margin_percent')}
            hint={t('margin_hint', { usual: basisText(market.usual_margin_bp) })}
            inputMode="decimal"
            autoComplete="off"
            value={margin}
            error={faults.margin_bp}
            onChange={({ target }) => setMargin(target.value)}
          />
          <SelectInput
            label={t('shift_outcome')}
            value={outcome}
            error={faults.shift}
            onChange={({ target }) => setOutcome(target.value)}
          >
            <option value="">{t('shift_none')}</option>
            {market.outcomes.map((one) => (
              <option key={one.outcome} value={one.outcome}>
                {one.name}
              </option>
            ))}
          </SelectInput>
          {outcome !== '' && (
            <TextInput
              label={t('shift_percent')}
              hint={t('shift_hint')}
              inputMode="decimal"
              autoComplete="off"
              required
              value={shift}
              error={faults['shift.bp']}
              onChange={({ target }) => setShift(target.value)}
            />
          )}
        </>
      )}
      send={(reason) =>
        api.call('/trading/price', {
          ...{ gp_id: gpId, match_id: matchId, market_id: market.market_id, reason },
          // what is no number is refused by the server, which says so at its field
          ...(margin.trim() !== '' && { margin_bp: basisOf(margin) ?? noMargin }),
          ...(outcome !== '' && { shift: { outcome, bp: basisOf(shift) ?? 0 } }),
        })
      }
      onDone={() => void readDeskAgain()}
      onClose={onClose}
    />
  );
}
