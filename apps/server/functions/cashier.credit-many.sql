-- Credits many deposits at once, none of them twice, as cashier.move_deposit would one after another, and keeps the
-- messages that say so as worked on, in the same commit. Answers the orders that it did so of. What is left out has
-- changed since it was judged, has a message that is there already, or accounts that are not opened yet: the caller
-- takes those one by one.
--
-- Deposits are locked first, then the counts of those who pay in, then balances, each in the order of their keys, so that
-- two of these never wait for each other in a circle. Every table is reached by its index, since a plan that is made
-- while the tables are small has to serve when they are large.
create or replace function cashier.credit_many(p_credits jsonb, p_now timestamptz)
returns setof text language plpgsql security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off as $$
declare
  v_credits cashier.credit[];
  v_times integer[];
  v_posted ledger.post_result[];
begin
  perform 1 from cashier.deposit d
  where d.order_id = any (array(select c ->> 'order_id' from jsonb_array_elements(p_credits) c))
  order by d.order_id for update;

  select array_agg((c.order_id, c.from_state, c.cause, c.site_id, c.member_id, c.currency, c.psp_id, c.psp_ref,
      c.payment_ref, c.received_minor, c.scope, c.key, c.request_hash, c.kind, c.note, c.message_id, c.received_at, c.raw,
      c.headers, m.account_id, f.account_id)::cashier.credit order by c.ordinality)
  into v_credits
  from rows from (jsonb_populate_recordset(null::cashier.credit, p_credits)) with ordinality as c
  cross join lateral (
    select d.state, d.psp_id from cashier.deposit d where d.order_id = c.order_id limit 1) d
  cross join lateral (
    select a.account_id from ledger.account a
    where a.member_id = c.member_id and a.kind = 'member_main' and a.currency = c.currency and a.site_id = c.site_id
    limit 1) m
  cross join lateral (
    select a.account_id from ledger.account a
    where a.member_id is null and a.site_id = c.site_id and a.kind = 'psp_float'
      and coalesce(a.gp_id, a.psp_id, '') = c.psp_id and a.currency = c.currency
    limit 1) f
  left join lateral (
    select true as is_there from cashier.psp_message p
    where p.psp_id = c.psp_id and p.message_id = c.message_id limit 1) p on true
  where d.state = c.from_state and d.psp_id = c.psp_id and p.is_there is null;
  if v_credits is null then
    return;
  end if;

  -- of one member's several each has its own count, in their order
  with counted as (
    insert into cashier.depositor as d (member_id, deposit_times)
    select c.member_id, count(*) from unnest(v_credits) c group by c.member_id order by c.member_id
    on conflict (member_id) do update set deposit_times = d.deposit_times + excluded.deposit_times
    returning d.member_id, d.deposit_times
  )
  select array_agg(d.deposit_times - c.later order by c.n) into v_times
  from (
    select p.n, p.member_id, count(*) over (partition by p.member_id order by p.n desc) - 1 as later
    from (select row_number() over () as n, u.member_id from unnest(v_credits) u) p
  ) c
  join counted d on d.member_id = c.member_id;

  perform 1 from ledger.balance b
  where b.account_id = any (array(select c.member_account from unnest(v_credits) c))
  order by b.account_id for no key update;
  v_posted := ledger.post_plays(array(
    select (c.scope, c.key, c.request_hash, c.kind, c.note, c.member_account, c.float_account, null, c.received_minor, null,
      null, null, null)::ledger.play
    from unnest(v_credits) c), false);
  if array_position(v_posted, null) is not null then
    raise exception 'deposits are credited and the money of some is not';
  end if;

  -- those who owe something pay it first
  perform cashier.cover_debt(c.site_id, c.member_id, c.currency, c.received_minor, 'deposit', c.order_id, c.order_id, p_now)
  from unnest(v_credits) c
  where exists (
    select from cashier.debt d where d.member_id = c.member_id and d.currency = c.currency and d.owed_minor > 0);

  with credit as materialized (
    select c.*
    from rows from (unnest(v_credits), unnest(v_times)) with ordinality
      as c (order_id, from_state, cause, site_id, member_id, currency, psp_id, psp_ref, payment_ref, received_minor, scope,
            key, request_hash, kind, note, message_id, received_at, raw, headers, member_account, float_account,
            deposit_times, n)
  ), moved as (
    update cashier.deposit d set state = 'credited', psp_ref = c.psp_ref, payment_ref = c.payment_ref,
      received_minor = c.received_minor, received_currency = c.currency, ask_attempts = 0, next_ask_at = null,
      changed_at = p_now
    from credit c where d.order_id = c.order_id
  ), stepped as (
    insert into cashier.step (order_id, seq, from_state, to_state, cause, actor, message_id, at)
    select c.order_id, s.seq + 1, c.from_state, 'credited', c.cause, 'psp', c.message_id, p_now
    from credit c
    cross join lateral (
      select s.seq from cashier.step s where s.order_id = c.order_id order by s.seq desc limit 1) s
  ), kept as (
    insert into cashier.psp_message (psp_id, message_id, received_at, raw, headers, order_id, outcome, worked_at)
    select c.psp_id, c.message_id, c.received_at, c.raw, c.headers, c.order_id, 'moved', p_now from credit c
  )
  insert into app.outbox (channel, event, payload)
  select 'private-member.' || c.member_id, e.event, e.payload
  from credit c
  join app.currency y on y.currency = c.currency
  cross join lateral (values
    (1, 'deposit.changed', jsonb_build_object('order_number', c.order_id)),
    (2, 'member_deposit.success', jsonb_build_object('order_number', c.order_id,
      -- where there is nothing to write after a point, a call costs more than the row
      'deposit_amount', case y.scale when 0 then c.received_minor::text
        else app.format_minor(c.received_minor, c.currency) end,
      'deposit_times', c.deposit_times))
  ) e (place, event, payload)
  order by c.n, e.place;

  -- what members have opted in to, campaign by campaign, so that two of these never wait for each other in a circle
  perform offer.note_deposit(o.offer_claim_id, o.order_id, o.received_minor, o.deposit_times, p_now)
  from (
    select d.offer_claim_id, d.order_id, d.received_minor, t.deposit_times
    from rows from (unnest(v_credits), unnest(v_times)) with ordinality
      as t (order_id, from_state, cause, site_id, member_id, currency, psp_id, psp_ref, payment_ref, received_minor, scope,
            key, request_hash, kind, note, message_id, received_at, raw, headers, member_account, float_account,
            deposit_times, n)
    join cashier.deposit d on d.order_id = t.order_id
    join offer.claim a on a.claim_id = d.offer_claim_id
    order by a.campaign_id, a.claim_id, t.n
  ) o;

  return query select c.order_id from unnest(v_credits) c;
end
$$;
revoke all on function cashier.credit_many from public;
grant execute on function cashier.credit_many to platform_app;
