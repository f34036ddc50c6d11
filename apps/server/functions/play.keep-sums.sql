-- What is counted on days is in the sums of games and of members in the same statement. One process counts at a time,
-- so nobody waits for their rows.
create or replace function play.keep_sums() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  counted play.day[];
  known play.day[] := '{}';
  late constant boolean := tg_table_name = 'day_change';
begin
  select array_agg(row(n.*)::play.day) into counted from newly n;
  if tg_op = 'UPDATE' then
    select array_agg(row(f.*)::play.day) into known from formerly f;
  end if;
  if counted is null then
    return null;
  end if;

  insert into play.game_day as s
    (site_id, day, currency, gp_id, gt_id, game_code, is_late, rounds, cash_stake_minor, cash_payout_minor,
     free_stake_minor, valid_turnover_minor, members, stake_stake, stake_payout, payout_payout)
  select d.site_id, d.day, d.currency, d.gp_id, d.gt_id, d.game_code, late, sum(way * d.rounds),
    sum(way * d.cash_stake_minor), sum(way * d.cash_payout_minor), sum(way * d.free_stake_minor),
    sum(way * d.valid_turnover_minor),
    case when late then 0 else sum(way) end,
    case when late then 0 else sum(way * d.cash_stake_minor * d.cash_stake_minor) end,
    case when late then 0 else sum(way * d.cash_stake_minor * d.cash_payout_minor) end,
    case when late then 0 else sum(way * d.cash_payout_minor * d.cash_payout_minor) end
  from (select 1 as way, c.* from unnest(counted) c union all select -1, k.* from unnest(known) k) d
  group by d.site_id, d.day, d.currency, d.gp_id, d.gt_id, d.game_code
  on conflict (site_id, day, currency, gp_id, gt_id, game_code, is_late) do update
    set rounds = s.rounds + excluded.rounds,
        cash_stake_minor = s.cash_stake_minor + excluded.cash_stake_minor,
        cash_payout_minor = s.cash_payout_minor + excluded.cash_payout_minor,
        free_stake_minor = s.free_stake_minor + excluded.free_stake_minor,
        valid_turnover_minor = s.valid_turnover_minor + excluded.valid_turnover_minor,
        members = s.members + excluded.members,
        stake_stake = s.stake_stake + excluded.stake_stake,
        stake_payout = s.stake_payout + excluded.stake_payout,
        payout_payout = s.payout_payout + excluded.payout_payout;

  insert into play.member_day as s
    (site_id, day, currency, member_id, gp_id, gt_id, is_late, rounds, cash_stake_minor, cash_payout_minor,
     free_stake_minor, valid_turnover_minor)
  select d.site_id, d.day, d.currency, d.member_id, d.gp_id, d.gt_id, late, sum(way * d.rounds),
    sum(way * d.cash_stake_minor), sum(way * d.cash_payout_minor), sum(way * d.free_stake_minor),
    sum(way * d.valid_turnover_minor)
  from (select 1 as way, c.* from unnest(counted) c union all select -1, k.* from unnest(known) k) d
  group by d.site_id, d.day, d.currency, d.member_id, d.gp_id, d.gt_id
  on conflict (site_id, day, currency, member_id, gp_id, gt_id, is_late) do update
    set rounds = s.rounds + excluded.rounds,
        cash_stake_minor = s.cash_stake_minor + excluded.cash_stake_minor,
        cash_payout_minor = s.cash_payout_minor + excluded.cash_payout_minor,
        free_stake_minor = s.free_stake_minor + excluded.free_stake_minor,
        valid_turnover_minor = s.valid_turnover_minor + excluded.valid_turnover_minor;

  insert into play.member_span as s
    (site_id, days, start, member_id, currency, rounds, cash_stake_minor, cash_payout_minor, valid_turnover_minor,
     late_minor, has_played)
  select d.site_id, span.days, date '1960-01-01' + (d.day - date '1960-01-01') / span.days * span.days, d.member_id,
    d.currency, sum(way * d.rounds), sum(way * d.cash_stake_minor), sum(way * d.cash_payout_minor),
    sum(way * d.valid_turnover_minor),
    case when late then sum(way * (d.cash_payout_minor - d.cash_stake_minor)) else 0 end, not late
  from (select 1 as way, c.* from unnest(counted) c union all select -1, k.* from unnest(known) k) d
  cross join (values (1::smallint), (8::smallint), (64::smallint)) as span (days)
  group by d.site_id, span.days, 3, d.member_id, d.currency
  on conflict (site_id, days, start, member_id, currency) do update
    set rounds = s.rounds + excluded.rounds,
        cash_stake_minor = s.cash_stake_minor + excluded.cash_stake_minor,
        cash_payout_minor = s.cash_payout_minor + excluded.cash_payout_minor,
        valid_turnover_minor = s.valid_turnover_minor + excluded.valid_turnover_minor,
        late_minor = s.late_minor + excluded.late_minor,
        has_played = s.has_played or excluded.has_played;

  if tg_op = 'INSERT' and not late then
    insert into play.first_day as f (member_id, site_id, currency, day)
    select c.member_id, min(c.site_id), min(c.currency), min(c.day) from unnest(counted) c group by c.member_id
    on conflict (member_id) do update set day = excluded.day where excluded.day < f.day;
  end if;
  return null;
end
$$;
revoke all on function play.keep_sums from public;

create or replace trigger day_counted after insert on play.day
  referencing new table as newly for each statement execute function play.keep_sums();
create or replace trigger day_corrected after update on play.day
  referencing old table as formerly new table as newly for each statement execute function play.keep_sums();
create or replace trigger change_counted after insert on play.day_change
  referencing new table as newly for each statement execute function play.keep_sums();
create or replace trigger change_corrected after update on play.day_change
  referencing old table as formerly new table as newly for each statement execute function play.keep_sums();
