import { expect, test } from 'vitest';
import {
  answerableQuestions,
  isSameAnswer,
  maxWrongAnswers,
  receiveAnswer,
  skipQuestion,
  type MemberFacts,
  type Validation,
} from './double-validation.rules.ts';

const now = new Date('2026-03-01T08:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const waiting: Validation = {
  questions: ['member_name', 'member_email'],
  wrongAnswers: 0,
  judgedSince: null,
  answeredAt: null,
  expiresAt: inSeconds(60),
};
const facts: MemberFacts = {
  member_name: 'Lan',
  identity_id: '',
  member_phone: '',
  member_email: 'lan@mail.vn',
  withdraw_password: '',
};

test('only what the member has filled in is asked', () => {
  expect(answerableQuestions(facts)).toEqual(['member_name', 'member_email']);
});

test('a skip asks the next question, and the last one cannot be skipped', () => {
  const skipped = skipQuestion(waiting, now);
  expect(skipped).toEqual({ questions: ['member_email'] });
  expect(skipQuestion({ ...waiting, questions: ['member_email'] }, now)).toEqual({ code: 102 });
});

test.each([
  ['that nobody has begun', null],
  ['that is over', { ...waiting, expiresAt: now }],
  ['that was answered', { ...waiting, answeredAt: now }],
])('a login %s has no question to skip', (_, validation) => {
  expect(skipQuestion(validation, now)).toEqual({ code: 101 });
});

test.each<[string, Validation | null, MemberFacts | null, object]>([
  ['waits', waiting, facts, { question: 'member_name' }],
  ['nobody has begun', null, facts, { code: 101 }],
  ['is of a member who is gone', waiting, null, { code: 101 }],
  ['is over', { ...waiting, expiresAt: now }, facts, { code: 101 }],
  ['has no question left', waiting, { ...facts, member_name: '' }, { code: 102 }],
  ['had too many wrong answers', { ...waiting, wrongAnswers: maxWrongAnswers }, facts, { code: 205 }],
  ['had one less', { ...waiting, wrongAnswers: maxWrongAnswers - 1 }, facts, { question: 'member_name' }],
  ['was answered', { ...waiting, answeredAt: now }, facts, { code: 206 }],
  ['is being judged', { ...waiting, judgedSince: inSeconds(-9) }, facts, { code: 206 }],
  [
    'was being judged when a process died',
    { ...waiting, judgedSince: inSeconds(-10) },
    facts,
    { question: 'member_name' },
  ],
])('an answer to a login that %s', (_, validation, known, received) => {
  expect(receiveAnswer(validation, known, now)).toEqual(received);
});

test.each([
  ['member_name', 'Lan Anh', ' lan  ＡＮＨ ', true],
  ['member_name', 'Lan Anh', 'Lan', false],
  ['member_phone', '0912345678', '091-234 5678', true],
  ['member_phone', '0912345678', '0912345679', false],
  ['member_email', 'lan@mail.vn', 'Lan@Mail.vn', true],
  ['identity_id', 'A12', 'a13', false],
] as const)('%s %j answered with %j', (question, fact, answer, isSame) => {
  expect(isSameAnswer(question, fact, answer)).toBe(isSame);
});
