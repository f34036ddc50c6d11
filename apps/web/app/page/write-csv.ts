/** What a spreadsheet would take for a formula; a plain number is none. */
const formula = /^[=+\-@\t\r]/;
const number = /^-?\d+(\.\d+)?$/;

/** Rows as RFC 4180 has them, with the mark by which spreadsheets know UTF-8. A cell is never a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
}

/** As every spreadsheet reads it: 2026-03-31 17:05:00. */
export function csvTime(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  }).format(new Date(instant));
}

function writeCell(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
