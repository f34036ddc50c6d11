import { expect, test } from 'vitest';
import { contentAreas, contentBodies, contentKinds, propertiesOf } from '@halls/contract/publication';
import { emptyBodyOf } from './content-fields.ts';

test.each(contentKinds)('an empty %s lacks what has to be written, and nothing else is wrong', (kind) => {
  const { error } = contentBodies[kind].safeParse(emptyBodyOf(kind));
  const required = propertiesOf(kind).filter((property) => property.required);
  const lacking = new Set(error?.issues.map(({ path }) => path[0]));
  expect(lacking).toEqual(new Set(required.map(({ name }) => name)));
});

test('each kind stands in one area', () => {
  expect(Object.values(contentAreas).flat().toSorted()).toEqual(contentKinds.toSorted());
});
