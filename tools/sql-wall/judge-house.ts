import { findChains } from './find-chains.ts';
import { findStatements, lineAt, withoutComments, type Statement } from './find-statements.ts';
import { moduleOf, ownerOf, type House, type SourceFile } from './read-house.ts';

export type WallRule =
  | 'sql-in-repos'
  | 'written-by-its-owner'
  | 'read-by-its-owner'
  | 'columns-by-name'
  | 'lists-have-an-end'
  | 'tables-have-one-owner';

export interface Breach {
  readonly rule: WallRule;
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** A use across modules that is allowed, and why it is worth it. */
export interface CrossUse {
  readonly by: string;
  readonly table: string;
  readonly because: string;
}

/** A file that holds SQL and is no repo, and why. */
export interface AllowedPlace {
  readonly path: string;
  readonly because: string;
}

export interface Verdict {
  readonly breaches: readonly Breach[];
  readonly counts: {
    /** Statements in repos and in other places that may hold them. */
    readonly inside: number;
    readonly outside: number;
    readonly tables: number;
    readonly writtenByStrangers: number;
    readonly crossReads: number;
  };
}

/** Repos hold SQL, and what speaks to the outbox; samples and tests make up rows of any table. */
const sqlPlaces = [/\.repo\.ts$/, /^platform\/outbox/];
const freePlaces = [/\.test\.ts$/, /^sandbox\//, /^testing\//, /\.tables\.ts$/];

/** What shows that a file speaks SQL, even where no table is named. */
const signsOfSql = [
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/g,
  /\b(?:pool|client|connection)\.query\b/g,
  /\bimport \{[^}]*(?<!type )\b(?:sql|CompiledQuery)\b[^}]*\} from 'kysely'/g,
];

export function judgeHouse(
  house: House,
  allowed: {
    readonly reads: readonly CrossUse[];
    readonly functionWrites: readonly CrossUse[];
    readonly places: readonly AllowedPlace[];
  },
): Verdict {
  const files = house.files
    .filter(({ path }) => !freePlaces.some((place) => place.test(path)))
    .map((file) => ({ ...file, statements: findStatements(file.text, house.schemas) }));
  const homes = files.filter(({ path }) => sqlPlaces.some((place) => place.test(path)));
  const signs = files.filter((file) => !homes.includes(file)).flatMap(judgePlace);
  const outside = signs.filter((sign) => !allowed.places.some(({ path }) => path === sign.path));
  const strangers = files.flatMap((file) => findStrangers(file, house));
  const writes = strangers.filter(({ kind }) => kind === 'write');
  const reads = strangers.filter(({ kind }) => kind === 'read');
  return {
    breaches: [
      ...outside,
      ...allowed.places
        .filter(({ path }) => !signs.some((sign) => sign.path === path))
        .map(({ path }) => general('sql-in-repos', `${path} speaks no SQL; take it off the list`)),
      ...writes.map(({ breach }) => breach),
      ...reads
        .filter((read) => !allowed.reads.some((entry) => isSameUse(entry, read)))
        .map(({ breach }) => breach),
      ...allowed.reads
        .filter((entry) => !reads.some((read) => isSameUse(entry, read)))
        .map(({ by, table }) =>
          general('read-by-its-owner', `${by} reads ${table} no more; take it off the list`),
        ),
      ...homes.flatMap(judgeColumns),
      ...homes.flatMap(judgeLists),
      ...judgeFunctions(house, allowed.functionWrites),
      ...judgeTables(house),
    ],
    counts: {
      inside: homes.reduce((sum, { statements }) => sum + statements.filter((s) => s.isRoot).length, 0),
      outside: outside.length,
      tables: house.owners.size,
      writtenByStrangers: new Set(writes.map(({ table }) => table)).size,
      crossReads: new Set(reads.map(({ by, table }) => `${by} ${table}`)).size,
    },
  };
}

interface Use {
  readonly by: string;
  readonly table: string;
}

function isSameUse(one: Use, other: Use): boolean {
  return one.by === other.by && one.table === other.table;
}

