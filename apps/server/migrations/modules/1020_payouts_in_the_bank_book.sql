-- Up Migration

-- A line is held against what was paid out and what came back of it, too. Amounts have the sign that they have at the bank.
alter table bankbook.line rename column credited_at to settled_at;
alter table bankbook.line rename column credited_minor to settled_minor;
alter table bankbook.line add column matched_as text check (matched_as in ('deposit', 'payout', 'bounce'));
update bankbook.line set matched_as = 'deposit' where matched_order_id is not null;
alter table bankbook.line add check ((matched_order_id is null) = (matched_as is null));
drop index bankbook.line_of_order, bankbook.line_unsettled;
create unique index line_of_order on bankbook.line (psp_id, matched_as, matched_order_id) where matched_order_id is not null;
create index line_unsettled on bankbook.line (psp_id, currency, line_no) where settled_at is null and not is_fee;
-- Those are booked when a day is closed.
create index line_fee_unsettled on bankbook.line (psp_id, currency, day) where settled_at is null and is_fee;

alter table bankbook.break drop constraint break_kind_check;
update bankbook.break set subject = 'deposit/' || order_id where subject like 'order/%';
update bankbook.break set kind = 'payout_not_here' where kind = 'not_here' and theirs_minor < 0;
insert into bankbook.break_step (break_id, step, at, what, state, owner_id, note)
select b.break_id, (select count(*) + 1 from bankbook.break_step s where s.break_id = b.break_id), now(), 'agreed', 'resolved',
  b.owner_id, ''
from bankbook.break b where b.kind = 'fee' and not b.is_agreed;
update bankbook.break set state = case when is_agreed then state else 'resolved' end, is_agreed = true,
  kind = 'payout_not_here' where kind = 'fee';
alter table bankbook.break add check (kind in ('not_here', 'not_there', 'payout_not_here', 'payout_not_there',
  'bounce_not_here', 'bounce_not_there', 'amount', 'day', 'twice'));

-- Payouts by how their service calls them, and by when they were paid or came back.
create index withdrawal_attempt_ref on cashier.withdrawal_attempt (psp_id, psp_ref) where psp_ref is not null;
create index withdrawal_step_booked on cashier.withdrawal_step (at, order_id) where to_state = 'paid' or from_state = 'bounced';

-- Down Migration
drop index cashier.withdrawal_step_booked, cashier.withdrawal_attempt_ref;
alter table bankbook.break drop constraint break_kind_check;
update bankbook.break set subject = 'order/' || order_id where subject like 'deposit/%';
update bankbook.break set kind = replace(replace(kind, 'payout_', ''), 'bounce_', '');
alter table bankbook.break add check (kind in ('not_here', 'not_there', 'amount', 'day', 'twice', 'fee'));
drop index bankbook.line_of_order, bankbook.line_unsettled, bankbook.line_fee_unsettled;
alter table bankbook.line drop column matched_as;
alter table bankbook.line rename column settled_at to credited_at;
alter table bankbook.line rename column settled_minor to credited_minor;
create unique index line_of_order on bankbook.line (matched_order_id) where matched_order_id is not null;
create index line_unsettled on bankbook.line (psp_id, currency, line_no) where credited_at is null;
