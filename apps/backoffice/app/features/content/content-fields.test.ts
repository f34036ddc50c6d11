import { expect, test } from 'vitest';
import { contentBodies, contentKinds } from '@halls/contract/publication';
import { contentFields, emptyBodies } from './content-fields.ts';

test.each(contentKinds)('the form of a %s asks for everything that its body has', (kind) => {
  expect(contentFields[kind].map(({ name }) => name).toSorted()).toEqual(
    Object.keys(emptyBodies[kind]).toSorted(),
  );
});

test.each(contentKinds)('an empty %s lacks its words and nothing else', (kind) => {
  const { error } = contentBodies[kind].safeParse(emptyBodies[kind]);
  const required = contentFields[kind].filter((field) => 'required' in field).map(({ name }) => name);
  expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set(required));
});
