-- Up Migration

-- What is on its way for a member is looked at with every balance; a history of transfers must not be read for it.
create index transfer_order_undecided_of_member on app.transfer_order (member_id, gp_id) where decided_at is null;

-- Down Migration
drop index app.transfer_order_undecided_of_member;
