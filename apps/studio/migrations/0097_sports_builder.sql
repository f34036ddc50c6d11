-- Up Migration

-- Several selections of one match as one leg of a ticket: each is a row of the legs that names its builder.
create table sports.ticket_builder (
  ticket_id uuid not null references sports.ticket on delete cascade,
  builder integer not null,
  asked_price integer not null check (asked_price > 1000),
  -- as accepted
  price integer not null check (price > 1000),
  -- one for every set of the parts, as accepted: what is left when a part is void
  prices integer[] not null check (cardinality(prices) in (4, 8, 16, 32, 64)),
  primary key (ticket_id, builder)
);
grant select, insert, update on sports.ticket_builder to studio_app;

alter table sports.ticket_leg
  -- null: a leg by itself
  add column builder integer,
  add foreign key (ticket_id, builder) references sports.ticket_builder on delete cascade,
  -- parts may be two outcomes of one market
  drop constraint ticket_leg_market_key;
create unique index ticket_leg_alone_idx on sports.ticket_leg (ticket_id, market_id) where builder is null;
create unique index ticket_leg_part_idx on sports.ticket_leg (ticket_id, market_id, outcome) where builder is not null;

-- Down Migration
do $$ begin
  if exists (select from sports.ticket_builder join sports.ticket using (ticket_id)
      where state in ('reserved', 'pending', 'accepted')) then
    raise exception 'tickets with builders are open: they have to be settled before';
  end if;
end $$;
-- of what is decided the first part stays, for the eye alone
delete from sports.ticket_leg as leg where exists (
  select from sports.ticket_leg as earlier
  where earlier.ticket_id = leg.ticket_id and earlier.builder = leg.builder and earlier.leg < leg.leg);
drop index sports.ticket_leg_part_idx;
drop index sports.ticket_leg_alone_idx;
alter table sports.ticket_leg drop column builder, add constraint ticket_leg_market_key unique (ticket_id, market_id);
drop table sports.ticket_builder;
