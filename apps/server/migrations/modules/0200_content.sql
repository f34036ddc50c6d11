-- Up Migration

-- Texts are jsonb by language ({"vi_VN": "…", "en_US": "…"}); a reader falls back to en_US.
create table app.banner (
  banner_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  -- 0 desktop, 1 small, 2 mobile
  use_type smallint not null check (use_type between 0 and 2),
  -- 0 outside, 1 the internal path /{url}, 2 a game
  link_type smallint not null check (link_type between 0 and 2),
  -- 0 same page, 1 new tab
  link_method smallint not null default 0 check (link_method between 0 and 1),
  url text not null default '',
  gt_id smallint,
  gp_id text,
  game_code text,
  game_currency text references app.currency,
  gp_gt_name text not null default '',
  customized boolean not null default false,
  scene text not null,
  title jsonb not null,
  subtitle jsonb not null default '{}',
  button jsonb not null default '{}',
  sort integer not null default 0,
  is_active boolean not null default true,
  start_at timestamptz,
  end_at timestamptz,
  check ((link_type = 2) = (gp_id is not null and gt_id is not null and game_code is not null and game_currency is not null)),
  check (start_at is null or end_at is null or start_at < end_at)
);
create index banner_by_place on app.banner (site_id, use_type, sort desc);

create table app.announcement (
  announcement_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  content jsonb not null,
  display_before_login boolean not null default true,
  display_after_login boolean not null default true,
  sort integer not null default 0,
  is_active boolean not null default true,
  start_at timestamptz,
  end_at timestamptz,
  updated_at timestamptz not null default clock_timestamp(),
  check (start_at is null or end_at is null or start_at < end_at)
);
create index announcement_by_site on app.announcement (site_id, sort desc);

create table app.bulletin (
  bulletin_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  title jsonb not null,
  -- plain text
  display_content jsonb not null,
  -- clean HTML
  content jsonb not null,
  for_guests boolean not null default true,
  for_members boolean not null default true,
  -- 0 all, 1 desktop, 2 mobile
  display_device smallint not null default 0 check (display_device between 0 and 2),
  -- where it pops up for members: 2 normal, 3 deposit page
  display_location smallint not null default 2 check (display_location in (2, 3)),
  -- 0: a member who closes it does not see it again until it is updated
  display_frequency smallint not null default 1 check (display_frequency >= 0),
  is_active boolean not null default true,
  start_at timestamptz,
  end_at timestamptz,
  updated_at timestamptz not null default clock_timestamp(),
  check (start_at is null or end_at is null or start_at < end_at)
);
create index bulletin_by_site on app.bulletin (site_id, bulletin_id desc);

create table app.bulletin_hidden (
  member_id bigint not null references app.member on delete cascade,
  bulletin_id bigint not null references app.bulletin on delete cascade,
  hidden_at timestamptz not null,
  primary key (member_id, bulletin_id)
);

create table app.jackpot (
  site_id smallint not null references app.site,
  currency text not null references app.currency,
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (site_id, currency)
);

create trigger banner_changed after insert or update or delete on app.banner
  for each row execute function app.notify_content_changed();
create trigger announcement_changed after insert or update or delete on app.announcement
  for each row execute function app.notify_content_changed();
create trigger bulletin_changed after insert or update or delete on app.bulletin
  for each row execute function app.notify_content_changed();
create trigger jackpot_changed after insert or update or delete on app.jackpot
  for each row execute function app.notify_content_changed();

-- Browsers that show the banners are told to read them again, in every currency of the site.
create function app.announce_banners() returns trigger language plpgsql as $$
begin
  insert into app.outbox (channel, event, payload)
  select distinct 'web_api.' || currency, 'carousel_picture.url', '{}'::jsonb
    from changed join app.site using (site_id) cross join unnest(site.currencies) as currency;
  return null;
end
$$;
create trigger banner_announced_insert after insert on app.banner
  referencing new table as changed for each statement execute function app.announce_banners();
create trigger banner_announced_update after update on app.banner
  referencing new table as changed for each statement execute function app.announce_banners();
create trigger banner_announced_delete after delete on app.banner
  referencing old table as changed for each statement execute function app.announce_banners();

-- Down Migration
drop table app.jackpot, app.bulletin_hidden, app.bulletin, app.announcement, app.banner;
drop function app.announce_banners();
