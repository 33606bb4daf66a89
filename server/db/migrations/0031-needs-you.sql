-- After how many days something needs the organisers of a cohort, where they set it themselves (domain/programme/attention.ts).
alter table cohort add column attention jsonb not null default '{}';

-- Nobody is reminded of the same kind of thing twice a day.
create table reminder (
  user_id text not null references users on delete cascade,
  kind text not null,
  day date not null default (now() at time zone 'UTC')::date,
  project_id text references project on delete set null,
  author_id text references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, kind, day)
);

create index if not exists bug_report_waiting on bug_report (created_at) where status <> 'closed';

-- What happened to one thing.
create index if not exists audit_entry_target on audit_entry (target_id, id);
