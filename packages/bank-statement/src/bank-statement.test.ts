import {
  assert,
  constantFrom,
  property,
  record,
  array,
  bigInt,
  stringMatching,
  type Arbitrary,
} from 'fast-check';
import { expect, test } from 'vitest';
import { formatMinor } from '@halls/contract';
import type { CsvMapping } from './csv-mapping.ts';
import { readStatement, type ReadStatement } from './read-statement.ts';

const mapping: CsvMapping = {
  ...{ delimiter: ';', decimal: ',', dateFormat: 'DD.MM.YYYY', skipRows: 0 },
  ...{
    bookedOn: 'Date',
    amount: 'Amount',
    balance: 'Balance',
    payer: 'Payer',
    text: 'Text',
    account: 'Account',
  },
  currency: 'Currency',
};
const head = 'Date;Amount;Balance;Payer;Text;Account;Currency';

function read(
  file: string | Uint8Array,
  { csv = mapping, currency = 'USD' as const, account = null as string | null } = {},
): ReadStatement {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return readStatement(bytes, { csv, currency, account });
}

function linesOf(answer: ReadStatement) {
  if (!answer.ok) throw new Error(`${answer.reason} in line ${answer.line}`);
  return answer.statement.lines;
}

const csvFile = [
  head,
  '01.03.2026;1.250,50;2.250,50;Anna;D260301ABCDEFGHJK;DE12 3456;USD',
  '02.03.2026;-50,00;2.200,50;;Fee;DE123456;USD',
].join('\r\n');

test('a CSV file is read by its mapping, with and without the mark of UTF-8', () => {
  const plain = read(csvFile);
  expect(plain).toMatchObject({
    ok: true,
    format: 'csv',
    statement: {
      ...{ account: 'DE123456', currency: 'USD', openingMinor: 1_000_00n, closingMinor: 2_200_50n },
      lines: [
        { bookedOn: '2026-03-01', amountMinor: 1_250_50n, payer: 'Anna', text: 'D260301ABCDEFGHJK' },
        { bookedOn: '2026-03-02', amountMinor: -50_00n, text: 'Fee' },
      ],
    },
  });
  expect(read(`\ufeff${csvFile}`)).toEqual(plain);
  expect(read(Buffer.from(`\ufeff${csvFile}`, 'utf16le'))).toEqual(plain);
});

test('a CSV file may have two columns for amounts, and the newest row first', () => {
  const csv: CsvMapping = {
    ...{ delimiter: ',', decimal: '.', dateFormat: 'YYYY-MM-DD', skipRows: 2 },
    ...{ bookedOn: 'day', credit: 'in', debit: 'out', balance: 'left', id: 'no' },
  };
  const file =
    'My Bank\nhalls\nday,in,out,left,no\n2026-03-02,,"1,000.00",500.00,B2\n2026-03-01,1500,,1500.00,B1\n';
  const answer = read(file, { csv });
  expect(answer).toMatchObject({ ok: true, statement: { openingMinor: 0n, closingMinor: 500_00n } });
  expect(linesOf(answer).map(({ amountMinor }) => amountMinor)).toEqual([1_500_00n, -1_000_00n]);
});

test('a line has the same id in a file that begins later, and equal payments are told apart', () => {
  const row = (balance: string) => `02.03.2026;10,00;${balance};Anna;same;1;USD`;
  const both = read([head, '01.03.2026;5,00;5,00;Ben;x;1;USD', row('15,00'), row('25,00')].join('\n'));
  const later = read([head, row('15,00'), row('25,00')].join('\n'));
  const ids = linesOf(both).map(({ lineId }) => lineId);
  expect(new Set(ids).size).toBe(3);
  expect(linesOf(later).map(({ lineId }) => lineId)).toEqual(ids.slice(1));
});

test('a CSV file without balances is read whichever way its days go, with fees by the words that they begin with', () => {
  const csv: CsvMapping = { ...mapping, balance: '', feeWords: 'phi, Fee ' };
  const names = 'Date;Amount;Payer;Text;Account;Currency';
  const rows = [
    '02.03.2026;-5,00;;PHI SMS;1;USD',
    '02.03.2026;-1,00;;Not a fee;1;USD',
    '01.03.2026;9,00;;fee;1;USD',
  ];
  const answer = read([names, ...rows].join('\n'), { csv });
  expect(answer).toMatchObject({
    statement: { hasBalances: false, openingMinor: 0n, closingMinor: 3_00n },
  });
  expect(linesOf(answer).map(({ amountMinor, isFee }) => [amountMinor, isFee])).toEqual([
    [9_00n, false],
    [-1_00n, false],
    [-5_00n, true],
  ]);
});

test('a formula in a cell is text', () => {
  const formula = `=HYPERLINK("http://x";A1)`;
  const file = `${head}\n01.03.2026;1,00;1,00;@SUM(A1);"${formula.replaceAll('"', '""')}";1;USD`;
  expect(linesOf(read(file))).toMatchObject([{ payer: '@SUM(A1)', text: formula }]);
});

