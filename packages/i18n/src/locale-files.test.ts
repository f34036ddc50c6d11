import { expect, test } from 'vitest';
import { errorKeys, languages, localeOf } from '@halls/contract';
import { missingKeys, namespacesOf, readMessages } from './locale-files.ts';

test('no language lacks a message, has one too many or asks for other values', () => {
  expect(missingKeys()).toEqual([]);
});

test('what is counted has every form that its language counts by', () => {
  const lacking = languages.flatMap((language) => {
    const forms = new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories;
    return namespacesOf(language).flatMap((namespace) => {
      const messages = readMessages(language, namespace);
      const counted = Object.keys(messages).flatMap((key) => /^(.+)_other$/.exec(key)?.[1] ?? []);
      return counted.flatMap((stem) =>
        forms
          .filter((form) => messages[`${stem}_${form}`] === undefined)
          .map((form) => `${language} ${namespace} ${stem}_${form}`),
      );
    });
  });
  expect(lacking).toEqual([]);
});

test('every language has every namespace', () => {
  expect(namespacesOf('en_US')).toContain('errors');
  for (const language of languages)
    expect([language, namespacesOf(language)]).toEqual([language, namespacesOf('en_US')]);
});

test('the messages of answers are those of the contract', () => {
  expect(Object.keys(readMessages('en_US', 'errors')).toSorted()).toEqual([...errorKeys].toSorted());
});
