import { listServices, writeService, type ServiceStore } from './payment-service.repo.ts';

/**
 * Gives the payment services the keys of the settings, so that a secret is changed where the other secrets are. Services
 * that the settings do not name keep what they have, and so do those that were given a key at the office.
 */
export async function applyPaymentSecrets(
  store: ServiceStore,
  secrets: Readonly<Record<string, { readonly key_id: string; readonly secret: string }>>,
): Promise<void> {
  for (const service of await listServices(store)) {
    const given = secrets[service.pspId];
    const isNew = given && (given.key_id !== service.keyId || given.secret !== service.secret);
    if (isNew) await writeService(store, { ...service, keyId: given.key_id, secret: given.secret });
  }
}