const mt940 = [
  '{1:F01BANKDEFFXXXX0000000000}{2:O940}{4:',
  ':20:STARTUMS',
  ':25:BANKDEFF/123456',
  ':28C:1/1',
  ':60F:C260228USD1000,00',
  ':61:2603010301C250,5NTRFNONREF//BANK-1',
  ':86:166?00CREDIT?20D260301ABCDEF?21GHJK?32ANNA',
  ' MEIER',
  ':61:2602280301D1,NCHGFEE//BANK-2',
  ':86:Monthly fee',
  ':61:2603010301RC50,00NTRFX1',
  ':62M:C260301USD1199,50',
  '-}',
  '{1:F01BANKDEFFXXXX0000000000}{2:O940}{4:',
  ':20:STARTUMS',
  ':25:BANKDEFF/123456',
  ':28C:1/2',
  ':60M:C260301USD1199,50',
  ':62F:C260301USD1199,50',
  '-}',
].join('\r\n');

test('MT940 is read over its pages, with fees and what was taken back', () => {
  const answer = read(mt940, { account: 'BANKDEFF123456' });
  expect(answer).toMatchObject({ ok: true, format: 'mt940', statement: { closingMinor: 1_199_50n } });
  expect(linesOf(answer)).toMatchObject([
    { amountMinor: 250_50n, text: 'D260301ABCDEFGHJK', payer: 'ANNA MEIER', isFee: false },
    { amountMinor: -1_00n, text: 'Monthly fee', isFee: true, bookedOn: '2026-03-01', valueOn: '2026-02-28' },
    { amountMinor: -50_00n, reference: 'X1' },
  ]);
});

