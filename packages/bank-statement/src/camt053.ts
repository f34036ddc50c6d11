import type { Currency } from '@halls/contract';
import { dayOf, readAmount, readCurrency } from './amounts-and-days.ts';
import { finishStatement, type RawLine } from './finish-statement.ts';
import { StatementFault, type BankStatement } from './statement.ts';
import { childrenOf, findAt, readXml, textAt, type XmlElement } from './xml-tree.ts';

/** ISO 20022's bank-to-customer statement, of any version. Entries that are not booked yet are left out. */
export function readCamt053(text: string): BankStatement {
  const report = findAt(readXml(text), 'BkToCstmrStmt');
  if (!report) throw new StatementFault('unknown_format', null);
  const parts = childrenOf(report, 'Stmt').map(readPart);
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) throw new StatementFault('syntax', report.line);
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    if (part.account !== first.account) throw new StatementFault('two_accounts', part.line);
    if (part.currency !== first.currency) throw new StatementFault('other_currency', part.line);
    if (before && before.closingMinor !== part.openingMinor) throw new StatementFault('wrong_sum', part.line);
  }
  const { account, currency, openingMinor } = first;
  const lines = parts.flatMap((part) => part.lines);
  return finishStatement({ account, currency, openingMinor, closingMinor: last.closingMinor, lines });
}

function readPart(part: XmlElement) {
  const opening = balanceOf(part, ['OPBD', 'PRCD']);
  const closing = balanceOf(part, ['CLBD']);
  const { currency } = opening;
  if (closing.currency !== currency) throw new StatementFault('other_currency', part.line);
  const lines = childrenOf(part, 'Ntry')
    .filter((entry) => ['BOOK', ''].includes(textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts')))
    .flatMap((entry) => readEntry(entry, currency));
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, opening.amountMinor);
  if (sum !== closing.amountMinor) throw new StatementFault('wrong_sum', part.line);
  const account = textAt(part, 'Acct/Id/IBAN') || textAt(part, 'Acct/Id/Othr/Id');
  if (account === '') throw new StatementFault('syntax', part.line);
  return {
    ...{ account, currency, lines, line: part.line },
    ...{ openingMinor: opening.amountMinor, closingMinor: closing.amountMinor },
  };
}

function balanceOf(part: XmlElement, codes: readonly string[]): { currency: Currency; amountMinor: bigint } {
  const found = childrenOf(part, 'Bal').find((balance) => codes.includes(textAt(balance, 'Tp/CdOrPrtry/Cd')));
  if (!found) throw new StatementFault('no_balance', part.line);
  return signedAmount(found);
}

function signedAmount(element: XmlElement): { currency: Currency; amountMinor: bigint } {
  const amount = findAt(element, 'Amt');
  const mark = textAt(element, 'CdtDbtInd');
  if (!amount || !['CRDT', 'DBIT'].includes(mark)) throw new StatementFault('syntax', element.line);
  const currency = readCurrency(amount.attributes['Ccy'] ?? '', amount.line);
  const minor = readAmount(amount.text, currency, { decimal: '.', line: amount.line });
  if (minor < 0n) throw new StatementFault('bad_amount', amount.line);
  return { currency, amountMinor: mark === 'CRDT' ? minor : -minor };
}

/** One line, or one for each payment where the bank booked several together and says what each was. */
function readEntry(entry: XmlElement, currency: Currency): RawLine[] {
  const whole = signedAmount(entry);
  if (whole.currency !== currency) throw new StatementFault('other_currency', entry.line);
  const base = {
    bookedOn: dayAt(entry, 'BookgDt'),
    valueOn: findAt(entry, 'ValDt') ? dayAt(entry, 'ValDt') : dayAt(entry, 'BookgDt'),
    isFee: /^(CHRG|FEES|COMM)$/.test(textAt(entry, 'BkTxCd/Domn/Fmly/SubFmlyCd')),
  };
  const bankId = textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef');
  const payments = childrenOf(entry, 'NtryDtls').flatMap((details) => childrenOf(details, 'TxDtls'));
  const split = payments.length > 1 ? splitAmounts(payments, whole, currency) : null;
  if (!split) {
    const [only] = payments;
    const told = only ? tellOf(only, whole.amountMinor > 0n) : { reference: '', payer: '', text: '' };
    const more = textAt(entry, 'AddtlNtryInf');
    return [
      { ...base, ...told, amountMinor: whole.amountMinor, bankId: bankId || null, text: told.text || more },
    ];
  }
  return payments.map((payment, index) => {
    const ownId = textAt(payment, 'Refs/AcctSvcrRef') || (bankId && `${bankId} ${index + 1}`);
    const amountMinor = split[index] ?? 0n;
    return { ...base, ...tellOf(payment, amountMinor > 0n), amountMinor, bankId: ownId || null };
  });
}

function splitAmounts(
  payments: readonly XmlElement[],
  whole: { readonly amountMinor: bigint },
  currency: Currency,
): bigint[] | null {
  const amounts = payments.flatMap((payment) => {
    const amount = findAt(payment, 'Amt') ?? findAt(payment, 'AmtDtls/TxAmt/Amt');
    if (!amount || readCurrency(amount.attributes['Ccy'] ?? '', amount.line) !== currency) return [];
    const minor = readAmount(amount.text, currency, { decimal: '.', line: amount.line });
    return [whole.amountMinor < 0n ? -minor : minor];
  });
  const sum = amounts.reduce((total, each) => total + each, 0n);
  return amounts.length === payments.length && sum === whole.amountMinor ? amounts : null;
}

function tellOf(payment: XmlElement, isIn: boolean): { reference: string; payer: string; text: string } {
  const party = isIn ? 'Dbtr' : 'Cdtr';
  const texts = childrenOf(findAt(payment, 'RmtInf') ?? payment, 'Ustrd').map(({ text }) => text.trim());
  const endToEnd = textAt(payment, 'Refs/EndToEndId');
  return {
    reference: textAt(payment, 'RmtInf/Strd/CdtrRefInf/Ref') || (endToEnd === 'NOTPROVIDED' ? '' : endToEnd),
    payer: textAt(payment, `RltdPties/${party}/Nm`) || textAt(payment, `RltdPties/${party}/Pty/Nm`),
    text: texts.join(' '),
  };
}

function dayAt(entry: XmlElement, path: string): string {
  const found = findAt(entry, path);
  const written = found ? textAt(found, 'Dt') || textAt(found, 'DtTm') : '';
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(written) ?? [];
  return dayOf(Number(year), Number(month), Number(day), found?.line ?? entry.line);
}
