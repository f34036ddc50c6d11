-- Up Migration

-- The key that takes the place of the present one at next_from; until then both are taken. Sealed like that one.
alter table app.provider_connection
  add column next_key_id text,
  add column next_secret text,
  add column next_from timestamptz,
  add column next_shown_at timestamptz,
  -- made at the office: the settings' key is left aside
  add column has_office_key boolean not null default false,
  add check ((next_key_id is null) = (next_secret is null)),
  add check ((next_key_id is null) = (next_from is null)),
  add check (next_key_id is not null or next_shown_at is null),
  add check (next_key_id <> key_id);

insert into app.role_permission (role, permission) values
  ('compliance', 'provider.read'),
  ('compliance', 'provider.approve');

-- Down Migration
delete from app.role_permission where permission = 'provider.approve' or (role = 'compliance' and permission = 'provider.read');
alter table app.provider_connection
  drop column next_key_id, drop column next_secret, drop column next_from, drop column next_shown_at,
  drop column has_office_key;
