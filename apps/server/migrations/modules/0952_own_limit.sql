-- Up Migration

-- What a member lets themselves lose in a day, beside what the house does; the lower one holds. Tightening holds at
-- once. A looser one is a wish: it can be confirmed when a day has passed, and is forgotten when nobody has.
create table protect.own_limit (
  member_id bigint primary key references app.member on delete cascade,
  amount_minor bigint not null check (amount_minor >= 0),
  -- null: none
  wish_amount_minor bigint check (wish_amount_minor > amount_minor),
  wish_from timestamptz,
  wish_until timestamptz,
  check ((wish_from is null) = (wish_until is null)),
  check (wish_from < wish_until),
  check (wish_from is not null or wish_amount_minor is null)
);
grant select on protect.own_limit to platform_app;

-- Down Migration
drop table protect.own_limit;
