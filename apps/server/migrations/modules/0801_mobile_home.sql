-- Up Migration

-- The homes that phones can be shown: which blocks, in which order, each in one look. A site names one of them in its
-- settings (mobile_template); without a name its template's own home is shown.
create table app.mobile_home (
  name text primary key check (name ~ '^H5_[1-8]$'),
  blocks jsonb not null check (
    jsonb_typeof(blocks) = 'array'
    and not jsonb_path_exists(blocks, '$[*] ? (!(@.kind like_regex "^(hero|marquee|halls|sports|lead|jackpot|adverts|shelves)$"))')
    and not jsonb_path_exists(blocks, '$[*] ? (!(@.look like_regex "^(plain|slim|grid|large)$"))')
  )
);

insert into app.mobile_home (name, blocks)
select name, (select jsonb_agg(jsonb_build_object('kind', split_part(block, ' ', 1), 'look', split_part(block, ' ', 2)) order by place)
                from unnest(blocks) with ordinality as listed (block, place))
  from (values
    ('H5_1', array['hero plain', 'marquee plain', 'halls plain', 'lead plain', 'jackpot plain', 'adverts plain', 'shelves plain']),
    ('H5_2', array['marquee plain', 'hero plain', 'jackpot plain', 'lead plain', 'adverts plain', 'shelves plain']),
    ('H5_3', array['hero plain', 'jackpot plain', 'marquee plain', 'lead plain', 'sports plain', 'adverts plain', 'shelves plain']),
    ('H5_4', array['halls grid', 'marquee plain', 'hero slim', 'lead grid', 'jackpot plain', 'shelves plain', 'adverts plain']),
    ('H5_5', array['jackpot plain', 'hero slim', 'lead large', 'marquee plain', 'halls plain', 'shelves plain', 'adverts plain']),
    ('H5_6', array['marquee plain', 'lead grid', 'hero slim', 'halls plain', 'shelves plain', 'jackpot plain', 'adverts plain']),
    ('H5_7', array['adverts plain', 'hero slim', 'marquee plain', 'halls grid', 'lead plain', 'jackpot plain', 'shelves large']),
    ('H5_8', array['hero plain', 'lead grid', 'halls grid', 'shelves large', 'adverts plain', 'marquee plain', 'jackpot plain'])
  ) as homes (name, blocks);

-- All sites may show one of them.
create function app.notify_all_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', '');
  return null;
end
$$;
create trigger mobile_home_changed after insert or update or delete on app.mobile_home
  for each statement execute function app.notify_all_content_changed();

-- Down Migration
drop table app.mobile_home;
drop function app.notify_all_content_changed();
