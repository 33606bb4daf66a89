-- In which plans a model was looked at: in a column of its own, so that only who changes that has an index told. An index
-- over `data` had every pause of typing written into all indexes of the record.
drop index plan_item_models;
alter table plan_item add column models jsonb
  generated always as (case when kind = 'business' then data -> 'modelSelection' end) stored;
create index plan_item_models on plan_item using gin (models jsonb_path_ops) where models is not null;

-- Who writes for many with one statement tells of it there and looks there for reviews (server/verbs/plan/write-together.ts):
-- no trigger need be called for every record. All other writers need not think of it, nor need processes of the version
-- before, whose own setting tell_change() still knows.
drop trigger plan_item_change on plan_item;
create trigger plan_item_change after insert or update or delete on plan_item for each row
  when (current_setting('germina.written_together', true) is distinct from 'on') execute function tell_change();

drop trigger plan_item_history on plan_item;
create trigger plan_item_history before delete on plan_item
  for each row when (pg_trigger_depth() = 0) execute function keep_plan_item_history();
create trigger plan_item_history_changed before update on plan_item for each row
  when (pg_trigger_depth() = 0 and (
    current_setting('germina.written_together', true) is distinct from 'on'
    or new.kept_at is null or new.kept_at <= now() - interval '10 minutes' or new.updated_by is distinct from old.updated_by
  )) execute function keep_plan_item_history();
