import { type Language, languages } from '@halls/contract';
import { placeholdersOf } from '@halls/i18n/format';
import { describe, expect, test } from 'vitest';
import type { Words } from '../../client/texts.ts';
import { seededDraw } from '../../seeded-draw.ts';
import { optionsOfDraw } from '../cards.ts';
import { picksModelById } from '../picks-models.ts';
import { fetchTableWords } from '../words/table-texts.ts';
import { nameOfOption } from './table-face.ts';
import { tableFaceById } from './table-faces.ts';

describe.each(Object.values(picksModelById).map((model) => [model.id, model] as const))('%s', (id, model) => {
  const face = tableFaceById[id];
  const wordsIn = async (language: Language): Promise<Words<string>> =>
    face.wordsOf(await fetchTableWords(language));

  test.each(languages)('has words for all that it asks for in %s', async (language) => {
    const words = await wordsIn(language);
    const missing = new Set<string>();
    const text = (key: string): string => {
      if (!words[key]) missing.add(key);
      return words[key] ?? '';
    };
    const names = [
      ...model.examples,
      ...model.options.filter((option) => !option.parameter).map(({ id }) => id),
    ].map((option) => nameOfOption(face, option, text));
    // nothing fills it in where it is shown
    expect(placeholdersOf(text('rule'))).toEqual([]);
    expect([...missing]).toEqual([]);
    expect(names.every((name) => name.trim() !== '')).toBe(true);
  });

  test.each(languages)('marks its results in %s', async (language) => {
    const words = await wordsIn(language);
    const text = (key: string, values?: object): string => {
      if (!words[key]) throw new Error(`there are no words for ${key}`);
      return values ? `${words[key]} ${JSON.stringify(values)}` : words[key];
    };
    const marks = Array.from({ length: 200 }, (_, seed) =>
      face.road.markOf(model.play({ ...seededDraw(seed), nonce: seed }), text),
    );
    expect(marks.every(({ label, name }) => label !== '' && name !== '')).toBe(true);
    // what a mark says never hangs on its colour alone
    const tonesOf = Map.groupBy(marks, ({ label }) => label).values();
    for (const same of tonesOf) expect(new Set(same.map(({ name }) => name)).size).toBe(1);
    expect(new Set(marks.map(({ label }) => label)).size).toBeGreaterThan(1);
  });

  test('lists odds of its own', () => {
    const listed = optionsOfDraw(model, 0).filter((option) => face.isListed?.(option) ?? true);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.length).toBeLessThanOrEqual(25);
  });
});
