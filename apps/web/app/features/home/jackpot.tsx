import { currencies } from '@halls/contract';
import { useHydrated, useTranslate } from '@halls/web-kit';
import { useCurrency } from '#app/page/use-currency.ts';
import { jackpotDigits, jackpotText } from './jackpot-digits.ts';
import { useJackpotAmount } from './use-jackpot-amount.ts';

/** Ten digits; each column turns by itself when its digit changes, and stands still under reduced motion. */
export function Jackpot({ amount }: { amount: string }) {
  const t = useTranslate('home');
  const currency = useCurrency();
  const digits = jackpotDigits(useJackpotAmount(amount));
  const { symbol } = currencies[currency];
  return (
    <section className="jackpot" aria-label={t('jackpot.title')}>
      <div className="jackpot-board">
        <h2 className="jackpot-title">{t('jackpot.title')}</h2>
        <p className="sr-only">{`${symbol} ${jackpotText(digits.join(''))}`}</p>
        <div className="jackpot-digits" aria-hidden="true">
          <span className="jackpot-symbol">{symbol}</span>
          {digits.map((digit, index) => (
            // Commas stand before every third digit from the end.
            <span key={index} className={index % 3 === 1 ? 'jackpot-group' : undefined}>
              <Column digit={digit} />
            </span>
          ))}
        </div>
        <p className="jackpot-note">{t('jackpot.note', { currency })}</p>
      </div>
    </section>
  );
}

const tape = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The server renders the digit alone; the tape that turns comes once the page lives. */
function Column({ digit }: { digit: number }) {
  const turns = useHydrated();
  return (
    <span className="jackpot-column">
      {turns ? (
        <span key="tape" className="jackpot-tape" data-digit={digit}>
          {tape.map((each) => (
            <span key={each}>{each}</span>
          ))}
        </span>
      ) : (
        // Its own key: turned into the tape, it would roll to its digit from zero.
        <span key="still">{digit}</span>
      )}
    </span>
  );
}
