import { noticeModule } from '#modules/notice';
import type { SqlTransaction } from '#platform/database.ts';
import { defineModule } from '#platform/module.ts';
import { checkCode } from './check-code.ts';
import { createCodeHashes, type CodeSubject } from './code-hashes.ts';
import { issueCode, type CodeWish, type IssuedCode } from './issue-code.ts';
import { deleteCodesBefore, useCode } from './verification-code.repo.ts';
import { countedSince } from './verification.rules.ts';

export interface Verifications {
  /** Makes a code and sends it; one at a time for a subject, and bounded by recipient, address and day. */
  issue(wish: CodeWish): Promise<IssuedCode>;
  /** The id of the code where it is right, to be spent; one of five tries. */
  check(subject: CodeSubject, code: string): Promise<string | null>;
  /** Uses a code up, in the caller's transaction; false when somebody was faster. */
  spend(transaction: SqlTransaction, codeId: string): Promise<boolean>;
}

export const verificationModule = defineModule<Verifications, { notices: typeof noticeModule }>({
  name: 'verification',
  needs: { notices: noticeModule },
  create({ sql, clock, settings }, { notices }) {
    const hashes = createCodeHashes(settings.serverSecret);
    const deps = { sql, clock, hashes, notices, boundsAddresses: settings.rateLimits };
    return {
      face: {
        issue: (wish) => issueCode(deps, wish),
        check: (subject, code) => checkCode(deps, subject, code),
        spend: (transaction, codeId) => useCode(transaction, codeId, clock()),
      },
      jobs: [
        {
          name: 'sweep-verification-codes',
          everySeconds: 600,
          run: () => deleteCodesBefore(sql, countedSince(clock())),
        },
      ],
    };
  },
});
