import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Currency, PerLanguage } from '@halls/contract';
import type { Audience, MailingState } from '@halls/contract/office';
import type { MessageParams } from '@halls/i18n';

declare module '#platform/database.ts' {
  interface Tables {
    'app.letter': LetterTable;
    'app.letter_mark': LetterMarkTable;
    'app.mailing': MailingTable;
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
  /** What an operator has sent it with, and to whom else. */
  mailing_id: ColumnType<number | null, number | undefined, never>;
}

/** As it was asked for, with the ids of the members that it names. */
export type MailingAudience =
  | Exclude<Audience, { kind: 'accounts' }>
  | (Extract<Audience, { kind: 'accounts' }> & { readonly member_ids: readonly number[] });

export interface MailingTable {
  mailing_id: GeneratedAlways<number>;
  site_id: number;
  audience: ColumnType<MailingAudience, string, never>;
  title: ColumnType<PerLanguage, string, never>;
  content: ColumnType<PerLanguage, string, never>;
  due_at: Date;
  state: Generated<MailingState>;
  /** Those up to here have it. */
  after_member_id: Generated<number>;
  /** Null: all of the site. */
  reached: number | null;
  operator_id: number;
  operator_account: string;
  reason: string;
  created_at: Date;
  ended_at: ColumnType<Date | null, undefined, Date>;
}

export interface LetterMarkTable {
  member_id: number;
  letter_id: number;
  read_at: Date | null;
  deleted_at: Date | null;
}
