import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../run-command.ts';
import { findMissingFiles } from './named-files.ts';
import { findOutsideIds } from './outside-ids.ts';
import { findBreaches } from './rules.ts';
import { findStyleBreaches } from './style-sheets.ts';

/** What .gitignore names; git itself may be missing where the check runs. */
const ignored = /^(node_modules|dist|coverage|test-results|\.git|\.cache|\.data.*)$/;

const settingsFiles = [
  'apps/server/src/platform/settings.ts',
  'apps/studio/server/platform/settings.ts',
  'apps/gateway/server/platform/settings.ts',
];

/** Reports files that break the rules of STYLE.md which no other checker knows. */
export function checkHouseRules(): Promise<string> {
  const files = listFiles(root).map((file) => relative(root, file));
  const breaches = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [
      ...findBreaches(file, text),
      ...findMissingFiles(file, text, files),
      ...findOutsideIds(file, text),
    ];
  });
  const sheets = files
    .filter((file) => file.endsWith('.css'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return Promise.resolve([...breaches, ...findStyleBreaches(sheets), ...findHiddenSettings()].join('\n'));
}

/** Settings that a process reads and .env.example does not show. */
function findHiddenSettings(): string[] {
  const shown = readFileSync(join(root, '.env.example'), 'utf8');
  return settingsFiles.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^  ([A-Z][A-Z_]+): /gm)]
      .map(([, name]) => name ?? '')
      .filter((name) => !new RegExp(`^${name}=`, 'm').test(shown))
      .map((name) => `${file}: ${name} is missing in .env.example`),
  );
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.test(entry.name)) return [];
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [path] : [];
  });
}