/** Uses of tables that belong to another module than the file's. */
function findStrangers(
  { path, statements }: SourceFile & { readonly statements: readonly Statement[] },
  house: House,
): (Use & { readonly kind: Statement['kind']; readonly breach: Breach })[] {
  const by = moduleOf(path);
  return statements
    .filter(({ table }) => ownerOf(house, table) !== by)
    .map(({ table, line, kind }) => {
      const owner = ownerOf(house, table);
      const text = `${by} ${kind}s ${table}, which is ${owner ? `the ${owner}'s` : "nobody's"}`;
      const rule = kind === 'write' ? 'written-by-its-owner' : 'read-by-its-owner';
      return { by, table, kind, breach: { rule, path, line, text } };
    });
}

/** A breach that stands in no line. */
function general(rule: WallRule, text: string): Breach {
  return { rule, path: '', line: 0, text };
}

function judgePlace({
  path,
  text: source,
  statements,
}: SourceFile & { readonly statements: readonly Statement[] }): Breach[] {
  const text = withoutComments(source);
  const signs = signsOfSql.flatMap((sign) =>
    [...text.matchAll(sign)].map(({ index }) => lineAt(text, index)),
  );
  const lines = new Set([...signs, ...statements.map(({ line }) => line)]);
  return [...lines].map((line) => ({
    rule: 'sql-in-repos',
    path,
    line,
    text: 'SQL outside of a repo',
  }));
}

function judgeColumns({ path, text: source }: SourceFile): Breach[] {
  const text = withoutComments(source);
  return [...text.matchAll(/\.(?:selectAll|returningAll)\(|\b(?:select|returning) \*/gi)].map(
    ({ index, 0: sign }) => ({
      rule: 'columns-by-name',
      path,
      line: lineAt(text, index),
      text: `"${sign}" takes columns that nobody named`,
    }),
  );
}

/** Lists that are executed where they are written; a query that goes through a variable is not recognised. */
function judgeLists({ path, text }: SourceFile): Breach[] {
  return findChains(text)
    .filter(({ calls, isByKeys }) => calls.includes('execute') && !isByKeys)
    .flatMap(({ calls, line }) => {
      const missing = ['orderBy', 'limit'].filter((name) => !calls.includes(name));
      if (missing.length === 0) return [];
      return [
        { rule: 'lists-have-an-end' as const, path, line, text: `a list without ${missing.join(', ')}` },
      ];
    });
}

/**
 * What functions and triggers write inside the database. A function is its schema's owner's; in the house's own
 * schema, the owner's of the table that its trigger is on.
 */
function judgeFunctions(house: House, allowed: readonly CrossUse[]): Breach[] {
  const found = house.functions.flatMap(({ path, text }) => {
    const sql = text.replaceAll(/--.*$/gm, '');
    const [, schema = ''] = /\bfunction (\w+)\./.exec(sql) ?? [];
    const [, table = ''] = /\btrigger [^;]*? on (\w+\.\w+)/.exec(sql) ?? [];
    const by = house.schemaOwners[schema] ?? ownerOf(house, table) ?? 'platform';
    return findStatements(sql, house.schemas)
      .filter((statement) => statement.kind === 'write' && ownerOf(house, statement.table) !== by)
      .map((statement) => ({ by, table: statement.table, path, line: statement.line }));
  });
  return [
    ...found
      .filter((use) => !allowed.some((entry) => isSameUse(entry, use)))
      .map(({ by, table, path, line }) => {
        const text = `a function of the ${by}'s writes ${table}`;
        return { rule: 'written-by-its-owner' as const, path, line, text };
      }),
    ...allowed
      .filter((entry) => !found.some((use) => isSameUse(entry, use)))
      .map(({ by, table }) =>
        general('written-by-its-owner', `no function of the ${by}'s writes ${table}; take it off the list`),
      ),
  ];
}

function judgeTables({ undeclared, declaredTwice }: House): Breach[] {
  return [
    ...undeclared.map((table) => `${table} is declared in no module's tables`),
    ...declaredTwice.map((table) => `${table} is declared by two modules`),
  ].map((text) => general('tables-have-one-owner', text));
}
