-- Tells a member's windows how an award stands.
create or replace function free.tell(p_award_id bigint)
returns void language sql as $$
  insert into app.outbox (channel, event, payload)
  select 'private-member.' || a.member_id, 'member.free_rounds', jsonb_build_object('award_id', a.award_id,
    'state', a.state, 'left', a.round_count - a.used_count, 'won', app.format_minor(a.won_minor, a.currency),
    'currency', a.currency)
  from free.award a where a.award_id = p_award_id and a.state not in ('unknown', 'refused')
$$;
revoke all on function free.tell from public;
