import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';
import { server } from './houses.ts';
import { readFiles, readHouse } from './read-house.ts';

const page = join(root, 'ARCHITECTURE.md');
const begin = '<!-- modules: written by `npm run owners` -->';
const end = '<!-- /modules -->';

/** What ARCHITECTURE.md says of modules and tables has to be what the sources say. */
export function judgeOwnersTable(): string[] {
  const text = readFileSync(page, 'utf8');
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < 0) return [`ARCHITECTURE.md: the table between ${begin} and ${end} is gone`];
  return text.slice(before + begin.length, after).trim() === ownersTable().trim()
    ? []
    : ['ARCHITECTURE.md: the table of modules is not what the sources say; run `npm run owners`'];
}

export function writeOwnersTable(): void {
  const text = readFileSync(page, 'utf8');
  const [head = '', rest = ''] = text.split(begin);
  const [, tail = ''] = rest.split(end);
  writeFileSync(page, `${head}${begin}\n${ownersTable()}\n${end}${tail}`);
}

/** Each module with its tables, what it reads besides, and the first sentence of its README. */
function ownersTable(): string {
  const { owners } = readHouse(root, server);
  const rows = readFiles(join(root, server.sources, 'modules'), 'README.md').map(({ path, text }) => {
    const name = path.split('/')[0] ?? '';
    const schemas = Object.entries(server.schemaOwners)
      .filter(([, owner]) => owner === name)
      .map(([schema]) => `schema \`${schema}\``);
    const owned = [...owners].filter(([, owner]) => owner === name).map(([table]) => table);
    const besides = server.reads.filter(({ by }) => by === name).map(({ table }) => table);
    return `| ${name} | ${[...schemas, ...listTables(owned)].join(', ')} | ${listTables(besides).join(', ')} | ${firstSentence(text)} |`;
  });
  return ['| module | owns | reads besides | in short |', '|---|---|---|---|', ...rows].join('\n');
}

function listTables(tables: readonly string[]): string[] {
  return tables.toSorted().map((table) => `\`${table}\``);
}

function firstSentence(readme: string): string {
  const paragraph = (readme.split(/\n\s*\n/)[1] ?? '').replaceAll('\n', ' ');
  return /^.*?(?=\.(?:\s|$))/.exec(paragraph)?.[0] ?? paragraph;
}
