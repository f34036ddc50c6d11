import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface SourceFile {
  /** From the house's sources, such as `modules/login/log-in.ts`. */
  readonly path: string;
  readonly text: string;
}

/** A process with tables of its own, and who of its modules owns which. */
export interface House {
  readonly name: string;
  readonly files: readonly SourceFile[];
  /** The bodies of the database's functions, with their triggers; their paths are from the root. */
  readonly functions: readonly SourceFile[];
  readonly owners: ReadonlyMap<string, string>;
  readonly schemaOwners: Readonly<Record<string, string>>;
  /** Declared by more than one module. */
  readonly declaredTwice: readonly string[];
  /** Made by the migrations of the house's own schema, and not declared by any module. */
  readonly undeclared: readonly string[];
  readonly schemas: ReadonlySet<string>;
}

/** Where a house's sources and migrations are, from the root. */
export interface HousePlan {
  readonly name: string;
  readonly sources: string;
  readonly migrations: string;
  readonly functions: readonly string[];
  /** The schema whose tables the modules declare in their `*.tables.ts`. */
  readonly schema: string;
  /** Schemas that are one module's as a whole: their SQL stands in the database's functions. */
  readonly schemaOwners: Readonly<Record<string, string>>;
  /** Tables that no module declares, with the owner. */
  readonly constants: Readonly<Record<string, string>>;
}

export function readHouse(root: string, plan: HousePlan): House {
  const files = readFiles(join(root, plan.sources), '.ts');
  const owners = new Map(Object.entries(plan.constants));
  const declaredTwice: string[] = [];
  for (const { path, text } of files.filter((file) => file.path.endsWith('.tables.ts'))) {
    for (const [, table = ''] of text.matchAll(/^\s*'(\w+\.\w+)':/gm)) {
      if (owners.has(table)) declaredTwice.push(table);
      owners.set(table, moduleOf(path));
    }
  }
  const migrations = readFiles(join(root, plan.migrations), '.sql');
  const made = new Set<string>();
  for (const { text } of migrations) {
    for (const table of tablesIn(text, 'drop')) made.delete(table);
    for (const table of tablesIn(text, 'create')) made.add(table);
  }
  return {
    name: plan.name,
    files,
    functions: plan.functions.flatMap((dir) =>
      readFiles(join(root, dir), '.sql').map(({ path, text }) => ({ path: `${dir}/${path}`, text })),
    ),
    owners,
    schemaOwners: plan.schemaOwners,
    declaredTwice,
    undeclared: [...made].filter((table) => table.startsWith(`${plan.schema}.`) && !owners.has(table)),
    schemas: new Set([plan.schema, ...Object.keys(plan.schemaOwners)]),
  };
}

/** Undefined: nobody's. */
export function ownerOf(house: House, table: string): string | undefined {
  return house.owners.get(table) ?? house.schemaOwners[table.split('.')[0] ?? ''];
}

/** The room that a file stands in: a module, or what the modules stand on. */
export function moduleOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'modules' ? second : first;
}

/** Of a migration's way up, which may make a dropped table anew. */
function tablesIn(sql: string, verb: 'create' | 'drop'): string[] {
  const up = sql.split(/^-- Down Migration/m)[0] ?? '';
  const statements = up.matchAll(new RegExp(`^${verb} table (?:if (?:not )?exists )?([^;(]+)`, 'gm'));
  return [...statements].flatMap(([, names = '']) => names.match(/\w+\.\w+/g) ?? []);
}

export function readFiles(dir: string, ending: string): SourceFile[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'))
    .toSorted()
    .map((path) => ({
      path: relative(dir, path).replaceAll('\\', '/'),
      text: readFileSync(path, 'utf8'),
    }));
}