function camt(entries: string, { closing = '1300.50', account = 'DE1', head: before = '' } = {}): string {
  const balance = (code: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
  return `<?xml version="1.0" encoding="UTF-8"?>${before}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<Stmt><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${balance('OPBD', '1000.00')}${balance('CLBD', closing)}
${entries}</Stmt></BkToCstmrStmt></Document>`;
}

const batch = `<Ntry><Amt Ccy="USD">300.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-03-01</Dt></BookgDt><ValDt><Dt>2026-03-02</Dt></ValDt><AcctSvcrRef>B7</AcctSvcrRef><NtryDtls>
<TxDtls><Amt Ccy="USD">100.00</Amt><RltdPties><Dbtr><Pty><Nm>Anna &amp; Ben</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>D260301ABCDEFGHJK</Ustrd></RmtInf></TxDtls>
<TxDtls><Refs><EndToEndId>E-2</EndToEndId></Refs><Amt Ccy="USD">200.50</Amt></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="USD">9.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts></Ntry>`;

test('CAMT.053 is read, a batch as its payments, and without what is not booked', () => {
  expect(linesOf(read(camt(batch)))).toMatchObject([
    { amountMinor: 100_00n, payer: 'Anna & Ben', text: 'D260301ABCDEFGHJK', valueOn: '2026-03-02' },
    { amountMinor: 200_50n, reference: 'E-2' },
  ]);
});

const bomb = '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY f SYSTEM "file:///etc/passwd">]>';

test.each([
  ['lines that do not lead to the next balance', csvFile.replace('2.200,50', '2.200,51'), 'wrong_sum', 3],
  ['another currency', csvFile.replace(';USD', ';EUR'), 'other_currency', 2],
  ['two accounts', csvFile.replace('DE123456', 'DE99'), 'two_accounts', 3],
  ['a row that was cut off', csvFile.slice(0, -12), 'truncated', 3],
  ['a quote that never closes', `${head}\n01.03.2026;"1,00;1,00`, 'truncated', 2],
  ['a day that is none', csvFile.replace('02.03.2026', '31.02.2026'), 'bad_date', 3],
  ['an amount that is none', csvFile.replace('-50,00', '=1+1'), 'bad_amount', 3],
  ['more decimals than there are', csvFile.replace('-50,00', '-50,001'), 'bad_amount', 3],
  ['a column that is not there', csvFile.replace('Balance', 'Saldo'), 'bad_mapping', 1],
  ['no rows', head, 'truncated', null],
  ['what is no text', new Uint8Array([0xc3, 0x28]), 'not_text', null],
  ['nothing', ' ', 'unknown_format', null],
  ['MT940 with a wrong sum', mt940.replace('C250,5N', 'C250,6N'), 'wrong_sum', 12],
  ['MT940 without its end', mt940.slice(0, mt940.indexOf(':62M:')), 'truncated', 11],
  ['MT940 of two accounts', mt940.replace(/(28C:1\/1[^]*)123456/, '$1999'), 'two_accounts', 15],
  ['MT940 of another currency', mt940.replaceAll('USD', 'CHF'), 'other_currency', 5],
  [
    'MT940 with a page missing',
    mt940
      .replace('60M:C260301USD1199', '60M:C260301USD1198')
      .replace('62F:C260301USD1199', '62F:C260301USD1198'),
    'wrong_sum',
    15,
  ],
  ['CAMT.053 with a wrong sum', camt(batch, { closing: '1300.51' }), 'wrong_sum', 3],
  ['CAMT.053 that was cut off', camt(batch).slice(0, 700), 'truncated', 7],
  ['CAMT.053 with a DOCTYPE', camt(batch, { head: bomb }), 'doctype', 1],
  ['CAMT.053 with an entity of its own', camt(batch.replace('&amp;', '&a;')), 'syntax', 6],
  ['CAMT.053 in another currency', camt(batch.replace('"USD">300', '"EUR">300')), 'other_currency', 4],
  ['XML of something else', '<html></html>', 'unknown_format', null],
] as const)('refuses %s', (_, file, reason, line) => {
  expect(read(file)).toEqual({ ok: false, reason, line });
});

test('refuses a file of an account that is not ours', () => {
  expect(read(csvFile, { account: 'DE 12-3456' }).ok).toBe(true);
  expect(read(csvFile, { account: 'DE77' })).toEqual({ ok: false, reason: 'other_account', line: null });
});

interface Written {
  readonly day: string;
  readonly amountMinor: bigint;
  readonly payer: string;
  readonly text: string;
}

const written: Arbitrary<Written> = record({
  day: constantFrom('2026-02-28', '2026-03-01', '2026-03-02'),
  amountMinor: bigInt({ min: -100_000_000_000_000n, max: 100_000_000_000_000n }),
  payer: stringMatching(/^(?:[A-Za-z=@"&;]{1,12})?$/),
  text: stringMatching(/^(?:[A-Za-z0-9=+"';&<>]{1,24})?$/),
});

const usd = (minor: bigint) => formatMinor(minor, 'USD');
const sizeOf = (minor: bigint) => usd(minor < 0n ? -minor : minor);
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The three formats, as a bank would write them. */
const writers: Readonly<Record<string, (lines: readonly Written[], opening: bigint) => string>> = {
  csv(lines, opening) {
    let balance = opening;
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const rows = lines.map(({ day, amountMinor, payer, text }) => {
      balance += amountMinor;
      const date = day.split('-').toReversed().join('.');
      const [amount, left] = [usd(amountMinor), usd(balance)].map((each) => each.replace('.', ','));
      return [date, amount, left, quoted(payer), quoted(text), '1', 'USD'].join(';');
    });
    return [head, ...rows].join('\n');
  },
  mt940(lines, opening) {
    const closing = lines.reduce((sum, { amountMinor }) => sum + amountMinor, opening);
    const balance = (minor: bigint) => `${minor < 0n ? 'D' : 'C'}260302USD${sizeOf(minor).replace('.', ',')}`;
    const rows = lines.flatMap(({ day, amountMinor, payer, text }) => [
      `:61:${day.slice(2).replaceAll('-', '')}${amountMinor < 0n ? 'D' : 'C'}${sizeOf(amountMinor).replace('.', ',')}NTRFNONREF`,
      `:86:?20${text}?32${payer}`,
    ]);
    return [':20:A', ':25:1', `:60F:${balance(opening)}`, ...rows, `:62F:${balance(closing)}`, '-'].join(
      '\n',
    );
  },
  camt053(lines, opening) {
    const closing = lines.reduce((sum, { amountMinor }) => sum + amountMinor, opening);
    const money = (minor: bigint) =>
      `<Amt Ccy="USD">${sizeOf(minor)}</Amt><CdtDbtInd>${minor < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
    const balance = (code: string, minor: bigint) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(minor)}</Bal>`;
    const rows = lines.map(({ day, amountMinor, payer, text }) => {
      const party = amountMinor > 0n ? 'Dbtr' : 'Cdtr';
      const details = `<RltdPties><${party}><Nm>${escape(payer)}</Nm></${party}></RltdPties><RmtInf><Ustrd>${escape(text)}</Ustrd></RmtInf>`;
      return `<Ntry>${money(amountMinor)}<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls>${details}</TxDtls></NtryDtls></Ntry>`;
    });
    return `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>1</IBAN></Id></Acct>${balance('OPBD', opening)}${balance('CLBD', closing)}${rows.join('')}</Stmt></BkToCstmrStmt></Document>`;
  },
};

test.each(Object.entries(writers))('reads back what was written as %s', (format, write) => {
  assert(
    property(
      array(written, { minLength: 1, maxLength: 12 }),
      bigInt({ min: -100_000_000_000_000n, max: 100_000_000_000_000n }),
      (lines, opening) => {
        // a page of CSV has its rows in order
        const inOrder = lines.toSorted((one, other) => one.day.localeCompare(other.day));
        const answer = read(write(inOrder, opening));
        expect(answer).toMatchObject({ ok: true, format });
        const found = linesOf(answer);
        expect(
          found.map(({ bookedOn, amountMinor, payer, text }) => ({
            day: bookedOn,
            amountMinor,
            payer,
            text,
          })),
        ).toEqual(inOrder);
        expect(new Set(found.map(({ lineId }) => lineId)).size).toBe(found.length);
        expect(linesOf(read(write(inOrder, opening)))).toEqual(found);
      },
    ),
    { numRuns: 60 },
  );
});
