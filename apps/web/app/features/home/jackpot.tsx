import { currencies, localeOf, type Currency } from '@halls/contract';
import { formatMoney } from '@halls/i18n/format-money';
import { Money } from '@halls/ui';
import { useHydrated, useTranslate } from '@halls/web-kit';
import { usePage } from '#app/page/page-context.ts';
import { useCurrency } from '#app/page/use-currency.ts';
import { isOpen, type JackpotData, type JackpotWin } from './jackpot-data.ts';
import { jackpotDigits, jackpotText } from './jackpot-digits.ts';
import { useJackpot } from './use-jackpot.ts';

/** Ten digits; each column turns by itself when its digit changes, and stands still under reduced motion. */
export function Jackpot({ first }: { first: JackpotData }) {
  const t = useTranslate('home');
  const currency = useCurrency();
  const jackpot = useJackpot(first);
  const digits = jackpotDigits(jackpot.amount);
  // of the member's currency, which may be another than the page's
  if (!isOpen(jackpot)) return null;
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
        {jackpot.wins.length > 0 && <Wins wins={jackpot.wins} currency={currency} />}
      </div>
    </section>
  );
}

/** When it was is told once the page lives: only then the visitor's own time is known. */
function Wins({ wins, currency }: { wins: readonly JackpotWin[]; currency: Currency }) {
  const t = useTranslate('home');
  const locale = localeOf(usePage().language);
  const isLive = useHydrated();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <div className="jackpot-wins">
      <h3>{t('jackpot.wins')}</h3>
      <ol>
        {wins.map((win) => (
          <li key={`${win.account} ${win.wonAt}`}>
            <span>{win.account}</span>
            <Money className="jackpot-win-amount">{formatMoney(win.amount, currency, locale)}</Money>
            {isLive && <time dateTime={win.wonAt}>{time.format(new Date(win.wonAt))}</time>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A line for each digit. */
const tape = [...'0123456789'].join('\n');

/** The server renders the digit alone; the tape that turns comes once the page lives. */
function Column({ digit }: { digit: number }) {
  const turns = useHydrated();
  return (
    <span className="jackpot-column">
      {turns ? (
        <span key="tape" className="jackpot-tape" data-digit={digit}>
          {tape}
        </span>
      ) : (
        // Its own key: turned into the tape, it would roll to its digit from zero.
        <span key="still">{digit}</span>
      )}
    </span>
  );
}
