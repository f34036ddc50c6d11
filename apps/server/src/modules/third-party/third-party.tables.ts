import type { Generated } from 'kysely';

declare module '#platform/database.ts' {
  interface Tables {
    'app.identity_provider': IdentityProviderTable;
    'app.third_party_visit': ThirdPartyVisitTable;
    'app.third_party_ticket': ThirdPartyTicketTable;
    'app.member_identity': MemberIdentityTable;
  }
}

interface IdentityProviderTable {
  site_id: number;
  provider_id: string;
  name: string;
  issuer: string;
  client_id: string;
  /** Sealed under a key of `DATA_KEYS`. */
  client_secret: string;
  sort: Generated<number>;
  is_active: Generated<boolean>;
}

interface ThirdPartyVisitTable {
  state_hash: Buffer;
  site_id: number;
  provider_id: string;
  browser_hash: Buffer;
  window_hash: Buffer;
  secrets: string;
  created_at: Date;
  expires_at: Date;
}

interface ThirdPartyTicketTable {
  ticket_hash: Buffer;
  site_id: number;
  provider_id: string;
  window_hash: Buffer;
  identity_hash: Buffer;
  created_at: Date;
  expires_at: Date;
}

interface MemberIdentityTable {
  site_id: number;
  identity_hash: Buffer;
  provider_id: string;
  member_id: number;
  linked_at: Date;
}
