-- Up Migration

-- Whether a new depositor stands in a statement already.
create index commission_line_of_depositor on agency.commission_line (member_id) where kind = 'cpa';

-- Down Migration
drop index agency.commission_line_of_depositor;
