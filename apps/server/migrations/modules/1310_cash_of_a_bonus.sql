-- Up Migration

-- All of a bonus that became cash: when it was completed, and what came after its end, less what was taken back of that.
alter table promo.grant drop constraint grant_check3, add constraint grant_cashed_minor_check check (cashed_minor >= 0);
update promo.grant g set cashed_minor = booked.minor
from (
  select (t.note ->> 'grant')::bigint as grant_id, sum(e.amount_minor) as minor
  from ledger.transaction t join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
  where t.scope = 'promo' and t.note ? 'grant' and a.kind = 'member_main'
  group by 1
) booked
where booked.grant_id = g.grant_id and booked.minor >= 0 and g.cashed_minor <> booked.minor;

-- Down Migration
update promo.grant set cashed_minor = 0 where state <> 'completed';
alter table promo.grant drop constraint grant_cashed_minor_check,
  add constraint grant_check3 check (cashed_minor >= 0 and (cashed_minor = 0 or state = 'completed'));
