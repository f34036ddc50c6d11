-- Up Migration

-- Pictures that operators have uploaded for a site. The files lie in a store, under names that say what they hold.
create table app.picture (
  site_id smallint not null references app.site,
  name text not null check (name ~ '^[0-9a-f]{40}\.webp$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  size_bytes integer not null check (size_bytes > 0),
  called text not null,
  operator_id bigint not null,
  operator_account text not null,
  uploaded_at timestamptz not null,
  primary key (site_id, name)
);
create index picture_newest on app.picture (site_id, uploaded_at desc, name);

-- Down Migration
drop table app.picture;
