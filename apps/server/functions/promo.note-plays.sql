-- promo.note_play for the plays of a batch that were judged and posted, in their places: of grants that are active before
-- and after. The caller holds the balances.
create or replace function promo.note_plays(
  p_judged promo.judgement[], p_parts seamless.round_part[], p_posted ledger.post_result[]
) returns void language plpgsql as $$
begin
  with play as materialized (
    select j.*, p.transaction_id, p.gp_id, p.member_id, p.round_id, p.currency, p.bonus_stake_minor, p.bonus_payout_minor,
      p.stake_minor - p.bonus_stake_minor as cash_stake_minor,
      case when j.is_of_bonus then p.balance_after_minor else j.bonus_minor end as left_minor
    from rows from (unnest(p_parts), unnest(p_posted)) with ordinality
      as p (gp_id, member_id, round_id, site_id, game_code, currency, stake_minor, payout_minor, bet_count, is_closed,
            bonus_stake_minor, bonus_payout_minor, outcome, transaction_id, balance_after_minor, n)
    join unnest(p_judged) as j on j.place = p.n
    where j.is_taken and p.transaction_id is not null
  ), counted as (
    update promo.grant g set wagered_minor = c.wagered_minor
    from (select p.grant_id, max(p.wagered_minor) as wagered_minor from play p where p.counted_minor > 0 group by p.grant_id) c
    where g.grant_id = c.grant_id
  ), kept as (
    insert into promo.contribution (transaction_id, grant_id, member_id, gp_id, round_id, cash_stake_minor,
      bonus_stake_minor, bonus_payout_minor, counted_minor, is_late)
    select p.transaction_id, p.grant_id, p.member_id, p.gp_id, p.round_id, p.cash_stake_minor, p.bonus_stake_minor,
      p.bonus_payout_minor, p.counted_minor, false
    from play p where p.is_kept
  )
  -- promo.tell_bonus
  insert into app.outbox (channel, event, payload)
  select 'private-member.' || p.member_id, 'member.bonus', jsonb_build_object('grant_id', p.grant_id, 'state', 'active',
    'bonus', case p.scale when 0 then p.left_minor::text else app.format_minor(p.left_minor, p.currency) end,
    'required', case p.scale when 0 then p.required_minor::text else app.format_minor(p.required_minor, p.currency) end,
    'wagered', case p.scale when 0 then p.wagered_minor::text else app.format_minor(p.wagered_minor, p.currency) end,
    'currency', p.currency)
  from play p where p.tells order by p.place;
end
$$;
revoke all on function promo.note_plays from public;
