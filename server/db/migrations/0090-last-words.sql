-- The last word of every conversation, and when a mentor was last heard in a match. To find either among all that was
-- said, all of it would be read, for every team of every cohort of an organisation.
create table thread_end (
  project_id text not null references project on delete cascade,
  field_id text not null,
  feedback_id text not null references feedback on delete cascade,
  author_id text not null,
  said_at timestamptz not null,
  asks_nothing boolean not null,
  primary key (project_id, field_id) include (author_id, said_at, asks_nothing)
);

insert into thread_end (project_id, field_id, feedback_id, author_id, said_at, asks_nothing)
select distinct on (project_id, field_id) project_id, field_id, id, author_id, created_at, asks_nothing
from feedback where hidden_at is null order by project_id, field_id, id desc;

create index thread_end_feedback on thread_end (feedback_id);

create function note_thread_end() returns trigger language plpgsql as $$
begin
  if new.hidden_at is not null then
    delete from thread_end where feedback_id = new.id;
  end if;
  insert into thread_end (project_id, field_id, feedback_id, author_id, said_at, asks_nothing)
  select project_id, field_id, id, author_id, created_at, asks_nothing from feedback
  where project_id = new.project_id and field_id = new.field_id and hidden_at is null order by id desc limit 1
  on conflict (project_id, field_id) do update set feedback_id = excluded.feedback_id, author_id = excluded.author_id,
    said_at = excluded.said_at, asks_nothing = excluded.asks_nothing
  where thread_end.feedback_id <= excluded.feedback_id;
  return null;
end $$;

create trigger feedback_said after insert on feedback for each row execute function note_thread_end();
create trigger feedback_hidden after update of hidden_at on feedback for each row execute function note_thread_end();

alter table mentorship add column heard_at timestamptz;

update mentorship m set heard_at = greatest(
  (select max(f.created_at) from feedback f where f.project_id = m.project_id and f.author_id = m.mentor_id),
  (select max(g.answered_at) from progress g where g.project_id = m.project_id and g.answered_by = m.mentor_id))
where ended_at is null;

create function note_heard(project text, person text, at timestamptz) returns void language sql as $$
  update mentorship set heard_at = at
  where project_id = project and ended_at is null and mentor_id = person and (heard_at is null or heard_at < at)
$$;

create function note_mentor_said() returns trigger language plpgsql as $$
begin
  perform note_heard(new.project_id, new.author_id, new.created_at);
  return null;
end $$;

create function note_mentor_answered() returns trigger language plpgsql as $$
begin
  perform note_heard(new.project_id, new.answered_by, new.answered_at);
  return null;
end $$;

create trigger feedback_heard after insert on feedback for each row execute function note_mentor_said();
create trigger progress_heard after insert or update of answered_at on progress for each row
  when (new.answered_at is not null) execute function note_mentor_answered();

-- Nobody reads by these any more.
drop index feedback_author, progress_answered;

drop index mentorship_one_per_project;
create unique index mentorship_one_per_project on mentorship (project_id) include (started_at, heard_at)
  where ended_at is null;
