import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { filesOf, type BuildManifest } from '../app/document/build-manifest.ts';

/**
 * Prints the JavaScript that a first visit of `/` loads, in kB of gzip: the entry and everything
 * that the document preloads. Exits 1 above the budget.
 */
const budgetKilobytes = 130;
const dist = new URL('../dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8')) as BuildManifest;
const { modules } = filesOf(manifest, ['app/templates/site02/site02.tsx', 'app/routes/home.tsx']);
const sizes = modules.map((path) => ({
  path,
  bytes: gzipSync(readFileSync(new URL(path.slice(1), dist)), { level: 9 }).length,
}));
const totalKilobytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

for (const { path, bytes } of sizes.toSorted((a, b) => b.bytes - a.bytes))
  console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path}`);
console.log(
  `${totalKilobytes.toFixed(1).padStart(7)} kB  JavaScript on first load of /, gzip (budget ${budgetKilobytes})`,
);
process.exitCode = totalKilobytes <= budgetKilobytes ? 0 : 1;
