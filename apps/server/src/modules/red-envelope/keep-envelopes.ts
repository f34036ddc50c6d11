import { redEnvelopeDisplay } from '@halls/contract/activity';
import type { Clock, Sealing } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { endOverdue, lockUnrevealed, markOpened, revealSeed, sealedSeed } from './red-envelope.repo.ts';

export interface EnvelopeDeps {
  readonly sql: Sql;
  readonly sealing: Sealing;
  readonly clock: Clock;
}

/** Ends what is over, reveals the seeds of what has ended, and tells the members of that and of what has opened. */
export async function keepEnvelopes({ sql, sealing, clock }: EnvelopeDeps): Promise<void> {
  const now = clock();
  await endOverdue(sql, now);
  await sql.transaction().execute(async (transaction) => {
    const opened = await markOpened(transaction, now);
    const ended = await lockUnrevealed(transaction);
    for (const { envelopeId, sealed } of ended)
      await revealSeed(transaction, envelopeId, sealedSeed.open(sealing, { envelopeId }, sealed));
    for (const currency of new Set([...opened, ...ended].map((each) => each.currency)))
      await publish(transaction, redEnvelopeDisplay, { currency }, {});
  });
}
