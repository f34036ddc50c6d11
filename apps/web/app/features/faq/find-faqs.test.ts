import { expect, it } from 'vitest';
import { findFaqs, plainText } from './find-faqs.ts';

const groups = [
  {
    id: 1,
    name: 'Tiền',
    list: [{ id: 11, question: 'Tiền của tôi ở đâu?', answer: '<p>Trong <strong>ví</strong>.</p>' }],
  },
  {
    id: 2,
    name: 'Account',
    list: [
      { id: 21, question: 'How do I sign up?', answer: '<p>Press Sign up.</p>' },
      { id: 22, question: 'I forgot my password', answer: '<p>Ask for a code.</p>' },
    ],
  },
];
const idsOf = (wanted: string) => findFaqs(groups, wanted).flatMap(({ list }) => list.map(({ id }) => id));

it('finds words of questions and answers, whatever their accents and case', () => {
  expect(idsOf('tien')).toEqual([11]);
  expect(idsOf('CODE password')).toEqual([22]);
  expect(idsOf(' ')).toEqual([11, 21, 22]);
  expect(idsOf('tien password')).toEqual([]);
});

it('does not find what is markup', () => {
  expect(idsOf('strong')).toEqual([]);
  expect(plainText('<p>a &lt;b&gt;</p><p>&amp;lt; c</p>')).toBe('a <b> &lt; c');
});
