-- Rounds that are counted, or counted anew, within the time of a tournament wait for its standings, in the transaction that
-- counts them: no bet knows of it. A round that waits already is locked until then, so that nobody takes it as it was.
create or replace function tournament.keep_touched() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  insert into tournament.touched as k (gp_id, member_id, round_id, is_told)
  select n.gp_id, n.member_id, n.round_id, n.is_told from newly n
  where n.closed_at is not null and exists (
    select from tournament.tournament t
    where t.site_id = n.site_id and t.currency = n.currency and t.state = 'announced'
      and n.closed_at >= t.starts_at and n.closed_at < t.end_at)
  on conflict (gp_id, member_id, round_id, is_told) do update set times = k.times + 1;
  return null;
end
$$;
revoke all on function tournament.keep_touched from public;
create or replace trigger round_counted_for_tournaments after insert on play.round
  referencing new table as newly for each statement execute function tournament.keep_touched();
create or replace trigger round_changed_for_tournaments after update on play.round
  referencing new table as newly for each statement execute function tournament.keep_touched();
