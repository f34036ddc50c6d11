import { describe, expect, test } from 'vitest';
import type { GameLanguage } from '../../client/texts.ts';
import { picksModelById } from '../picks-models.ts';
import { nameOfOption } from './table-face.ts';
import { tableFaceById } from './table-faces.ts';

describe.each(Object.values(picksModelById).map((model) => [model.id, model] as const))('%s', (id, model) => {
  const face = tableFaceById[id];

  test.each(Object.keys(face.texts) as GameLanguage[])(
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

  test('lists odds of its own', () => {
    const listed = model.examples.filter((option) => face.isListed?.(option) ?? true);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.length).toBeLessThanOrEqual(25);
  });
});
