-- Up Migration

-- A part of a ticket can be cashed out: the rest goes on with what is left of its unit stake.
alter table sports.ticket
  -- null: all of it
  add column unit_left_minor bigint,
  -- what parts were cashed out for so far
  add column cashed_minor bigint not null default 0 check (cashed_minor >= 0),
  add constraint ticket_left_check check (unit_left_minor > 0 and unit_left_minor <= unit_stake_minor),
  -- a part that is sold is one that was paid for
  add constraint ticket_cashed_check check ((unit_left_minor is null) = (cashed_minor = 0));

-- How much of the unit stake is sold; null in quotes from before, which were for all of it.
alter table sports.cash_out add column unit_minor bigint check (unit_minor > 0);
drop index sports.cash_out_once_idx;
create unique index cash_out_pending_once_idx on sports.cash_out (ticket_id) where state = 'pending';

alter table sports.settlement drop constraint settlement_cause_check;
alter table sports.settlement add constraint settlement_cause_check
  check (cause in ('settled', 'rolled_back', 'resettled', 'cancelled', 'cashed_out', 'cashed_part'));

-- Down Migration
alter table sports.settlement drop constraint settlement_cause_check;
update sports.settlement set cause = 'resettled' where cause = 'cashed_part';
alter table sports.settlement add constraint settlement_cause_check
  check (cause in ('settled', 'rolled_back', 'resettled', 'cancelled', 'cashed_out'));
drop index sports.cash_out_pending_once_idx;
update sports.cash_out as older set state = 'refused' where state = 'taken' and exists (
  select from sports.cash_out as later
  where later.ticket_id = older.ticket_id and later.state in ('pending', 'taken')
    and (later.quoted_at, later.quote_id) > (older.quoted_at, older.quote_id));
create unique index cash_out_once_idx on sports.cash_out (ticket_id) where state in ('pending', 'taken');
alter table sports.cash_out drop column unit_minor;
alter table sports.ticket drop constraint ticket_cashed_check, drop constraint ticket_left_check,
  drop column cashed_minor, drop column unit_left_minor;
