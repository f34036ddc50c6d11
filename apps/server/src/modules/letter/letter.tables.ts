import type { ColumnType, Generated } from 'kysely';
import type { Currency, PerLanguage } from '@halls/contract';
import type { MessageParams } from '@halls/i18n';

declare module '#platform/database.ts' {
  interface Tables {
    'app.letter': LetterTable;
    'app.letter_mark': LetterMarkTable;
  }
}

/** jsonb: written as JSON text, read as an object. */
type JsonColumn<Value> = ColumnType<Value, string | undefined, string>;

export interface LetterTable {
  letter_id: Generated<number>;
  site_id: number;
  /** Null: to all members of the site. */
  member_id: number | null;
  /** Of a letter to all: those of this currency alone. */
  currency: Currency | null;
  /** The system's letter, by its name in the contract; null where the words stand here. */
  template: string | null;
  params: JsonColumn<MessageParams>;
  title: JsonColumn<PerLanguage | null>;
  content: JsonColumn<PerLanguage | null>;
  sent_at: Date;
}

export interface LetterMarkTable {
  member_id: number;
  letter_id: number;
  read_at: Date | null;
  deleted_at: Date | null;
}
