-- Up Migration

-- What operators write for a site before, while and after it is shown. What is shown stands in the tables of the modules
-- that show it; a document ties such a row to its versions.
create schema publication;
grant usage on schema publication to platform_app;

create table publication.document (
  document_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  kind text not null check (kind <> ''),
  -- the row that is shown; null: nothing is
  live_key text,
  published_version integer,
  latest_version integer not null check (latest_version > 0),
  changed_at timestamptz not null,
  check ((live_key is null) = (published_version is null)),
  check (published_version <= latest_version)
);
create unique index document_of_live on publication.document (site_id, kind, live_key) where live_key is not null;
create index document_by_change on publication.document (site_id, kind, changed_at desc, document_id desc);

create table publication.version (
  document_id bigint not null references publication.document,
  version integer not null,
  state text not null check (state in ('draft', 'review', 'returned', 'published', 'replaced')),
  body jsonb not null,
  -- null: it was there before it had versions
  author_id bigint,
  author_account text,
  reason text not null default '',
  written_at timestamptz not null,
  decided_by_id bigint,
  decided_by_account text,
  decided_at timestamptz,
  decision_reason text not null default '',
  primary key (document_id, version),
  check ((author_id is null) = (author_account is null)),
  -- whoever publishes has not written it
  check (state <> 'published' or author_id is null or decided_by_id <> author_id)
);
create unique index version_published on publication.version (document_id) where state = 'published';

grant select, insert, update on all tables in schema publication to platform_app;
grant usage on all sequences in schema publication to platform_app;

-- Down Migration
drop schema publication cascade;
