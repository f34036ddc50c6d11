-- Up Migration

-- One name for bringing money home: transfer back, as the wire has it.
alter table app.provider_member rename column return_asked_at to back_asked_at;
alter table app.provider_member rename column return_at to back_due_at;
alter index app.provider_member_returning rename to provider_member_back_due;

-- Down Migration
alter index app.provider_member_back_due rename to provider_member_returning;
alter table app.provider_member rename column back_due_at to return_at;
alter table app.provider_member rename column back_asked_at to return_asked_at;
