import { expect, test } from 'vitest';
import { officeErrorKeys, officeLanguages } from '@halls/contract/office';
import { missingKeys, namespacesOf, officeFolder, readMessages } from './locale-files.ts';
import { translateOfficeAnswer } from './office-answers.ts';

test('no language of the office lacks a message, has one too many or asks for other values', () => {
  expect(namespacesOf('en_US', officeFolder)).toContain('errors');
  expect(missingKeys(officeLanguages, officeFolder)).toEqual([]);
});

test('the messages of the office’s answers are those of the contract', () => {
  const written = Object.keys(readMessages('en_US', 'errors', officeFolder));
  expect(written.toSorted()).toEqual([...officeErrorKeys].toSorted());
});

test('an operator reads their own language, and a key that nobody knows as it is', () => {
  const said = officeLanguages.map((language) => translateOfficeAnswer(language, 'request_own'));
  expect(new Set(said).size).toBe(officeLanguages.length);
  expect(translateOfficeAnswer('vi_VN', 'constructor')).toBe('constructor');
});
