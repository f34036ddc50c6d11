/** The sandbox's identity provider, and what it knows the sites as. */
export const sandboxProvider = {
  path: '/sandbox/identity',
  name: 'Sandbox ID',
  clientId: 'eight-halls',
  clientSecret: 'sandbox-identity-secret',
} as const;
