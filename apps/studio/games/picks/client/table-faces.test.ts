import { describe, expect, test } from 'vitest';
import type { TableLanguage } from '../../client/texts.ts';
import { seededDraw } from '../../seeded-draw.ts';
import { optionsOfDraw } from '../cards.ts';
import { picksModelById } from '../picks-models.ts';
import { nameOfOption } from './table-face.ts';
import { tableFaceById } from './table-faces.ts';

describe.each(Object.values(picksModelById).map((model) => [model.id, model] as const))('%s', (id, model) => {
  const face = tableFaceById[id];

  test.each(Object.keys(face.texts) as TableLanguage[])(
    'has words for all that it asks for in %s',
    (language) => {
      const texts = face.texts[language];
      const missing = new Set<string>();
      const text = (key: string): string => {
        if (!texts[key]) missing.add(key);
        return texts[key] ?? '';
      };
      const names = [
        ...model.examples,
        ...model.options.filter((option) => !option.parameter).map(({ id }) => id),
      ].map((option) => nameOfOption(face, option, text));
      text('rule');
      expect([...missing]).toEqual([]);
      expect(names.every((name) => name.trim() !== '')).toBe(true);
    },
  );

  test.each(Object.keys(face.texts) as TableLanguage[])('marks its results in %s', (language) => {
    const texts = face.texts[language];
    const text = (key: string, values?: object): string => {
      if (!texts[key]) throw new Error(`there are no words for ${key}`);
      return values ? `${texts[key]} ${JSON.stringify(values)}` : texts[key];
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
