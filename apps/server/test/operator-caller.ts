import { randomUUID } from 'node:crypto';
import { signedHeaders } from '@halls/provider-signature';
import { saveSystem } from '#modules/operator-system';
import type { IdentityWorld } from './identity-world.ts';

const key = { operatorId: 'OPS', keyId: 'tests', secret: 'a-secret-of-the-tests' };

/** What a signed request is otherwise than it should be. */
export interface Bend {
  secret?: string;
  nonce?: string;
  timestamp?: number;
  keyId?: string;
  rawBody?: string;
}

/** A system of an operator that speaks for the first site; the answer is its caller's to know. */
export async function createOperatorCaller(world: IdentityWorld) {
  await world.sql
    .transaction()
    .execute((transaction) =>
      saveSystem(transaction, world.sealing, { ...key, name: 'Tests', siteIds: [1] }),
    );
  return async (
    call: string,
    input: object,
    bend: Bend = {},
  ): Promise<{ status: number; answer: unknown }> => {
    const path = `/operator/v1/${call}`;
    const body = JSON.stringify(input);
    const timestamp = String(bend.timestamp ?? world.now().getTime());
    const parts = { timestamp, nonce: bend.nonce ?? randomUUID(), method: 'POST', path, body };
    const { statusCode, body: text } = await world.http.inject({
      method: 'POST',
      url: path,
      headers: { ...signedHeaders(parts, { ...key, ...bend }), 'content-type': 'application/json' },
      payload: bend.rawBody ?? body,
    });
    return { status: statusCode, answer: JSON.parse(text) as unknown };
  };
}
