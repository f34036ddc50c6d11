-- Up Migration
create schema seamless;
grant usage on schema seamless to platform_app;

-- One-time codes in launch addresses, the latest of each member. Only hashes are kept, of codes and of session tokens.
create table seamless.launch_code (
  code_hash bytea primary key,
  gp_id text not null references app.provider_connection,
  member_id bigint not null references app.member,
  site_id integer not null,
  currency text not null references app.currency,
  language text not null,
  game_code text not null,
  game_session_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index launch_code_member on seamless.launch_code (member_id);

-- Kept after they end: a win may come long after the last bet.
create table seamless.session (
  token_hash bytea primary key,
  gp_id text not null,
  member_id bigint not null references app.member,
  site_id integer not null,
  currency text not null,
  game_code text not null,
  game_session_id uuid not null,
  main_account_id bigint not null,
  ggr_account_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_member on seamless.session (member_id) where ended_at is null;
create index session_of_provider on seamless.session (member_id, gp_id);

-- What was staked and paid in a round, for the member's and the operator's records. Money is in the ledger.
create table seamless.round (
  gp_id text not null,
  member_id bigint not null,
  round_id text not null,
  site_id integer not null,
  game_code text not null,
  currency text not null,
  stake_minor bigint not null default 0,
  payout_minor bigint not null default 0,
  is_closed boolean not null default false,
  opened_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (gp_id, member_id, round_id)
) with (fillfactor = 80);

-- Answers to rollbacks. A row without a wallet transaction is a tombstone: there was nothing to take back,
-- and a transaction that still arrives under that id is refused.
create table seamless.rollback (
  gp_id text not null,
  member_id bigint not null,
  reference_transaction_id text not null,
  transaction_id text not null,
  request_hash bytea not null,
  wallet_transaction_id bigint,
  cash_after_minor bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (gp_id, member_id, reference_transaction_id),
  unique (gp_id, transaction_id)
);

-- One request of a provider that changes something, as execute_many takes it (a JSON array of them).
-- stake_minor goes from the member to the provider, payout_minor the other way; an adjustment is a payout
-- that may be negative. Hashes are hex.
create type seamless.operation as (
  method text, gp_id text, transaction_id text, request_hash text, token_hash text, member_ref text,
  site_id integer, currency text, game_code text, round_id text, round_closed boolean,
  stake_minor bigint, payout_minor bigint, reference_transaction_id text, note jsonb
);
create type seamless.answer as (
  status text, wallet_transaction_id bigint, cash_minor bigint, currency text, replayed boolean, applied boolean
);

-- Functions inside this schema have no search_path of their own, which would cost more than their bodies:
-- they name every schema, and are called by the SECURITY DEFINER functions below alone, which set it.

-- An answer that moved nothing; the wallet is shown as it is.
create function seamless.refuse(p_status text, p_account_id bigint, p_currency text)
returns seamless.answer language sql stable as $$
  select (p_status, null, ledger.balance_of(p_account_id), p_currency, false, null)::seamless.answer
$$;

-- Whether a session of the provider's hall (game 0) may open the game.
create function seamless.hall_has_game(p_session seamless.session, p_game_code text)
returns boolean language plpgsql stable as $$
begin
  return p_session.game_code = '0' and (
    exists (select from app.provider_connection c where c.gp_id = p_session.gp_id and not c.has_catalogue)
    or exists (select from app.game g where g.site_id = p_session.site_id and g.gp_id = p_session.gp_id
               and g.game_code = p_game_code and g.is_active));
end
$$;

-- bet, win, bet-win, bonus-win and adjust. The member's balance is locked by execute_many.
create function seamless.move_money(p_operation seamless.operation)
returns seamless.answer language plpgsql as $$
declare
  o alias for p_operation;
  v_scope text := 'seamless:' || o.gp_id;
  v_hash bytea := decode(o.request_hash, 'hex');
  v_session seamless.session;
  v_found record;
  v_posted ledger.post_result;
  v_legs ledger.leg[];
  v_refusal text;
begin
  select s as session, m.status = 'active' as is_active, exists (
    select from seamless.rollback r where r.gp_id = o.gp_id and r.member_id = s.member_id
    and r.reference_transaction_id = o.transaction_id) as is_rolled_back
  into v_found
  from seamless.session s join app.member m on m.member_id = s.member_id
  where s.token_hash = decode(o.token_hash, 'hex');
  v_session := v_found.session;
  if not found or v_session.gp_id <> o.gp_id or v_session.site_id <> o.site_id
     or v_session.member_id::text <> o.member_ref then
    return seamless.refuse('INVALID_TOKEN', null, null);
  end if;
  if v_session.currency <> o.currency then
    return seamless.refuse('WRONG_CURRENCY', v_session.main_account_id, v_session.currency);
  end if;
  if v_found.is_rolled_back then
    return seamless.refuse('TRANSACTION_ROLLED_BACK', v_session.main_account_id, v_session.currency);
  end if;

  -- what stops a bet; never asked of wins, adjustments and rollbacks
  if o.method in ('bet', 'bet-win') then
    -- first, for the sessions of a disabled member end, too
    if not v_found.is_active then
      v_refusal := 'MEMBER_DISABLED';
    elsif v_session.ended_at is not null or v_session.expires_at <= clock_timestamp() then
      v_refusal := 'TOKEN_EXPIRED';
    elsif v_session.game_code <> o.game_code and not seamless.hall_has_game(v_session, o.game_code) then
      v_refusal := 'INVALID_GAME';
    end if;
    if v_refusal is not null then
      -- a bet that was taken before keeps its answer
      v_posted := ledger.stored_answer(v_scope, o.transaction_id, v_hash);
      if v_posted.outcome is null then
        return seamless.refuse(v_refusal, v_session.main_account_id, v_session.currency);
      end if;
    end if;
  end if;

  if v_posted.outcome is null then
    if o.method in ('bet', 'bet-win') then
      v_legs := array[(v_session.main_account_id, -o.stake_minor)::ledger.leg,
                      (v_session.ggr_account_id, o.stake_minor)::ledger.leg];
    end if;
    if o.method <> 'bet' then
      v_legs := v_legs || (v_session.main_account_id, o.payout_minor)::ledger.leg
                       || (v_session.ggr_account_id, -o.payout_minor)::ledger.leg;
    end if;
    v_posted := ledger.post(v_scope, o.transaction_id, v_hash, 'seamless_' || replace(o.method, '-', '_'), v_legs, null,
                            o.note);
  end if;

  if v_posted.outcome = 'posted' then
    insert into seamless.round as r
      (gp_id, member_id, round_id, site_id, game_code, currency, stake_minor, payout_minor, is_closed)
    values (o.gp_id, v_session.member_id, o.round_id, o.site_id, o.game_code, o.currency, o.stake_minor, o.payout_minor,
            o.round_closed)
    on conflict (gp_id, member_id, round_id) do update
      set stake_minor = r.stake_minor + excluded.stake_minor, payout_minor = r.payout_minor + excluded.payout_minor,
          is_closed = excluded.is_closed, changed_at = excluded.changed_at;
  end if;
  return seamless.present(v_posted, v_session.main_account_id, v_session.currency);
end
$$;

-- The answer that a posting stands for.
create function seamless.present(p_posted ledger.post_result, p_account_id bigint, p_currency text)
returns seamless.answer language plpgsql stable as $$
begin
  return case p_posted.outcome
    when 'posted' then
      ('OK', p_posted.transaction_id, p_posted.balance_after_minor, p_currency, false, null)::seamless.answer
    when 'replayed' then
      ('OK', p_posted.transaction_id, p_posted.balance_after_minor, p_currency, true, null)::seamless.answer
    when 'insufficient' then
      seamless.refuse('NOT_ENOUGH_MONEY', p_account_id, p_currency)
    else
      seamless.refuse('DUPLICATE_TRANSACTION', p_account_id, p_currency)
  end;
end
$$;

-- Takes a transaction back by its id. What is not known leaves a tombstone and succeeds with applied false.
create function seamless.roll_back(p_operation seamless.operation)
returns seamless.answer language plpgsql as $$
declare
  o alias for p_operation;
  v_scope text := 'seamless:' || o.gp_id;
  v_hash bytea := decode(o.request_hash, 'hex');
  v_member record;
  v_stored seamless.rollback;
  v_reference record;
  v_posted ledger.post_result;
  v_answer seamless.answer;
begin
  select * into v_member from seamless.member_of(o.member_ref, o.gp_id);
  if v_member.member_id is null then
    return seamless.refuse('TRANSACTION_DOES_NOT_EXIST', null, null);
  end if;
  v_answer := ('OK', null, v_member.cash_minor, v_member.currency, false, false);

  select * into v_stored from seamless.rollback r where r.gp_id = o.gp_id and r.transaction_id = o.transaction_id;
  if found then
    if v_stored.request_hash <> v_hash then
      return seamless.refuse('DUPLICATE_TRANSACTION', v_member.account_id, v_member.currency);
    end if;
    return ('OK', v_stored.wallet_transaction_id, v_stored.cash_after_minor, v_member.currency, true,
            v_stored.wallet_transaction_id is not null)::seamless.answer;
  end if;
  if exists (select from ledger.transaction t where t.scope = v_scope and t.key = o.transaction_id) then
    return seamless.refuse('DUPLICATE_TRANSACTION', v_member.account_id, v_member.currency);
  end if;
  if exists (select from seamless.rollback r where r.gp_id = o.gp_id and r.member_id = v_member.member_id
             and r.reference_transaction_id = o.reference_transaction_id) then
    return v_answer;
  end if;

  select t.transaction_id, t.kind, t.note ->> 'round_id' as round_id, a.member_id,
         case t.kind when 'seamless_adjust' then 0 else sum(greatest(-e.amount_minor, 0)) end as stake_minor,
         case t.kind when 'seamless_adjust' then sum(e.amount_minor) else sum(greatest(e.amount_minor, 0)) end as payout_minor
  into v_reference
  from ledger.transaction t join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
  where t.scope = v_scope and t.key = o.reference_transaction_id and a.member_id is not null
  group by t.transaction_id, a.member_id;
  if found then
    if v_reference.member_id <> v_member.member_id or v_reference.kind = 'seamless_rollback' then
      return seamless.refuse('TRANSACTION_DOES_NOT_EXIST', v_member.account_id, v_member.currency);
    end if;
    v_posted := ledger.post(v_scope, o.transaction_id, v_hash, 'seamless_rollback',
      (select array_agg((e.account_id, -e.amount_minor)::ledger.leg order by e.leg desc)
       from ledger.entry e where e.transaction_id = v_reference.transaction_id),
      v_reference.transaction_id, o.note);
    v_answer := seamless.present(v_posted, v_member.account_id, v_member.currency);
    if v_posted.outcome <> 'posted' then
      return v_answer;
    end if;
    v_answer.applied := true;
    update seamless.round r
    set stake_minor = r.stake_minor - v_reference.stake_minor, payout_minor = r.payout_minor - v_reference.payout_minor,
        changed_at = clock_timestamp()
    where r.gp_id = o.gp_id and r.member_id = v_member.member_id and r.round_id = v_reference.round_id;
  end if;
  insert into seamless.rollback
    (gp_id, member_id, reference_transaction_id, transaction_id, request_hash, wallet_transaction_id, cash_after_minor)
  values (o.gp_id, v_member.member_id, o.reference_transaction_id, o.transaction_id, v_hash,
          v_answer.wallet_transaction_id, v_answer.cash_minor);
  return v_answer;
end
$$;

create function seamless.close_round(p_operation seamless.operation)
returns seamless.answer language plpgsql as $$
declare
  o alias for p_operation;
  v_member record;
  v_was_closed boolean;
begin
  select * into v_member from seamless.member_of(o.member_ref, o.gp_id);
  select r.is_closed into v_was_closed from seamless.round r
  where r.gp_id = o.gp_id and r.member_id = v_member.member_id and r.round_id = o.round_id;
  if not found then
    return seamless.refuse('TRANSACTION_DOES_NOT_EXIST', v_member.account_id, v_member.currency);
  end if;
  if not v_was_closed then
    update seamless.round r set is_closed = true, changed_at = clock_timestamp()
    where r.gp_id = o.gp_id and r.member_id = v_member.member_id and r.round_id = o.round_id;
  end if;
  return ('OK', null, v_member.cash_minor, v_member.currency, v_was_closed, null)::seamless.answer;
end
$$;

create function seamless.read_member_ref(p_member_ref text)
returns bigint language sql immutable as $$
  select case when p_member_ref ~ '^[1-9][0-9]{0,14}$' then p_member_ref::bigint end
$$;

-- The member behind a member_ref with the main wallet; nulls when there is none, or none that ever played at
-- the provider: it learns nothing of others.
create function seamless.member_of(
  p_member_ref text, p_gp_id text, out member_id bigint, out account_id bigint, out currency text, out cash_minor bigint
) language plpgsql stable as $$
begin
  select m.member_id, a.account_id, m.currency, b.balance_minor into member_id, account_id, currency, cash_minor
  from app.member m
  join ledger.account a on a.member_id = m.member_id and a.kind = 'member_main' and a.currency = m.currency
  join ledger.balance b on b.account_id = a.account_id
  where m.member_id = seamless.read_member_ref(p_member_ref)
    and exists (select from seamless.session s where s.member_id = m.member_id and s.gp_id = p_gp_id);
end
$$;

-- Executes operations in their order and answers each in its place. All balances that they touch are locked
-- first, in account order, so that two of these never wait for each other in a circle.
create function seamless.execute_many(p_operations jsonb)
returns setof seamless.answer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_operation seamless.operation;
begin
  perform 1 from ledger.balance b
  where b.account_id in (
    select a.account_id from jsonb_array_elements(p_operations) as o join ledger.account a
      on a.member_id = seamless.read_member_ref(o ->> 'member_ref') and a.kind = 'member_main')
  order by b.account_id for no key update;

  for v_operation in select * from jsonb_populate_recordset(null::seamless.operation, p_operations) loop
    return next case v_operation.method
      when 'rollback' then seamless.roll_back(v_operation)
      when 'round-close' then seamless.close_round(v_operation)
      else seamless.move_money(v_operation)
    end;
  end loop;
end
$$;

-- A code for the address that a game opens at; the member's earlier codes are gone.
create function seamless.issue_code(
  p_code_hash bytea, p_gp_id text, p_member_id bigint, p_game_code text, p_language text, p_game_session_id uuid,
  p_lifetime interval
) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from seamless.launch_code where member_id = p_member_id;
  insert into seamless.launch_code
    (code_hash, gp_id, member_id, site_id, currency, language, game_code, game_session_id, expires_at)
  select p_code_hash, p_gp_id, m.member_id, m.site_id, m.currency, p_language, p_game_code, p_game_session_id,
         clock_timestamp() + p_lifetime
  from app.member m where m.member_id = p_member_id;
end
$$;

-- Redeems a code, once, and opens the session that the token's hash will be known by.
create function seamless.authenticate(
  p_gp_id text, p_code_hash bytea, p_token_hash bytea, p_lifetime interval,
  out status text, out member_id bigint, out site_id integer, out currency text, out language text, out cash_minor bigint
) language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_code seamless.launch_code;
  v_main_account_id bigint;
begin
  update seamless.launch_code c set used_at = clock_timestamp()
  where c.code_hash = p_code_hash and c.gp_id = p_gp_id and c.used_at is null
  returning * into v_code;
  if not found then
    status := 'INVALID_TOKEN';
    return;
  end if;
  if v_code.expires_at <= clock_timestamp() then
    status := 'TOKEN_EXPIRED';
    return;
  end if;
  if not exists (select from app.member m where m.member_id = v_code.member_id and m.status = 'active') then
    status := 'MEMBER_DISABLED';
    return;
  end if;
  v_main_account_id := ledger.open_account(v_code.site_id, 'member_main', v_code.member_id, null, v_code.currency);
  insert into seamless.session
    (token_hash, gp_id, member_id, site_id, currency, game_code, game_session_id, main_account_id, ggr_account_id, expires_at)
  values (p_token_hash, p_gp_id, v_code.member_id, v_code.site_id, v_code.currency, v_code.game_code,
          v_code.game_session_id, v_main_account_id,
          ledger.open_account(v_code.site_id, 'provider_ggr', null, p_gp_id, v_code.currency),
          clock_timestamp() + p_lifetime);
  status := 'OK';
  member_id := v_code.member_id;
  site_id := v_code.site_id;
  currency := v_code.currency;
  language := v_code.language;
  cash_minor := ledger.balance_of(v_main_account_id);
end
$$;

-- What the main wallet of the session's member holds.
create function seamless.balance_of(p_gp_id text, p_token_hash bytea, p_currency text)
returns seamless.answer language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_session seamless.session;
begin
  select * into v_session from seamless.session s where s.token_hash = p_token_hash and s.gp_id = p_gp_id;
  if not found then
    return seamless.refuse('INVALID_TOKEN', null, null);
  end if;
  return (case
            when v_session.currency <> p_currency then 'WRONG_CURRENCY'
            when v_session.ended_at is not null or v_session.expires_at <= clock_timestamp() then 'TOKEN_EXPIRED'
            else 'OK'
          end, null, ledger.balance_of(v_session.main_account_id), v_session.currency, false, null)::seamless.answer;
end
$$;

-- Bets stop at once; wins and rollbacks of what was staked are still taken.
create function seamless.end_sessions(p_member_id bigint)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- Codes first: this waits for a code that is being redeemed, whose session is then there to be ended.
  delete from seamless.launch_code where member_id = p_member_id;
  update seamless.session set ended_at = clock_timestamp() where member_id = p_member_id and ended_at is null;
end
$$;

revoke all on all functions in schema seamless from public;
grant select on all tables in schema seamless to platform_app;
grant execute on function seamless.execute_many, seamless.issue_code, seamless.authenticate, seamless.balance_of,
  seamless.end_sessions to platform_app;

-- Down Migration
drop schema seamless cascade;
