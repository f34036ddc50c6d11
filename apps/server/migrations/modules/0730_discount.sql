-- Up Migration

-- What the offers of a site are sorted by. Names and texts are jsonb by language, as those of all content.
create table app.discount_category (
  discount_category_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  name jsonb not null,
  sort integer not null default 0,
  unique (site_id, discount_category_id)
);

-- What a site offers its members. Its page is there from its start on, and after its end says that it has ended.
create table app.discount (
  discount_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  discount_category_id bigint not null,
  scene text not null,
  title jsonb not null,
  -- plain text
  summary jsonb not null,
  -- clean HTML: what a member does, and what holds
  steps jsonb not null,
  terms jsonb not null,
  -- where a member begins: a path of the site or an address outside; empty: nowhere
  link_url text not null default '' check (link_url ~ '^(/[^/\\]|/$|https?://|$)'),
  link_text jsonb not null default '{}',
  -- whom it is shown in a window of its own: 0 nobody, 1 guests, 2 members, 3 both
  pop_up smallint not null default 0 check (pop_up between 0 and 3),
  -- where it pops up: 0 everywhere, 1 desktop, 2 mobile
  display_device smallint not null default 0 check (display_device between 0 and 2),
  sort integer not null default 0,
  is_active boolean not null default true,
  start_at timestamptz,
  end_at timestamptz,
  updated_at timestamptz not null default clock_timestamp(),
  foreign key (site_id, discount_category_id) references app.discount_category (site_id, discount_category_id),
  check (start_at is null or end_at is null or start_at < end_at)
);
create index discount_by_site on app.discount (site_id, sort desc, discount_id);
create index discount_by_category on app.discount (site_id, discount_category_id);

create trigger discount_category_changed after insert or update or delete on app.discount_category
  for each row execute function app.notify_content_changed();
create trigger discount_changed after insert or update or delete on app.discount
  for each row execute function app.notify_content_changed();

-- Down Migration
drop table app.discount, app.discount_category;
