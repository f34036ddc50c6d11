-- Up Migration
do $$
begin
  if not exists (select from pg_roles where rolname = 'platform_app') then
    create role platform_app nologin;
  end if;
  -- lets the owner's connection become the restricted role with options=-c role=platform_app
  execute format('grant platform_app to %I', current_user);
end
$$;

create schema app;
grant usage on schema app to platform_app;
alter default privileges in schema app grant select, insert, update, delete on tables to platform_app;
alter default privileges in schema app grant usage, select on sequences to platform_app;

create table app.currency (
  currency text primary key,
  scale smallint not null check (scale between 0 and 4)
);
insert into app.currency values
  ('RMB', 2), ('USD', 2), ('VND', 0), ('WON', 0), ('JPY', 0), ('THB', 2), ('INR', 2), ('MMK', 2), ('BDT', 2), ('BRL', 2);

create function app.format_minor(amount_minor bigint, currency_code text) returns text
language sql stable strict parallel safe as $$
  select case when c.scale = 0 then amount_minor::text
              else to_char(amount_minor::numeric / 10 ^ c.scale, 'FM999999999999999990.' || repeat('0', c.scale)) end
  from app.currency c where c.currency = currency_code
$$;

-- Events to be sent once the transaction that wrote them has committed.
create table app.outbox (
  outbox_id bigint generated always as identity primary key,
  channel text not null,
  event text not null,
  payload jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
