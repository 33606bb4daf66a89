-- The link to a calendar is signed with this number, so that a higher one ends it.
alter table users add column calendar_version integer not null default 0;

-- Who works for an organisation that was disabled is signed out at once, and stays so when it comes back.
create function sign_out_of_organisation() returns trigger language plpgsql as $$
begin
  delete from session s using users u where u.id = s.user_id and u.main_org = new.id;
  return null;
end $$;
create trigger organisation_disabled after update of disabled_at on organisation
  for each row when (old.disabled_at is null and new.disabled_at is not null) execute function sign_out_of_organisation();

-- An insert that is sent again after its record was deleted must not bring it back.
alter table plan_item_history add column insert_key text;
create index plan_item_history_insert_key on plan_item_history (project_id, insert_key) where insert_key is not null;

create or replace function keep_plan_item_history() returns trigger language plpgsql as $$
begin
  insert into plan_item_history (id, project_id, kind, data, version, updated_at, updated_by, ended_by, insert_key)
  values (old.id, old.project_id, old.kind, old.data, old.version, old.updated_at, old.updated_by, lower(tg_op),
    old.insert_key)
  on conflict do nothing;
  return coalesce(new, old);
end $$;
