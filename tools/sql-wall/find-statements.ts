/** One use of tables in a source text: a call of the query builder, or a clause of SQL as text. */
export interface Statement {
  readonly kind: 'read' | 'write';
  /** With its schema, such as `app.member`. */
  readonly table: string;
  readonly line: number;
  /** The first use of its statement, not a join or a subquery's clause. */
  readonly isRoot: boolean;
}

const builderWrites = /\b(insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`](\w+\.\w+)/g;
const builderReads = /\b(selectFrom)\(\s*\[?\s*['"`](\w+\.\w+)/g;
const builderJoins =
  /\.((?:inner|left|right|full|cross)Join(?:Lateral)?|from|using)\(\s*\[?\s*['"`](\w+\.\w+)/g;
const rawWrites =
  /\b(insert into|update|delete from|merge into|truncate)\s+(?:only\s+|table\s+)?([a-z]\w*\.\w+)\b/gi;
// a name with a bracket behind it is a function's
const rawReads = /\b(from|join)\s+(?:only\s+|lateral\s+)?([a-z]\w*\.\w+)\b(?!\()/gi;

/**
 * The tables that a TypeScript text reads and writes. It looks at the text alone: a table whose name is
 * put together while running, and what functions and triggers do inside the database, it does not see.
 */
export function findStatements(source: string, schemas: ReadonlySet<string>): Statement[] {
  const text = withoutComments(source);
  const found: (Statement & { readonly at: number })[] = [];
  const collect = (pattern: RegExp, kind: Statement['kind'], isRoot: boolean): void => {
    for (const match of text.matchAll(pattern)) {
      const table = match[2] ?? '';
      if (!schemas.has(table.split('.')[0] ?? '')) continue;
      // the clause of a DELETE is not one of a SELECT
      if (/^from$/i.test(match[1] ?? '') && /\bdelete\s+$/i.test(text.slice(0, match.index))) continue;
      found.push({ kind, table, isRoot, at: match.index, line: lineAt(text, match.index) });
    }
  };
  collect(builderWrites, 'write', true);
  collect(builderReads, 'read', true);
  collect(builderJoins, 'read', false);
  collect(rawWrites, 'write', true);
  collect(rawReads, 'read', false);
  return found.toSorted((a, b) => a.at - b.at).map(({ at: _at, ...statement }) => statement);
}

/** The same text with blanks for comments, so that places and lines stay. */
export function withoutComments(source: string): string {
  const blank = (comment: string): string => comment.replaceAll(/[^\n]/g, ' ');
  // `//` in an address has no blank before it
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, blank).replaceAll(/(?<=^|\s)\/\/.*$/gm, blank);
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
