import { validationQuestions, type ValidationQuestion } from '@halls/contract/session';
import { comparable } from '#modules/member';

const minuteMs = 60_000;

/** How long a login waits for its answer. */
export const validationLivesMs = 10 * minuteMs;
/** Wrong answers that a member's logins have between all of them within a day. */
export const maxWrongAnswers = 5;
export const wrongAnswersCountMs = 24 * 60 * minuteMs;
/** An answer that is looked at for longer has been lost with the process that looked at it. */
const judgingMs = 10_000;

/** What is known of a member, by column; empty for what nobody has filled in. */
export type MemberFacts = Readonly<Record<ValidationQuestion, string>>;

/** A login that waits for its answer. */
export interface Validation {
  /** What may still be asked; the first is being asked. */
  readonly questions: readonly ValidationQuestion[];
  /** Of all the member's logins within a day. */
  readonly wrongAnswers: number;
  readonly judgedSince: Date | null;
  readonly answeredAt: Date | null;
  readonly expiresAt: Date;
}

/** Only what the member has filled in can be asked. */
export function answerableQuestions(facts: MemberFacts): ValidationQuestion[] {
  return validationQuestions.filter((question) => facts[question] !== '');
}

/** What is asked after a skip. A question that was skipped is not asked again; the last one cannot be skipped. */
export function skipQuestion(
  validation: Validation | null,
  now: Date,
): { readonly questions: readonly ValidationQuestion[] } | { readonly code: 101 | 102 } {
  if (!validation || validation.answeredAt || isOver(validation, now)) return { code: 101 };
  const questions = validation.questions.slice(1);
  return questions.length > 0 ? { questions } : { code: 102 };
}

/** Whether an answer is looked at; the code says why not. */
export function receiveAnswer(
  validation: Validation | null,
  facts: MemberFacts | null,
  now: Date,
): { readonly question: ValidationQuestion } | { readonly code: 101 | 102 | 205 | 206 } {
  if (!validation || !facts || isOver(validation, now)) return { code: 101 };
  if (validation.answeredAt || isBeingJudged(validation, now)) return { code: 206 };
  if (validation.wrongAnswers >= maxWrongAnswers) return { code: 205 };
  const [question] = validation.questions;
  // what is asked may have been emptied since
  return question && facts[question] ? { question } : { code: 102 };
}

/** Whether two texts are the same answer; a withdraw password is compared by its hash instead. */
export function isSameAnswer(
  question: Exclude<ValidationQuestion, 'withdraw_password'>,
  fact: string,
  answer: string,
): boolean {
  const read = question === 'member_phone' ? digitsOf : inOneForm;
  return read(fact) === read(answer);
}

function isOver({ expiresAt }: Validation, now: Date): boolean {
  return expiresAt <= now;
}

function isBeingJudged({ judgedSince }: Validation, now: Date): boolean {
  return judgedSince !== null && now.getTime() - judgedSince.getTime() < judgingMs;
}

function inOneForm(text: string): string {
  return comparable(text).replaceAll(/\s+/g, ' ');
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}
