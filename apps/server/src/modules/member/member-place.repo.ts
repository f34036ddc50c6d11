import { sql as raw, type RawBuilder } from 'kysely';
import type { SqlTransaction } from '#platform/database.ts';

/** Of one member; the one that was seen longest ago makes room. */
const maxPlaces = 20;

/** Keeps from where a member came in. The member's row must be locked, or new. */
export async function rememberPlace(
  transaction: SqlTransaction,
  place: { readonly memberId: number; readonly remoteAddress: string; readonly now: Date },
): Promise<void> {
  const { memberId, remoteAddress, now } = place;
  await transaction
    .insertInto('app.member_place')
    .values({ member_id: memberId, address_block: blockOf(remoteAddress), last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'address_block']).doUpdateSet({ last_seen_at: now }),
    )
    .execute();
  await transaction
    .deleteFrom('app.member_place')
    .where('member_id', '=', memberId)
    .where('address_block', 'in', (select) =>
      select
        .selectFrom('app.member_place')
        .select('address_block')
        .where('member_id', '=', memberId)
        .orderBy('last_seen_at', 'desc')
        .offset(maxPlaces),
    )
    .execute();
}

/** Whom to count as one visitor: an IPv4 address, or an IPv6 /64. */
export function blockOf(remoteAddress: string): RawBuilder<string> {
  return raw<string>`app.address_block(${remoteAddress}::inet)`;
}
