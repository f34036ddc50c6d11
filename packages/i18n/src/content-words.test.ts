import { expect, test } from 'vitest';
import { contentAreas, contentKinds, propertiesOf } from '@halls/contract/publication';
import { officeFolder, readMessages } from './locale-files.ts';

const texts = readMessages('en_US', 'content', officeFolder);

test.each(contentKinds)('everything that an editor is asked for in a %s has a name', (kind) => {
  const names = propertiesOf(kind).flatMap((property) => {
    const called = property.label ?? property.name;
    const isNamed = property.as !== 'choice' || property.isNamed;
    return [
      `field.${called}`,
      ...(isNamed ? [] : property.values.map((value) => `choice.${called}.${value}`)),
    ];
  });
  expect([`kind.${kind}`, `note.${kind}`, ...names].filter((name) => !(name in texts))).toEqual([]);
});

test('the areas of content have names', () => {
  expect(Object.keys(contentAreas).filter((area) => !(`area.${area}` in texts))).toEqual([]);
});
