-- Up Migration
-- Where a provider's games of this hall open on a desktop; null: as the device and the hall have it.
alter table app.provider add column opens_in text check (opens_in in ('window', 'modal', 'page', 'redirect'));

-- Down Migration
alter table app.provider drop column opens_in;
