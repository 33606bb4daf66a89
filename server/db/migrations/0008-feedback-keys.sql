-- A device that never heard whether a message arrived sends it again with the same key: it stands there once.
alter table feedback add column insert_key text;
create unique index feedback_insert_key on feedback (author_id, insert_key) where insert_key is not null;
