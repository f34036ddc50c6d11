import { stringify } from 'csv-stringify/sync';
import type { ExportLine } from '#platform/export-source.ts';
import { csvText } from './export-text.rules.ts';
import type { FileWriter } from './file-writer.ts';

/** By it spreadsheets know that the text is UTF-8. */
const byteOrderMark = '\ufeff';

/** A file of CSV, written part by part. */
export function writeCsv(): FileWriter {
  const parts = [byteOrderMark];
  return {
    add: (lines: readonly ExportLine[]) =>
      void parts.push(
        stringify(
          lines.map((line) => line.map(csvText)),
          { record_delimiter: 'windows' },
        ),
      ),
    end: () => Promise.resolve(Buffer.from(parts.join(''), 'utf8')),
  };
}
