import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresOf } from '@halls/house-games';
import { expect, test } from 'vitest';
import released from '../released-sheets.json' with { type: 'json' };
import { classic5 } from '../slots/models/classic-5.ts';
import { allSheets } from './all-sheets.ts';
import { buildJackpotSheet, jackpotPage } from './jackpot-sheet.ts';
import { spreadOf } from './model-figures.ts';
import { buildParSheet } from './par-sheet.ts';

const sheetsDir = join(import.meta.dirname, '../../../../docs/par');
const read = (file: string): string => readFileSync(join(sheetsDir, file), 'utf8');

test(
  'the sheets are what the models give, and so are the figures that games are listed with',
  {
    timeout: 240_000,
  },
  () => {
    const names = new Set(['README.md', 'jackpot.json', 'jackpot.md']);
    for (const { sheet, name, page, isInPlay } of allSheets()) {
      names.add(`${name}.json`).add(`${name}.md`);
      expect(JSON.parse(read(`${name}.json`)), `run npm run par: ${name}.json`).toEqual(
        JSON.parse(JSON.stringify(sheet)),
      );
      expect(read(`${name}.md`), `run npm run par: ${name}.md`).toBe(page);
      expect(sheet.digest, `${name} is released and has changed`).toBe(
        released[sheet.model][sheet.version - 1],
      );
      if (isInPlay) expect(spreadOf(sheet.figures)).toEqual(figuresOf({ model: sheet.model }));
    }
    expect(new Set(readdirSync(sheetsDir))).toEqual(names);
  },
);

test('the jackpot’s sheet is what the games give to it and draw for it', () => {
  const sheet = buildJackpotSheet();
  expect(JSON.parse(read('jackpot.json')), 'run npm run par').toEqual(JSON.parse(JSON.stringify(sheet)));
  expect(read('jackpot.md'), 'run npm run par').toBe(jackpotPage(sheet));
});

test('any change of strips, pays or rules changes the digest of the sheet', () => {
  const { digest } = buildParSheet(classic5, 1);
  expect(digest).toBe(released['classic-5'][0]);
  const [first, ...others] = classic5.strips;
  const moved = [...first!.slice(1), first![0]!];
  for (const changed of [
    { ...classic5, strips: [moved, ...others] },
    { ...classic5, pays: classic5.pays.with(7, [0, 0, 1, 5]) },
    { ...classic5, wildMultiplier: 3 },
  ])
    expect(buildParSheet(changed, 1).digest).not.toBe(digest);
});
