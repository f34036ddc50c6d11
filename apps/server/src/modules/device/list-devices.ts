import { listDevices } from '#modules/member';
import { readLastLogins, readSessionDevice } from '#modules/session';
import type { Member } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import { shownAtOnce } from './device.rules.ts';

export interface SeenDevice {
  /** Null where the device has not said which it is. */
  readonly hash: Buffer | null;
  readonly isThis: boolean;
  readonly userAgent: string;
  readonly remoteAddress: string | null;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

/** The device at hand, known or not, then the others, the one that was seen last before the rest. */
export async function listSeenDevices(sql: Sql, member: Member): Promise<SeenDevice[]> {
  const [known, here] = await Promise.all([
    listDevices(sql, member.memberId, shownAtOnce),
    readSessionDevice(sql, member.sessionId),
  ]);
  const isHere = (hash: Buffer) => here.deviceHash?.equals(hash) === true;
  const logins = await readLastLogins(
    sql,
    member,
    known.map(({ hash }) => hash),
  );
  const others = known
    .filter(({ hash }) => !isHere(hash))
    .map(({ hash, firstSeenAt }): SeenDevice => {
      const login = logins.find(({ deviceHash }) => deviceHash.equals(hash));
      return {
        hash,
        isThis: false,
        userAgent: login?.userAgent ?? '',
        remoteAddress: login?.remoteAddress ?? null,
        firstSeenAt,
        lastSeenAt: login?.at ?? firstSeenAt,
      };
    });
  return [
    {
      hash: here.deviceHash,
      isThis: true,
      userAgent: here.userAgent,
      remoteAddress: here.remoteAddress,
      firstSeenAt: known.find(({ hash }) => isHere(hash))?.firstSeenAt ?? here.createdAt,
      lastSeenAt: here.lastUsedAt,
    },
    ...others.toSorted((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime()),
  ];
}
