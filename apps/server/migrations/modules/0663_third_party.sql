-- Up Migration

-- Who else may say that somebody is a member: OpenID providers of a site. None, no button.
create table app.identity_provider (
  site_id integer not null references app.site,
  provider_id text not null check (provider_id ~ '^[a-z0-9-]{1,32}$'),
  -- on the button
  name text not null check (name <> ''),
  issuer text not null,
  client_id text not null,
  -- sealed under a key of DATA_KEYS
  client_secret text not null,
  sort integer not null default 0,
  is_active boolean not null default true,
  primary key (site_id, provider_id)
);

-- A visit to a provider, from the button until the visitor comes back.
create table app.third_party_visit (
  state_hash bytea primary key,
  site_id integer not null,
  provider_id text not null,
  -- of the cookie of the browser that left
  browser_hash bytea not null,
  -- of what the window that asked keeps to itself
  window_hash bytea not null,
  -- nonce and code verifier, sealed
  secrets text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index third_party_visit_expires on app.third_party_visit (expires_at);

-- What came of a visit: who somebody is to the provider. The window that asked trades it for a session or a link.
create table app.third_party_ticket (
  ticket_hash bytea primary key,
  site_id integer not null,
  provider_id text not null,
  window_hash bytea not null,
  -- SHA-256 of issuer and subject
  identity_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index third_party_ticket_expires on app.third_party_ticket (expires_at);

-- Whom a member is to a provider; one for each provider.
create table app.member_identity (
  site_id integer not null,
  identity_hash bytea not null,
  provider_id text not null,
  member_id bigint not null references app.member on delete cascade,
  linked_at timestamptz not null,
  primary key (site_id, identity_hash),
  unique (member_id, provider_id)
);

-- Down Migration
drop table app.member_identity, app.third_party_ticket, app.third_party_visit, app.identity_provider;
