import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { templateNames } from '@halls/contract/template';
import { filesOf, type BuildManifest } from '../app/document/build-manifest.ts';

/**
 * Prints what a first visit of `/` loads with each template, in kB of gzip: the JavaScript of the entry
 * and of everything that the document preloads, and the styles that stand in the document. Exits 1
 * above a budget.
 */
const budgetKilobytes = { JavaScript: 115, styles: 10 };
const dist = new URL('../dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8')) as BuildManifest;
process.exitCode = 0;

for (const template of templateNames) {
  const { modules, styles } = filesOf(manifest, [
    `app/templates/${template}/template.tsx`,
    'app/routes/home.tsx',
  ]);
  report(template, 'JavaScript', modules);
  report(template, 'styles', styles);
}

function report(template: string, what: keyof typeof budgetKilobytes, paths: readonly string[]): void {
  const sizes = paths.map((path) => ({
    path,
    kilobytes: gzipSync(readFileSync(new URL(path.slice(1), dist)), { level: 9 }).length / 1000,
  }));
  const total = sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  console.log(
    `${total.toFixed(1).padStart(7)} kB  ${what} on first load of / with ${template}, gzip (budget ${budgetKilobytes[what]})`,
  );
  for (const { path, kilobytes } of sizes.toSorted((a, b) => b.kilobytes - a.kilobytes))
    console.log(`${kilobytes.toFixed(1).padStart(12)} kB  ${path}`);
  if (total > budgetKilobytes[what]) process.exitCode = 1;
}
