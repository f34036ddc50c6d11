import type { Language } from '@halls/contract';
import type { Exported } from '@halls/contract/office';
import type { Operator } from '#platform/actor.ts';

/** A value of a line: a text, or a figure as a decimal text. */
export type ExportCell = string | { readonly figure: string };
export type ExportLine = readonly ExportCell[];

/** For whom a list is written. */
export interface ExportReader {
  readonly holder: Pick<Operator, 'grants'>;
  readonly language: Language;
  readonly now: Date;
}

export type ExportName = Exported['list'];
type AskedOf<Name extends ExportName> = Extract<Exported, { list: Name }>['asked'];

/** A list that can be written into a file, by the module that has it. */
export interface ExportSource<Name extends ExportName = ExportName> {
  readonly list: Name;
  /** Whether somebody may read all that it would hold. */
  mayRead(holder: Pick<Operator, 'grants'>, asked: AskedOf<Name>): boolean;
  /** What the columns are called: as the call names them that answers the list. */
  columns(asked: AskedOf<Name>): readonly string[];
  /** The lines, part by part. */
  read(asked: AskedOf<Name>, reader: ExportReader): AsyncIterable<readonly ExportLine[]>;
}

/** A source among those of other lists: what it is asked for is told by its name. */
export interface AnyExportSource {
  readonly list: ExportName;
  mayRead(holder: Pick<Operator, 'grants'>, asked: never): boolean;
  columns(asked: never): readonly string[];
  read(asked: never, reader: ExportReader): AsyncIterable<readonly ExportLine[]>;
}

/** Declares how a list is written; the identity function is there for its types. */
export function defineExportSource<Name extends ExportName>(source: ExportSource<Name>): AnyExportSource {
  return source;
}
