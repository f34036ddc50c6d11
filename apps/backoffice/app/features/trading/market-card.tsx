import { useState } from 'react';
import { Button } from '@halls/ui';
import { Count } from '#app/parts/count.tsx';
import { Panel } from '#app/parts/panel.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { HoldButton } from './hold-button.tsx';
import { Liability } from './liability.tsx';
import { MarketMarks, type TradedMarket } from './match-marks.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { basisText, chanceText, priceText, shiftText } from './trading-figures.ts';

interface Props {
  gpId: string;
  matchId: string;
  market: TradedMarket;
}

/** A market with its outcomes, and what a trader does with it. */
export function MarketCard({ gpId, matchId, market }: Props) {
  const may = useMay();
  return (
    <Panel title={market.name} actions={<MarketMarks market={market} />}>
      <Terms market={market} />
      <Outcomes market={market} />
      {may('trading.work', 'house') && <Commands gpId={gpId} matchId={matchId} market={market} />}
    </Panel>
  );
}

function Terms({ market }: { market: TradedMarket }) {
  const t = useTranslate('trading');
  const [margin, usual] = [basisText(market.margin_bp), basisText(market.usual_margin_bp)];
  const shifted = market.outcomes.find(({ outcome }) => outcome === market.shift?.outcome);
  return (
    <p className="trading-terms">
      {margin === usual ? t('margin', { margin }) : <strong>{t('margin_own', { margin, usual })}</strong>}
      {market.shift && shifted && (
        <strong>{t('shift_of', { outcome: shifted.name, shift: shiftText(market.shift.bp) })}</strong>
      )}
    </p>
  );
}

function Outcomes({ market }: { market: TradedMarket }) {
  const t = useTranslate('trading');
  const hasResults = market.outcomes.some((one) => one.feed_result !== null || one.desk_result !== null);
  return (
    <div
      className="trading-outcomes"
      role="region"
      aria-label={`${market.name}: ${t('outcome')}`}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('outcome')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('fair_price')}</th>
            <th scope="col">{t('chance')}</th>
            <th scope="col">{t('tickets')}</th>
            <th scope="col">{t('liability')}</th>
            {hasResults && <th scope="col">{t('result')}</th>}
          </tr>
        </thead>
        <tbody>
          {market.outcomes.map((one) => (
            <tr key={one.outcome}>
              <th scope="row">{one.name}</th>
              <td>{priceText(one.price)}</td>
              <td>{priceText(one.fair_price)}</td>
              <td>{chanceText(one.won_ppm)}</td>
              <td>
                <Count value={one.open_tickets} />
              </td>
              <td>
                <Liability part={one.liability} whole={one.liability_cap} />
              </td>
              {hasResults && (
                <td>
                  <Result outcome={one} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Result({ outcome }: { outcome: TradedMarket['outcomes'][number] }) {
  const t = useTranslate('trading');
  const { desk_result: byDesk, feed_result: byFeed } = outcome;
  const feed = byFeed ? t(`result.${byFeed}`) : t('open');
  if (byDesk === null) return byFeed ? feed : '–';
  return (
    <>
      {t(`result.${byDesk}`)}
      <small className="trading-small">{t('result_feed', { result: feed })}</small>
    </>
  );
}

function Commands({ gpId, matchId, market }: Props) {
  const t = useTranslate('trading');
  const [step, setStep] = useState<'price' | 'settle' | null>(null);
  const place = { gpId, matchId, market: { id: market.market_id, name: market.name } };
  const dialog = { gpId, matchId, market, onClose: () => setStep(null) };
  return (
    <div className="trading-commands">
      <HoldButton place={place} isHeld={market.is_held} />
      <Button kind="plain" onClick={() => setStep('price')}>
        {t('set_price')}
      </Button>
      <Button kind="plain" onClick={() => setStep('settle')}>
        {t('settle')}
      </Button>
      {step === 'price' && <PriceDialog {...dialog} />}
      {step === 'settle' && <SettleDialog {...dialog} />}
    </div>
  );
}
