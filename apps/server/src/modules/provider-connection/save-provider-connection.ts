import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#platform/actor.ts';
import { audited, type AuditReceipt } from '#platform/audit/audited.ts';
import { lockConnection, writeConnection, type ConnectionWriter } from './provider-connection.repo.ts';
import type { ProviderConnection } from './provider-connection.ts';

/** Writes a connection and who changed it; null when it is as it was. */
export async function saveProviderConnection(
  writer: ConnectionWriter,
  actor: Actor,
  connection: ProviderConnection,
  reason: string,
): Promise<AuditReceipt<'provider.saved'> | null> {
  const before = await lockConnection(writer, connection.gpId);
  if (before && isDeepStrictEqual(before, connection)) return null;
  await writeConnection(writer, connection);
  return audited(writer.transaction, actor, 'provider.saved', {
    target: `provider/${connection.gpId}`,
    before: before && withoutSecret(before),
    after: { ...withoutSecret(connection), isSecretNew: before?.secret !== connection.secret },
    reason,
  });
}

function withoutSecret({ secret: _secret, ...rest }: ProviderConnection): Omit<ProviderConnection, 'secret'> {
  return rest;
}
