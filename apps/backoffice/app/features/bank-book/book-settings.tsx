import { useState } from 'react';
import type { Currency } from '@halls/contract';
import { csvDayFormats, csvDelimiters, type BankBook, type CsvColumns } from '@halls/contract/office';
import { SelectInput, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const columnNames = [
  'booked_on',
  'value_on',
  'amount',
  'credit',
  'debit',
  'balance',
  'id',
  'reference',
  'payer',
  'text',
  'currency',
  'account',
  'fee_words',
] as const;

const noColumns: CsvColumns = {
  ...{ delimiter: ',', decimal: '.', date_format: 'YYYY-MM-DD', skip_rows: 0 },
  ...{ booked_on: '', value_on: '', amount: '', credit: '', debit: '', balance: '', id: '', reference: '' },
  ...{ payer: '', text: '', currency: '', account: '', fee_words: '' },
};

interface Which {
  pspId: string;
  currency: Currency;
  onClose: () => void;
}

/** Of which account files have to be, and where CSV files have what. */
export function BookSettings(which: Which) {
  const { data } = useRead(reads.of('/bank-book/list', {}));
  const book = data?.list.find((each) => each.psp_id === which.pspId && each.currency === which.currency);
  return book ? <SettingsDialog book={book} onClose={which.onClose} /> : null;
}

function SettingsDialog({ book, onClose }: { book: BankBook; onClose: () => void }) {
  const t = useTranslate('bank_book');
  const [account, setAccount] = useState(book.account);
  const [hasCsv, setHasCsv] = useState(book.csv !== null);
  const [csv, setCsv] = useState<CsvColumns>(book.csv ?? noColumns);
  const { psp_id: pspId, currency } = book;
  return (
    <CommandDialog
      title={t('settings')}
      note={t('settings_note')}
      confirm={t('settings_save')}
      renderFields={(faults) => (
        <>
          <TextInput
            label={t('account')}
            hint={t('account_hint')}
            value={account}
            maxLength={64}
            error={faults['account']}
            onChange={(event) => setAccount(event.target.value)}
          />
          <label className="bank-check">
            <input type="checkbox" checked={hasCsv} onChange={(event) => setHasCsv(event.target.checked)} />
            {t('reads_csv')}
          </label>
          {hasCsv && <CsvFields csv={csv} faults={faults} onChange={setCsv} />}
        </>
      )}
      send={(reason) =>
        api.call('/bank-book/set', { psp_id: pspId, currency, account, csv: hasCsv ? csv : null, reason })
      }
      onDone={() => void readAgain('/bank-book/list', '/log/list')}
      onClose={onClose}
    />
  );
}

function CsvFields({
  csv,
  faults,
  onChange,
}: {
  csv: CsvColumns;
  faults: Readonly<Record<string, string | undefined>>;
  onChange: (csv: CsvColumns) => void;
}) {
  const t = useTranslate('bank_book');
  return (
    <div className="bank-fields">
      <SelectInput
        label={t('csv.delimiter')}
        value={csv.delimiter}
        onChange={(event) => onChange({ ...csv, delimiter: event.target.value as CsvColumns['delimiter'] })}
      >
        {csvDelimiters.map((delimiter) => (
          <option key={delimiter} value={delimiter}>
            {delimiter === '\t' ? t('tab') : delimiter}
          </option>
        ))}
      </SelectInput>
      <SelectInput
        label={t('csv.decimal')}
        value={csv.decimal}
        onChange={(event) => onChange({ ...csv, decimal: event.target.value as CsvColumns['decimal'] })}
      >
        <option value=".">.</option>
        <option value=",">,</option>
      </SelectInput>
      <SelectInput
        label={t('csv.date_format')}
        value={csv.date_format}
        onChange={(event) =>
          onChange({ ...csv, date_format: event.target.value as CsvColumns['date_format'] })
        }
      >
        {csvDayFormats.map((format) => (
          <option key={format} value={format}>
            {format}
          </option>
        ))}
      </SelectInput>
      <TextInput
        label={t('csv.skip_rows')}
        inputMode="numeric"
        value={String(csv.skip_rows)}
        error={faults['csv.skip_rows']}
        onChange={(event) =>
          onChange({ ...csv, skip_rows: Number(event.target.value.replaceAll(/\D/g, '')) })
        }
      />
      {columnNames.map((name) => (
        <TextInput
          key={name}
          label={t(`csv.${name}`)}
          value={csv[name]}
          maxLength={100}
          hint={name === 'balance' || name === 'fee_words' ? t(`csv.${name}_hint`) : undefined}
          required={name === 'booked_on'}
          error={faults[`csv.${name}`]}
          onChange={(event) => onChange({ ...csv, [name]: event.target.value })}
        />
      ))}
    </div>
  );
}
