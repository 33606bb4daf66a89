-- The answer to whoever reported a fault.
alter table bug_report
  add column answer text not null default '',
  add column answered_at timestamptz,
  add column answered_by text references users on delete set null;

-- Lists of the management, in the orders in which they are read.
drop index announcement_recent;
create index announcement_recent on announcement (visible_from, id);
create index announcement_of_organisation on announcement (org_id, visible_from, id);
create index bug_report_by_time on bug_report (time, id);
create index bug_report_by_status on bug_report (status, time, id);
create index module_review_by_time on module_review (created_at, id);
create index module_review_by_module on module_review (module, created_at, id);
