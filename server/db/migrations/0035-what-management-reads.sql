-- When somebody last worked on a plan, to the hour. To find it among the records of the plan, all of them would be read;
-- an index on their time would make every pause of typing cost more.
create table project_work (
  project_id text primary key references project on delete cascade,
  worked_at timestamptz not null
);

insert into project_work (project_id, worked_at) select project_id, max(updated_at) from plan_item group by project_id;

-- Whoever comes second within the hour has nothing to write, and nobody waits for somebody else who notes the same.
create function note_work() returns trigger language plpgsql as $$
declare
  last timestamptz;
begin
  select worked_at into last from project_work where project_id = new.project_id;
  if not found then
    insert into project_work (project_id, worked_at) values (new.project_id, new.updated_at) on conflict do nothing;
  elsif last < date_trunc('hour', new.updated_at) then
    update project_work set worked_at = new.updated_at
    where project_id = (select project_id from project_work where project_id = new.project_id for update skip locked);
  end if;
  return null;
end $$;

create trigger plan_item_begun after insert on plan_item for each row execute function note_work();
create trigger plan_item_worked after update on plan_item for each row
  when (date_trunc('hour', new.updated_at) > date_trunc('hour', old.updated_at)) execute function note_work();

-- Who waits, who spoke last in a thread, and when a mentor was last heard: found without the records themselves.
create index progress_waiting on progress (project_id, module_id) where review_request and not finished;
create index progress_approved on progress (project_id) where validated;
create index feedback_last on feedback (project_id, field_id, id desc) include (author_id, created_at)
  where hidden_at is null;
create index feedback_author on feedback (project_id, author_id, created_at);

-- Counting people, also narrowed, without reading what they wrote about themselves.
create index users_counted on users (role) include (disabled_at, email_verified, application_status, test_account,
  last_seen_at, cohort_id) where deleted_at is null;
create index users_by_role_and_name on users (role, search_form(last_name), search_form(first_name), id)
  where deleted_at is null;
create index audit_entry_kind on audit_entry (target_kind, id);

-- Which plans chose a business model.
create index plan_item_business on plan_item (project_id) where kind = 'business';
