-- In which version each property of a record was last changed: whoever saw an older version may still write the others.
-- Former versions are not needed for that any more. Null in a record that was never changed since.
alter table plan_item add column changes jsonb;

-- When a version by whoever wrote this record last was last kept. Whoever sets it to null has the version kept that they
-- replace.
alter table plan_item add column kept_at timestamptz;

-- Which versions are kept when they end: one per author and ten minutes, what another person replaces, what stood when
-- something happened around a review, and what is deleted. How long they are kept: server/jobs/clean-up.ts.
create or replace function keep_plan_item_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.kept_at > now() - interval '10 minutes' and new.updated_by is not distinct from old.updated_by
      and not exists (select from progress g where g.project_id = old.project_id and g.updated_at >= old.updated_at)
    then
      return new;
    end if;
    -- Of the next author, nothing is kept yet.
    new.kept_at := case when new.updated_by is not distinct from old.updated_by then now() end;
  end if;
  insert into plan_item_history (id, project_id, kind, data, version, updated_at, updated_by, ended_by, insert_key)
  values (old.id, old.project_id, old.kind, old.data, old.version, old.updated_at, old.updated_by, lower(tg_op),
    old.insert_key)
  on conflict do nothing;
  return coalesce(new, old);
end $$;

drop trigger plan_item_history on plan_item;
create trigger plan_item_history before update or delete on plan_item
  for each row when (pg_trigger_depth() = 0) execute function keep_plan_item_history();

create index plan_item_history_ended on plan_item_history (ended_at);

-- The next version of a record finds room beside it, and no index has to be told.
alter table plan_item set (fillfactor = 85);

-- Whoever says so tells of a changed plan after the commit (server/live/tell.ts). All other writers need not think of it.
create or replace function tell_change() returns trigger language plpgsql as $$
declare
  item record := coalesce(new, old);
  change jsonb;
begin
  if tg_table_name = 'plan_item' and current_setting('germina.told_later', true) = 'on' then
    return null;
  elsif tg_table_name = 'plan_item' then
    change := jsonb_build_object('projectId', item.project_id, 'kind', item.kind, 'id', item.id, 'version', item.version);
  elsif tg_table_name = 'project' then
    change := jsonb_build_object('projectId', item.id, 'kind', 'project', 'id', item.id, 'version', item.version);
  elsif tg_table_name = 'notification' then
    change := jsonb_build_object('userId', item.user_id, 'kind', 'notification', 'id', item.id);
  else
    change := jsonb_build_object('projectId', item.project_id, 'kind', tg_table_name, 'id', item.id);
  end if;
  perform pg_notify('germina', (change || jsonb_build_object('change', lower(tg_op)))::text);
  return null;
end $$;
