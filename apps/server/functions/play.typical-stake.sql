-- What a member's rounds in a hall came to on the average since a day, in minor units; null where there were none.
create or replace function play.typical_stake(p_member_id bigint, p_currency text, p_gt_id integer, p_since date)
returns bigint language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select nullif(trunc(sum(d.cash_stake_minor) / nullif(sum(d.rounds), 0)), 0)::bigint from play.day d
  where d.member_id = p_member_id and d.day >= p_since and d.currency = p_currency and d.gt_id = p_gt_id
$$;
revoke all on function play.typical_stake from public;
grant execute on function play.typical_stake to platform_app;
