import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allSheets } from '../games/par/all-sheets.ts';
import { buildJackpotSheet, jackpotPage } from '../games/par/jackpot-sheet.ts';
import { spreadOf } from '../games/par/model-figures.ts';

const root = join(import.meta.dirname, '../../..');
const releasedFile = join(root, 'apps/studio/games/released-sheets.json');
const sheetsDir = join(root, 'docs/par');

const released = JSON.parse(readFileSync(releasedFile, 'utf8')) as Record<string, string[]>;
const figures: Record<string, object> = {};
mkdirSync(sheetsDir, { recursive: true });
for (const { sheet, name, page, isInPlay } of allSheets()) {
  const { model, version, digest } = sheet;
  const digests = (released[model] ??= []);
  const known = (digests[version - 1] ??= digest);
  if (known !== digest) {
    console.error(
      `${model} version ${version} is released and has changed. Rounds were played by it: leave it as it was, and give the change a version of its own.`,
    );
    process.exit(1);
  }
  writeFileSync(join(sheetsDir, `${name}.json`), jsonOf(sheet));
  writeFileSync(join(sheetsDir, `${name}.md`), page);
  if (isInPlay) figures[model] = spreadOf(sheet.figures);
}
const jackpot = buildJackpotSheet();
writeFileSync(join(sheetsDir, 'jackpot.json'), jsonOf(jackpot));
writeFileSync(join(sheetsDir, 'jackpot.md'), jackpotPage(jackpot));
writeFileSync(releasedFile, jsonOf(released));
writeFileSync(join(root, 'packages/house-games/src/model-figures.json'), jsonOf(figures));

function jsonOf(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
