-- Up Migration
-- By language, where a provider is called otherwise than by its name in Latin letters.
alter table app.provider add column local_names jsonb not null default '{}'
  check (jsonb_typeof(local_names) = 'object');

-- Down Migration
alter table app.provider drop column local_names;
