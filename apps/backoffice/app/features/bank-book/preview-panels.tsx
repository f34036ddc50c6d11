import type { Currency } from '@halls/contract';
import type { OfficeCalls } from '@halls/contract/office';
import { Amount } from '#app/parts/amount.tsx';
import { Count } from '#app/parts/count.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Statement = NonNullable<OfficeCalls['/bank-book/preview']['data']['statement']>;
type Line = Statement['lines'][number];

const counted = ['credits', 'matches', 'fees', 'second', 'breaks', 'known', 'late'] as const;

/** What a file says, and what would become of each line. */
export function PreviewPanels({ statement, currency }: { statement: Statement; currency: Currency }) {
  const t = useTranslate('bank_book');
  const money = (amount: string) => <Amount key={amount} amount={amount} currency={currency} />;
  const { first_day: first, last_day: last, counts } = statement;
  return (
    <div className="bank-panels">
      <Panel title={t('preview')}>
        <Facts
          facts={[
            [t('format'), statement.format.toUpperCase()],
            [t('account'), statement.account || '–'],
            [t('span'), first === last ? (first ?? '–') : `${first} – ${last}`],
            [t('opening'), money(statement.opening)],
            [t('came_in'), money(statement.came_in)],
            [t('went_out'), money(statement.went_out)],
            [t('closing'), money(statement.closing)],
          ]}
        />
      </Panel>
      <Panel title={t('preview_becomes')}>
        <Facts
          facts={[
            [t('lines'), <Count key="lines" value={counts.lines} />],
            ...counted.map(
              (name) => [t(`count.${name}`), <Count key={name} value={counts[name]} />] as const,
            ),
          ]}
        />
      </Panel>
      <div className="bank-wide bank-table-frame" tabIndex={0} role="region" aria-label={t('lines')}>
        <table className="bank-table" aria-label={t('lines')}>
          <thead>
            <tr>
              <th scope="col">{t('booked_on')}</th>
              <th scope="col">{t('outcome')}</th>
              <th scope="col" className="bank-figure">
                {t('amount')}
              </th>
              <th scope="col">{t('order')}</th>
              <th scope="col">{t('payer')}</th>
              <th scope="col">{t('text')}</th>
            </tr>
          </thead>
          <tbody>
            {statement.lines.map((line) => (
              <LineRow key={line.line_id} line={line} currency={currency} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const toneOf: Readonly<Record<Line['outcome'], Tone>> = {
  known: 'quiet',
  credits: 'good',
  matches: 'good',
  fee: 'quiet',
  second: 'waiting',
  breaks: 'bad',
};

function LineRow({ line, currency }: { line: Line; currency: Currency }) {
  const t = useTranslate('bank_book');
  return (
    <tr>
      <td>{line.booked_on}</td>
      <td>
        <span className="bank-lines">
          <StatusMark tone={toneOf[line.outcome]}>{t(`outcome.${line.outcome}`)}</StatusMark>
          {line.is_late && <span>{t('late')}</span>}
        </span>
      </td>
      <td className="bank-figure">
        <Amount amount={line.amount} currency={currency} isChange />
      </td>
      <td>
        <span className="bank-lines">
          {line.order_number ?? '–'}
          {line.like.map((number) => (
            <span key={number}>{t('like', { number })}</span>
          ))}
        </span>
      </td>
      <td className="bank-text">{line.payer || '–'}</td>
      <td className="bank-text">{[line.reference, line.text].filter(Boolean).join(' · ') || '–'}</td>
    </tr>
  );
}
