-- Up Migration
create schema envelope;
grant usage on schema envelope to platform_app;

-- Money that a site lays out for its members: a pool in shares, of which everybody takes one. Texts are jsonb by language.
create table app.red_envelope (
  envelope_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  currency text not null references app.currency,
  pool_minor bigint not null,
  share_count integer not null check (share_count between 1 and 5000),
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null check (max_minor >= min_minor),
  opens_at timestamptz not null,
  end_at timestamptz not null check (end_at > opens_at),
  -- of a share, in valid turnover
  turnover_percent integer not null check (turnover_percent between 0 and 1000),
  audience text not null check (audience in ('everybody', 'registered_before', 'deposited')),
  registered_before timestamptz,
  deposited_minor bigint check (deposited_minor > 0),
  title jsonb not null,
  words jsonb not null,
  revision integer not null default 1,
  -- everybody who wrote of it; none: it came with the product
  writer_ids bigint[] not null,
  written_by_account text,
  written_at timestamptz not null,
  state text not null default 'draft' check (state in ('draft', 'announced', 'ended')),
  announced_at timestamptz,
  announced_by_account text,
  -- SHA-256 of the seed that the shares were drawn from; the seed is sealed until all is over
  seed_hash text check (seed_hash ~ '^[0-9a-f]{64}$'),
  sealed_seed text,
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  -- how many shares are taken
  taken integer not null default 0 check (taken between 0 and share_count),
  -- whether windows were told that it is open
  is_opening_told boolean not null default false,
  ended_at timestamptz,
  ended_why text check (ended_why in ('used_up', 'time', 'stopped')),
  check (min_minor * share_count <= pool_minor and pool_minor <= max_minor * share_count and pool_minor < 2::bigint ^ 48),
  check ((audience = 'registered_before') = (registered_before is not null)),
  check ((audience = 'deposited') = (deposited_minor is not null)),
  check ((announced_at is null) = (seed_hash is null)),
  check ((announced_at is null) = (num_nonnulls(sealed_seed, seed) = 0)),
  check (num_nonnulls(sealed_seed, seed) < 2),
  check (state = 'draft' and announced_at is null or state = 'announced' and announced_at is not null or state = 'ended'),
  check ((state = 'ended') = (ended_at is not null)),
  check ((ended_at is null) = (ended_why is null)),
  check (seed is null or state = 'ended'),
  check (taken = 0 or announced_at is not null)
);
create index red_envelope_of_site on app.red_envelope (site_id, envelope_id desc);
create index red_envelope_announced on app.red_envelope (site_id, currency, opens_at) where state = 'announced';
create index red_envelope_to_reveal on app.red_envelope (envelope_id) where state = 'ended' and sealed_seed is not null;

-- Drawn with the announcement, in the order in which they are taken. Nobody reads what nobody has taken: the server's role
-- adds shares, and functions look at them.
create table app.red_envelope_share (
  envelope_id bigint not null references app.red_envelope,
  place integer not null check (place > 0),
  amount_minor bigint not null check (amount_minor > 0),
  primary key (envelope_id, place)
);

-- Who has taken which share. Written by the function that pays it, append-only.
create table app.red_envelope_claim (
  envelope_id bigint not null,
  place integer not null,
  member_id bigint not null references app.member,
  amount_minor bigint not null,
  award_id bigint not null,
  claimed_at timestamptz not null,
  primary key (envelope_id, place),
  unique (envelope_id, member_id),
  foreign key (envelope_id, place) references app.red_envelope_share
);

revoke all on app.red_envelope, app.red_envelope_share, app.red_envelope_claim from platform_app;
grant select, insert on app.red_envelope to platform_app;
-- shares are taken by the function alone
grant update (currency, pool_minor, share_count, min_minor, max_minor, opens_at, end_at, turnover_percent, audience,
  registered_before, deposited_minor, title, words, revision, writer_ids, written_by_account, written_at, state, announced_at,
  announced_by_account, seed_hash, sealed_seed, seed, is_opening_told, ended_at, ended_why)
  on app.red_envelope to platform_app;
grant insert on app.red_envelope_share to platform_app;
grant select on app.red_envelope_claim to platform_app;

-- Pages show which there are and how they stand; what is claimed they tell when all is over.
create trigger red_envelope_changed after update of state, seed on app.red_envelope
  for each row when ((old.state, old.seed) is distinct from (new.state, new.seed))
  execute function app.notify_content_changed();
create trigger red_envelope_added after insert on app.red_envelope
  for each row when (new.state = 'announced') execute function app.notify_content_changed();

insert into app.role_permission (role, permission)
select role, unnest(permissions) from (values
  ('promotions', array['envelope.read', 'envelope.edit', 'request.read']),
  ('maker', array['envelope.read', 'envelope.edit']),
  ('checker', array['envelope.read', 'envelope.approve']),
  ('finance', array['envelope.read']),
  ('auditor', array['envelope.read'])
) seed (role, permissions)
on conflict do nothing;

-- Down Migration
delete from app.role_permission where permission in ('envelope.read', 'envelope.edit', 'envelope.approve')
  or (role, permission) = ('promotions', 'request.read');
drop schema envelope cascade;
drop table app.red_envelope_claim, app.red_envelope_share, app.red_envelope;
