-- A client that never heard the answer to an insert sends it again with the same key and gets the same record.
alter table plan_item add column insert_key text;
create unique index plan_item_insert_key on plan_item (project_id, insert_key) where insert_key is not null;
