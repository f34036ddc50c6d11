-- Notes a deposit that a payment service is about to be asked for, in one commit: whatever happens from then on, it is
-- there to be asked about. Once for each key of a member's: `known` with the order that it has, `conflict` where the
-- request was another one, `too_many` where so many wait to be paid already. What somebody opens for a member by a secret
-- has bounds of its own, and uses up nothing of the member's: how many wait, and how many of a day were never paid.
-- `no_claim`: what the member asks to be given for it is not waiting.
create or replace function cashier.open_deposit(
  p_order_id text, p_site_id integer, p_member_id bigint, p_currency text, p_method_id bigint, p_psp_id text,
  p_client_key text, p_request_hash bytea, p_secret_hash bytea, p_asked_minor bigint, p_most_open integer,
  p_most_unpaid integer, p_now timestamptz, p_next_ask_at timestamptz, p_offer_claim_id bigint
) returns cashier.opened language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_known record;
begin
  insert into cashier.depositor (member_id) values (p_member_id) on conflict (member_id) do nothing;
  perform 1 from cashier.depositor d where d.member_id = p_member_id for update;
  select d.order_id, d.request_hash into v_known from cashier.deposit d
  where d.member_id = p_member_id and d.client_key = p_client_key;
  if found then
    return (case when v_known.request_hash = p_request_hash then 'known' else 'conflict' end,
            v_known.order_id)::cashier.opened;
  end if;
  if (select count(*) from cashier.deposit d where d.member_id = p_member_id
      and (d.secret_hash is null) = (p_secret_hash is null)
      and d.state in ('opening', 'opening_unknown', 'open')) >= p_most_open
    or p_secret_hash is not null and (select count(*) from cashier.deposit d where d.member_id = p_member_id
      and d.secret_hash is not null and d.received_minor is null
      and d.created_at > p_now - interval '1 day') >= p_most_unpaid then
    return ('too_many', null)::cashier.opened;
  end if;
  if p_offer_claim_id is not null and not exists (
    select from offer.claim c where c.claim_id = p_offer_claim_id and c.member_id = p_member_id and c.state = 'waiting'
      and c.expires_at > p_now) then
    return ('no_claim', null)::cashier.opened;
  end if;
  insert into cashier.deposit (order_id, site_id, member_id, currency, method_id, psp_id, client_key, request_hash,
    secret_hash, asked_minor, state, next_ask_at, created_at, changed_at, offer_claim_id)
  values (p_order_id, p_site_id, p_member_id, p_currency, p_method_id, p_psp_id, p_client_key, p_request_hash,
    p_secret_hash, p_asked_minor, 'opening', p_next_ask_at, p_now, p_now, p_offer_claim_id)
  on conflict (secret_hash) where secret_hash is not null do nothing;
  if not found then
    -- it is another member's
    return ('conflict', null)::cashier.opened;
  end if;
  insert into cashier.step (order_id, seq, from_state, to_state, cause, actor, at)
  values (p_order_id, 1, 'created', 'opening', 'asked_for',
    case when p_secret_hash is null then 'member' else 'visitor' end, p_now);
  return ('opened', p_order_id)::cashier.opened;
end
$$;
revoke all on function cashier.open_deposit from public;
grant execute on function cashier.open_deposit to platform_app;
