-- Up Migration

-- The provider's own count of the changes of a balance: tells whether a round is in it, which clocks cannot.
alter table app.provider_member add column balance_version bigint;

-- Down Migration
alter table app.provider_member drop column balance_version;
