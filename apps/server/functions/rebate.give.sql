-- Gives a member what a run owes them, once; the caller has locked the due. Whether it was given: not while no bet is taken
-- from the member.
create or replace function rebate.give(p_run bigint, p_member bigint, p_now timestamptz)
returns boolean language plpgsql as $$
declare
  v_source_id text := format('%s:%s', p_run, p_member);
  v_amount bigint;
  v_state text;
  v_given bigint;
  p rebate.plan;
  v rebate.version;
begin
  select d.amount_minor, d.state into strict v_amount, v_state from rebate.due d
  where d.run_id = p_run and d.member_id = p_member and d.state in ('due', 'waiting', 'claimable');
  select x.* into strict v from rebate.version x join rebate.run r on r.plan_id = x.plan_id and r.version = x.version
  where r.run_id = p_run and r.state in ('approved', 'paid');
  select * into strict p from rebate.plan x where x.plan_id = v.plan_id;
  if jsonb_typeof(v.terms -> 'bonus') = 'object' then
    v_given := promo.give_grant(jsonb_build_object('site_id', p.site_id, 'member_id', p_member, 'currency', p.currency,
      'granted_minor', v_amount, 'gt_id', v.terms -> 'bonus' -> 'gt_id',
      'required_minor', floor(v_amount * (v.terms ->> 'turnover_percent')::numeric / 100),
      'source_type', 'cashback', 'source_id', v_source_id,
      'expires_at', p_now + make_interval(days => (v.terms -> 'bonus' ->> 'days')::int)), p_now);
  else
    v_given := promo.award(p.site_id, p_member, p.currency, v_amount, (v.terms ->> 'turnover_percent')::int,
      case p.kind when 'turnover' then 'rebate' else 'cashback' end, v_source_id, p_now);
  end if;
  if v_given is not null then
    update rebate.due d set state = 'paid', given_id = v_given, ended_at = p_now, retry_at = null
    where d.run_id = p_run and d.member_id = p_member;
    return true;
  end if;
  if v_state <> 'claimable' then
    update rebate.due d set state = 'waiting', retry_at = p_now + interval '1 hour'
    where d.run_id = p_run and d.member_id = p_member;
  end if;
  return false;
end
$$;
revoke all on function rebate.give from public;
