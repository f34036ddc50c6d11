-- Tells a member's windows how a grant stands.
create or replace function promo.tell_bonus(p_grant_id bigint)
returns void language sql as $$
  insert into app.outbox (channel, event, payload)
  select 'private-member.' || g.member_id, 'member.bonus', jsonb_build_object('grant_id', g.grant_id, 'state', g.state,
    'bonus', app.format_minor(promo.bonus_of(g.member_id, g.currency), g.currency),
    'required', app.format_minor(g.required_minor, g.currency),
    'wagered', app.format_minor(g.wagered_minor, g.currency), 'currency', g.currency)
  from promo.grant g where g.grant_id = p_grant_id
$$;
revoke all on function promo.tell_bonus from public;
