import type { ValidationQuestion } from '@halls/contract/session';
import { lockMember, type MemberFace } from '#modules/member';
import type { Clock } from '@halls/service';
import { BusyError } from '#platform/busy-error.ts';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { hashOfSecret } from '#platform/one-time-secret.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import {
  beginJudging,
  endJudging,
  findOwner,
  lockValidation,
  storeRightAnswer,
  type LoginKey,
} from './double-validation.repo.ts';
import { isSameAnswer, receiveAnswer } from './double-validation.rules.ts';
import { readFacts } from './read-facts.ts';

/** Who proved to be the member, and from which device. */
export interface ProvedLogin {
  readonly memberId: number;
  readonly deviceHash: Buffer | null;
  /** SHA-256 of the password's hash that the login began with. */
  readonly credentialHash: Buffer;
}

type ReceivedCode = 101 | 102 | 205 | 206;

interface Received extends ProvedLogin {
  readonly question: ValidationQuestion;
  readonly fact: string;
}

export interface JudgeDeps extends Pick<MemberFace, 'passwords' | 'personal'> {
  readonly sql: Sql;
  readonly clock: Clock;
}

/**
 * Judges one answer of few. It is counted as wrong before it is looked at, and forgotten when it was right, or when it
 * could not be looked at (998).
 */
export async function judgeAnswer(
  deps: JudgeDeps,
  key: LoginKey,
  answer: string,
): Promise<Outcome<ProvedLogin, ReceivedCode | 103 | 998>> {
  const { sql, clock } = deps;
  const received = await sql.transaction().execute((transaction) => receive(deps, transaction, key));
  if (!received.ok) return received;
  const { question, fact, ...login } = received.data;
  let isRight: boolean;
  try {
    isRight =
      question === 'withdraw_password'
        ? await deps.passwords.verify(answer.trim(), fact)
        : isSameAnswer(question, fact, answer);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    await endJudging(sql, key, 'not_judged');
    return fail(998);
  }
  if (!isRight) {
    await endJudging(sql, key, 'wrong');
    return fail(103);
  }
  const isTaken = await sql.transaction().execute(async (transaction) => {
    await lockMember(transaction, login.memberId);
    return storeRightAnswer(transaction, key, login.memberId, clock());
  });
  return isTaken ? succeed(login) : fail(101);
}

async function receive(
  { clock, personal }: JudgeDeps,
  transaction: SqlTransaction,
  key: LoginKey,
): Promise<Outcome<Received, ReceivedCode>> {
  const now = clock();
  const memberId = await findOwner(transaction, key);
  if (memberId === null) return fail(101);
  const member = await lockMember(transaction, memberId);
  const validation = await lockValidation(transaction, key, now);
  const facts = member ? await readFacts(personal, transaction, memberId) : null;
  const received = receiveAnswer(validation, facts, now);
  if ('code' in received) return fail(received.code);
  if (!member || !validation || !facts) return fail(101);
  // another password has made the login void
  if (!validation.credentialHash.equals(hashOfSecret(member.passwordHash))) return fail(101);
  await beginJudging(transaction, key, now);
  const { question } = received;
  const { deviceHash, credentialHash } = validation;
  return succeed({ memberId, deviceHash, credentialHash, question, fact: facts[question] });
}
