/**
 * Where a bank's CSV files have what, by the names in their first row. Either `amount` with a sign, or `credit` and
 * `debit` without one. `balance` is what the account has after the line; by it the rows are known to be whole, and
 * in which order they are. Without it somebody else has to know what the account had.
 */
export interface CsvMapping {
  readonly delimiter: ',' | ';' | '\t' | '|';
  readonly decimal: '.' | ',';
  /** How days are written, by the parts and what stands between them. */
  readonly dateFormat:
    | 'YYYY-MM-DD'
    | 'DD/MM/YYYY'
    | 'MM/DD/YYYY'
    | 'DD.MM.YYYY'
    | 'DD-MM-YYYY'
    | 'YYYYMMDD'
    | 'YYYY/MM/DD';
  /** Rows above the one with the names. */
  readonly skipRows: number;
  readonly bookedOn: string;
  readonly valueOn?: string | undefined;
  readonly amount?: string | undefined;
  readonly credit?: string | undefined;
  readonly debit?: string | undefined;
  readonly balance?: string | undefined;
  /** What went out and begins with one of these words, parted by commas, is what the bank took for itself. */
  readonly feeWords?: string | undefined;
  readonly id?: string | undefined;
  readonly reference?: string | undefined;
  readonly payer?: string | undefined;
  readonly text?: string | undefined;
  readonly currency?: string | undefined;
  readonly account?: string | undefined;
}
