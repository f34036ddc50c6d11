import { expect, test } from 'vitest';
import { errorKeys } from '@halls/contract';
import { completeLanguages, missingKeys, namespacesOf, readMessages } from './locale-files.ts';

test('no language lacks a message, has one too many or asks for other values', () => {
  expect(missingKeys()).toEqual([]);
});

test('the complete languages have every namespace', () => {
  expect(namespacesOf('en_US')).toContain('errors');
  for (const language of completeLanguages)
    expect([language, namespacesOf(language)]).toEqual([language, namespacesOf('en_US')]);
});

test('the messages of answers are those of the contract', () => {
  expect(Object.keys(readMessages('en_US', 'errors')).toSorted()).toEqual([...errorKeys].toSorted());
});
