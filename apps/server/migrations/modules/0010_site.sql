-- Up Migration
create table app.site (
  site_id smallint primary key,
  template text not null check (template in ('site02', 'suncity', 'apsport')),
  name text not null,
  name_zh text not null,
  -- exact host names; the site with is_default answers every other host
  hosts text[] not null,
  is_default boolean not null default false,
  is_closed boolean not null default false,
  closed_message_key text,
  default_language text not null,
  languages text[] not null,
  currencies text[] not null,
  default_currency text not null,
  timezone text not null default 'America/Caracas',
  settings jsonb not null default '{}',
  check (default_language = any (languages)),
  check (default_currency = any (currencies))
);
create unique index site_default on app.site (is_default) where is_default;

-- Links at the foot of the desktop layout.
create table app.site_link (
  site_link_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  sort smallint not null default 0,
  icon text not null default '',
  name jsonb not null,
  url text not null
);
create index site_link_by_site on app.site_link (site_id, sort);

-- Tabs at the foot of the mobile layout.
create table app.site_tab (
  site_id smallint not null references app.site,
  name text not null,
  sort smallint not null,
  primary key (site_id, name)
);

create function app.notify_content_changed() returns trigger language plpgsql as $$
declare
  changed smallint := coalesce(new.site_id, old.site_id);
begin
  perform pg_notify('content_changed', changed::text);
  return null;
end
$$;

create trigger site_changed after insert or update or delete on app.site
  for each row execute function app.notify_content_changed();
create trigger site_link_changed after insert or update or delete on app.site_link
  for each row execute function app.notify_content_changed();
create trigger site_tab_changed after insert or update or delete on app.site_tab
  for each row execute function app.notify_content_changed();

-- Down Migration
drop table app.site_tab, app.site_link, app.site;
drop function app.notify_content_changed();
