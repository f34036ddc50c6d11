import { redEnvelopeDisplay } from '@halls/contract/activity';
import { commitmentOfSeed, createServerSeed, sharesOfEnvelope } from '@halls/fairness/node';
import type { Sealing } from '@halls/service';
import type { SqlTransaction } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import type { Envelope } from './envelope.ts';
import { putAnnounced, sealedSeed } from './red-envelope.repo.ts';

/** Draws the shares of a draft, shows the hash of what they were drawn from, and tells the members. */
export async function announceEnvelope(
  { transaction, sealing }: { readonly transaction: SqlTransaction; readonly sealing: Sealing },
  envelope: Envelope,
  { by, now }: { readonly by: string | null; readonly now: Date },
): Promise<{ readonly seedHash: string }> {
  const { envelopeId, currency, opensAt } = envelope;
  const seed = createServerSeed();
  const seedHash = commitmentOfSeed(seed);
  await putAnnounced(transaction, {
    ...{ envelopeId, seedHash, announcedBy: by, now, isOpen: opensAt <= now },
    sealedSeed: sealedSeed.seal(sealing, { envelopeId }, seed),
    shares: sharesOfEnvelope(seed, envelope),
  });
  await publish(transaction, redEnvelopeDisplay, { currency }, {});
  return { seedHash };
}
