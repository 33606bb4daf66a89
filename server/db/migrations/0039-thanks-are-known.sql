-- Short and without a question mark: as the last word of a conversation it may be thanks. Known without its text.
alter table feedback add column asks_nothing boolean not null
  generated always as (char_length(text) <= 60 and text !~ '[?¿]') stored;
drop index feedback_last;
create index feedback_last on feedback (project_id, field_id, id desc) include (author_id, created_at, asks_nothing)
  where hidden_at is null;
