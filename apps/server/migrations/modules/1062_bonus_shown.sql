-- Up Migration

-- What became cash of a bonus when it was completed.
alter table promo.grant add column cashed_minor bigint not null default 0
  check (cashed_minor >= 0 and (cashed_minor = 0 or state = 'completed'));
-- it says now why it did not end a grant
drop function if exists promo.end_grant(bigint, bigint, text, timestamptz);

-- Down Migration
drop function if exists promo.end_grant(bigint, bigint, text, timestamptz, bigint);
alter table promo.grant drop column cashed_minor;
