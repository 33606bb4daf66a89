-- The picture of the typical person of a segment belongs to the segment, one at most, and goes with it.
alter table stored_file add column plan_item_id text references plan_item on delete cascade;
create unique index stored_file_plan_item on stored_file (plan_item_id) where plan_item_id is not null;
alter table stored_file drop constraint stored_file_purpose_check;
alter table stored_file add constraint stored_file_purpose_check
  check (purpose in ('avatar', 'logo', 'export', 'portrait'));
