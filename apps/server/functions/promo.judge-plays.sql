-- What becomes of the plays of a batch (ledger.play beside seamless.round_part, at p_places) whose members have a bonus.
-- Taken are those that one wallet alone pays or gets, that an active grant allows, and after which it is still active:
-- neither completed nor past its time, and with something left. Of a member all are taken, on the one account, or none;
-- what is not taken goes through promo.begin_bet and promo.note_play, whose rules these are. The caller holds the
-- balances, and sees to it that whole tables are never read.
create or replace function promo.judge_plays(
  p_plays ledger.play[], p_parts seamless.round_part[], p_places integer[]
) returns promo.judgement[] language plpgsql stable as $$
begin
  return (
    select array_agg((t.n, t.is_taken, t.account_id, t.is_of_bonus, t.grant_id, t.is_kept, t.tells, t.counted_minor,
      t.wagered_minor, t.required_minor, t.cash_minor, t.bonus_minor, t.scale)::promo.judgement order by t.n)
    from (
      select j.*, case when j.is_of_bonus then j.bonus_account_id else j.main_account_id end as account_id,
        j.wagered_before_minor + sum(j.counted_minor) over so_far as wagered_minor,
        (bool_and(j.is_plain) over of_member
         and bool_and(j.is_of_bonus) over of_member = bool_or(j.is_of_bonus) over of_member
         and j.wagered_before_minor + sum(j.counted_minor) over of_member < j.required_minor
         -- without what comes back meanwhile
         and j.bonus_minor > sum(case when j.is_of_bonus then j.stake_minor else 0 end) over of_member) is true as is_taken
      from (
        select k.*, k.is_counted or k.is_payout_of_bonus as is_kept,
          k.is_counted or k.is_payout_of_bonus or k.is_closed and k.round_grant_id is not null as tells,
          case when k.is_counted then floor(k.stake_minor::numeric * k.weight_bp / 10000)::bigint else 0 end as counted_minor,
          case when k.is_bet then k.is_stake_of_bonus else k.is_payout_of_bonus end as is_of_bonus,
          (k.is_allowed and (not k.is_bet or not k.is_paid or k.is_payout_of_bonus = k.is_stake_of_bonus)
           -- else a part of the payout is cash
           and (not k.is_payout_of_bonus or k.round_bonus_minor >= k.round_stake_minor and k.round_stake_minor > 0)
           and coalesce(k.round_grant_id, k.grant_id) = k.grant_id) is true as is_plain
        from (
          select s.*, s.is_paid and s.round_bonus_minor > 0 as is_payout_of_bonus
          from (
            select c.*, (c.is_counted and c.stake_minor > c.cash_minor) is true as is_stake_of_bonus,
              coalesce(f.stake_minor, 0) + case when c.is_counted and c.stake_minor > c.cash_minor then c.stake_minor
                else 0 end as round_bonus_minor,
              coalesce(r.stake_minor, 0) + c.stake_minor as round_stake_minor, f.grant_id as round_grant_id
            from (
              select p.n, p.gp_id, p.member_id, p.round_id, p.stake_minor, p.payout_minor, p.is_closed, p.main_account_id,
                p.bet_count = 1 as is_bet, g.grant_id, g.required_minor, g.wagered_minor as wagered_before_minor,
                g.weight_bp, m.cash_minor, b.account_id as bonus_account_id, b.bonus_minor, u.scale,
                p.kind in ('seamless_win', 'seamless_bet_win') and p.payout_minor > 0 as is_paid,
                (p.bet_count = 1
                 and coalesce(h.gt_id, promo.hall_of_game(p.site_id, p.gp_id, p.game_code)) = g.gt_id) is true as is_counted,
                (p.bet_count = 1 and (
                   p.gp_id || '/' || p.game_code = any (g.excluded_games)
                   or p.stake_minor > g.max_stake_minor
                     and coalesce(h.gt_id, promo.hall_of_game(p.site_id, p.gp_id, p.game_code)) = g.gt_id)
                ) is not true as is_allowed
              from rows from (unnest(p_plays), unnest(p_parts)) with ordinality
                as p (scope, key, request_hash, kind, note, main_account_id, house_account, staked_minor, paid_minor,
                      pot_account, reserve_account, pot_minor, reserve_minor, gp_id, member_id, round_id, site_id, game_code,
                      currency, stake_minor, payout_minor, bet_count, is_closed, bonus_stake_minor, bonus_payout_minor, n)
              join app.currency u on u.currency = p.currency
              left join lateral (
                select g.* from promo.grant g
                where g.member_id = p.member_id and g.currency = p.currency and g.state = 'active'
                  and g.expires_at > clock_timestamp() limit 1) g on true
              left join lateral (
                select b.balance_minor as cash_minor from ledger.balance b
                where b.account_id = p.main_account_id limit 1) m on true
              left join lateral (
                select a.account_id, l.balance_minor as bonus_minor
                from ledger.account a join ledger.balance l on l.account_id = a.account_id
                where a.member_id = p.member_id and a.kind = 'member_bonus' and a.currency = p.currency limit 1) b on true
              left join lateral (
                select g.gt_id from app.game g
                where g.site_id = p.site_id and g.gp_id = p.gp_id and g.game_code = p.game_code and p.bet_count = 1
                limit 1) h on true
              where p.n = any (p_places)
            ) c
            -- promo.bonus_of_round, where something hangs on it
            left join lateral (
              select sum(n.bonus_stake_minor) as stake_minor, max(n.grant_id) filter (where n.bonus_stake_minor > 0) as grant_id
              from promo.contribution n
              where n.member_id = c.member_id and n.gp_id = c.gp_id and n.round_id = c.round_id
                and (c.is_paid or c.is_closed and not c.is_counted)) f on true
            left join lateral (
              select r.stake_minor from seamless.round r
              where r.gp_id = c.gp_id and r.member_id = c.member_id and r.round_id = c.round_id and c.is_paid limit 1) r on true
          ) s
        ) k
      ) j
      window of_member as (partition by j.member_id), so_far as (partition by j.member_id order by j.n)
    ) t);
end
$$;
revoke all on function promo.judge_plays from public;
