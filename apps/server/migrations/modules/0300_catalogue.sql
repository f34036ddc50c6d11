-- Up Migration

-- A hall as a site shows it. Names are jsonb by language.
create table app.hall (
  site_id smallint not null references app.site,
  gt_id smallint not null check (gt_id between 2 and 9),
  name jsonb not null,
  sort integer not null default 0,
  is_active boolean not null default true,
  primary key (site_id, gt_id)
);

-- A provider as a site lists it in a hall. How it is reached is app.provider_connection's.
create table app.provider (
  site_id smallint not null references app.site,
  gp_id text not null check (gp_id ~ '^GP[A-Z0-9]{2,3}$'),
  gt_id smallint not null,
  name text not null,
  house text not null default '',
  customized boolean not null default false,
  has_demo boolean not null default false,
  -- null: every currency of the site
  currencies text[],
  sort integer not null default 0,
  is_active boolean not null default true,
  primary key (site_id, gp_id, gt_id),
  foreign key (site_id, gt_id) references app.hall
);

create table app.game (
  game_id bigint generated always as identity primary key,
  site_id smallint not null,
  gp_id text not null,
  gt_id smallint not null,
  game_code text not null check (game_code ~ '^[A-Za-z0-9_.-]{1,64}$' and game_code <> '0'),
  name jsonb not null,
  has_demo boolean not null default false,
  -- return to player in per cent
  rtp numeric(5, 2) check (rtp > 0 and rtp <= 100),
  -- 0 desktop, 1 mobile, 2 app
  support_devices smallint[] not null default '{0,1,2}',
  sort integer not null default 0,
  -- place on the home page's shelf of its hall; null when it is not there
  shelf_sort integer,
  is_active boolean not null default true,
  unique (site_id, gp_id, game_code),
  foreign key (site_id, gp_id, gt_id) references app.provider
);
create index game_by_hall on app.game (site_id, gt_id, sort);
create index game_on_shelf on app.game (site_id, gt_id, shelf_sort) where shelf_sort is not null;

create table app.game_label (
  game_label_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  tag text not null check (tag in ('hot', 'new')),
  unique (site_id, tag)
);

create table app.game_label_game (
  game_label_id bigint not null references app.game_label on delete cascade,
  game_id bigint not null references app.game on delete cascade,
  sort integer not null default 0,
  primary key (game_label_id, game_id)
);
create index game_label_game_by_game on app.game_label_game (game_id);

create table app.favorite (
  member_id bigint not null references app.member on delete cascade,
  game_id bigint not null references app.game on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, game_id)
);

-- When a member last started a game; one row for each game.
create table app.last_played (
  member_id bigint not null references app.member on delete cascade,
  game_id bigint not null references app.game on delete cascade,
  played_at timestamptz not null,
  primary key (member_id, game_id)
);
create index last_played_newest on app.last_played (member_id, played_at desc);

create trigger hall_changed after insert or update or delete on app.hall
  for each row execute function app.notify_content_changed();
create trigger provider_changed after insert or update or delete on app.provider
  for each row execute function app.notify_content_changed();
create trigger game_changed after insert or update or delete on app.game
  for each row execute function app.notify_content_changed();

create function app.notify_label_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', label.site_id::text)
     from app.game_label label where label.game_label_id = coalesce(new.game_label_id, old.game_label_id);
  return null;
end
$$;
create trigger game_label_changed after insert or update or delete on app.game_label_game
  for each row execute function app.notify_label_changed();

-- Down Migration
drop table app.last_played, app.favorite, app.game_label_game, app.game_label, app.game, app.provider, app.hall;
drop function app.notify_label_changed();
