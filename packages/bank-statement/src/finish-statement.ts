import { createHash } from 'node:crypto';
import { StatementFault, type BankStatement, type StatementLine } from './statement.ts';

/** A line as a file has it; `bankId` is the bank's own name for it, null where it gives none. */
export interface RawLine extends Omit<StatementLine, 'lineId'> {
  readonly bankId: string | null;
}

const mostLines = 20_000;
const mostText = 1_000;
const shortText = 200;

/** Names the lines, and refuses a statement whose lines do not lead from its opening to its closing. */
export function finishStatement(
  raw: Omit<BankStatement, 'lines' | 'hasBalances'> & { readonly lines: readonly RawLine[] },
  hasBalances = true,
): BankStatement {
  if (raw.lines.length > mostLines) throw new StatementFault('too_long', null);
  const sum = raw.lines.reduce((total, { amountMinor }) => total + amountMinor, raw.openingMinor);
  if (sum !== raw.closingMinor) throw new StatementFault('wrong_sum', null);
  const { account, currency, openingMinor, closingMinor } = raw;
  return {
    account: account.replaceAll(/\s/g, ''),
    currency,
    openingMinor,
    closingMinor,
    hasBalances,
    lines: named(raw.lines),
  };
}

/**
 * A line is told again by its day and the bank's name for it, else by all that it says. Lines that say the same are
 * counted: two equal payments on a day are two.
 */
function named(lines: readonly RawLine[]): StatementLine[] {
  const seen = new Map<string, number>();
  return lines.map(({ bankId, ...line }) => {
    const text = tidy(line.text, mostText);
    const payer = tidy(line.payer, shortText);
    const reference = tidy(line.reference, shortText);
    const told =
      bankId === null ? [line.valueOn, String(line.amountMinor), reference, payer, text] : [bankId];
    const hash = createHash('sha256')
      .update(JSON.stringify([line.bookedOn, ...told]))
      .digest('hex')
      .slice(0, 24);
    const times = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, times);
    const lineId = `${line.bookedOn}:${hash}${times > 1 ? `:${times}` : ''}`;
    return { ...line, lineId, text, payer, reference };
  });
}

function tidy(text: string, most: number): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most);
}
