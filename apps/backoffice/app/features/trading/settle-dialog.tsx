import { useState } from 'react';
import { Button, SelectInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { readDeskAgain } from './hold-button.tsx';
import type { TradedMarket } from './match-marks.tsx';

type Result = NonNullable<TradedMarket['outcomes'][number]['desk_result']>;
const results = ['won', 'half_won', 'void', 'half_lost', 'lost'] as const satisfies readonly Result[];

interface Props {
  gpId: string;
  matchId: string;
  market: TradedMarket;
  onClose: () => void;
}

/** Asks that a market be settled by hand, or no longer; somebody else agrees. */
export function SettleDialog({ gpId, matchId, market, onClose }: Props) {
  const t = useTranslate('trading');
  const [isByHand, setByHand] = useState(!market.is_settled_by_desk);
  // what nobody has said yet is to be chosen: there is no usual result
  const [chosen, setChosen] = useState(() => firstChoices(market));
  const choices = market.outcomes.map(({ outcome, name }) => (
    <SelectInput
      key={outcome}
      label={name}
      value={chosen[outcome] ?? ''}
      onChange={({ target }) => setChosen({ ...chosen, [outcome]: target.value as Result })}
    >
      {chosen[outcome] === '' && <option value="">–</option>}
      {results.map((result) => (
        <option key={result} value={result}>
          {t(`result.${result}`)}
        </option>
      ))}
    </SelectInput>
  ));
  return (
    <CommandDialog<unknown>
      title={t('of_market', { what: t('settle'), market: market.name })}
      note={t('settle_note')}
      confirm={t('ask')}
      needsAnother
      renderFields={() => (
        <>
          {market.is_settled_by_desk && (
            <SelectInput
              label={t('settle_how')}
              value={isByHand ? 'hand' : 'feed'}
              onChange={({ target }) => setByHand(target.value === 'hand')}
            >
              <option value="feed">{t('settle_as_feed')}</option>
              <option value="hand">{t('settle_by_hand')}</option>
            </SelectInput>
          )}
          {isByHand && (
            <>
              <div className="trading-results">{choices}</div>
              <Button
                kind="plain"
                onClick={() =>
                  setChosen(Object.fromEntries(market.outcomes.map(({ outcome }) => [outcome, 'void'])))
                }
              >
                {t('settle_all_void')}
              </Button>
            </>
          )}
        </>
      )}
      send={(reason) =>
        api.call('/trading/settle', {
          ...{ gp_id: gpId, match_id: matchId, market_id: market.market_id, reason },
          ...(isByHand && {
            results: Object.entries(chosen).flatMap(([outcome, result]) =>
              result === '' ? [] : [{ outcome, result }],
            ),
          }),
        })
      }
      onDone={() => void readDeskAgain()}
      onClose={onClose}
    />
  );
}

type Choices = Readonly<Record<string, Result | ''>>;

function firstChoices({ outcomes }: TradedMarket): Choices {
  return Object.fromEntries(
    outcomes.map((one) => [one.outcome, one.desk_result ?? asOrdered(one.feed_result) ?? '']),
  );
}

/** A dead heat is told and can't be ordered: who settles by hand says what it comes to. */
function asOrdered(told: TradedMarket['outcomes'][number]['feed_result']): Result | undefined {
  return results.find((result) => result === told);
}
