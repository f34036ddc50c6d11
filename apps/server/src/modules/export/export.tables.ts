import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ExportFormat, ExportState, OfficeLanguage } from '@halls/contract/office';

declare module '#platform/database.ts' {
  interface Tables {
    'app.export': ExportTable;
    'app.export_file': { export_id: number; content: Buffer };
  }
}

interface ExportTable {
  export_id: GeneratedAlways<number>;
  operator_id: ColumnType<number, number, never>;
  operator_account: ColumnType<string, string, never>;
  /** The list, and what it is asked for. */
  exported: ColumnType<unknown, string, never>;
  format: ColumnType<ExportFormat, ExportFormat, never>;
  language: ColumnType<OfficeLanguage, OfficeLanguage, never>;
  state: Generated<ExportState>;
  attempts: Generated<number>;
  row_count: ColumnType<number | null, number | null | undefined, number | null>;
  is_cut: Generated<boolean>;
  asked_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
