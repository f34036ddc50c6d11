import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { clientClaims, doubleValidationSchema, loginSuccessSchema } from '../session/session.schema.ts';

/** What the popup brings back, and what the window that opened it has kept to itself. */
const proof = {
  ticket: z.string().min(1).max(128),
  verifier: z.string().min(43).max(128),
};

export const thirdPartyProviders = defineEndpoint({
  path: '/login/third_party/providers',
  access: 'guest',
  summary: 'Lists who else can say who a member is, for the buttons of the login',
  request: z.strictObject({}),
  data: z.object({ list: z.array(z.object({ provider_id: z.string(), name: z.string() })) }),
});

/** Code 301 carries `data: {name}` of the provider; the ticket is then good for `/member/third_party/link`. */
export const thirdPartyLogin = defineEndpoint({
  path: '/login/third_party',
  access: 'guest',
  rateLimit: { perMinute: 30 },
  summary: 'Trades the ticket of a visit to a third party for a session, as a login does',
  request: z.strictObject({ ...proof, ...clientClaims }),
  data: z.union([loginSuccessSchema, doubleValidationSchema]),
  codes: {
    101: 'third_party_expired',
    102: 'account_disable',
    103: 'account_freezen',
    106: 'ip_error',
    107: 'different_device',
    201: 'ip_error',
    202: 'ip_error',
    203: 'ip_error',
    301: 'third_party_not_linked',
    802: 'member_transfer_required',
  },
});

export const linkThirdParty = defineEndpoint({
  path: '/member/third_party/link',
  access: 'member',
  rateLimit: { perMinute: 30 },
  summary: 'Links a third party to the member who has just logged in, by the ticket of a visit',
  request: z.strictObject(proof),
  data: z.null(),
  codes: {
    101: 'third_party_expired',
    102: 'third_party_taken',
    103: 'third_party_log_in_again',
  },
});
