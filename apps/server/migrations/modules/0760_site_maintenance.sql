-- Up Migration

-- When the whole site is shut to visitors, and until when if that is known. It is lifted by the clock.
alter table app.site add column maintenance_start_at timestamptz, add column maintenance_end_at timestamptz;
alter table app.site add constraint site_maintenance_check
  check (maintenance_end_at is null or (maintenance_start_at is not null and maintenance_start_at < maintenance_end_at));

-- Down Migration
alter table app.site drop constraint site_maintenance_check,
  drop column maintenance_start_at, drop column maintenance_end_at;
