-- What the consistency check finds in a plan and the team lets stand, with the reason that its mentor reads.
create table finding_aside (
  project_id text not null references project on delete cascade,
  rule text not null check (rule <> ''),
  -- What tells it from the other findings of the rule: the id of a record, or the words of a row.
  subject text not null check (subject <> ''),
  reason text not null check (reason <> ''),
  set_by text references users on delete set null,
  set_at timestamptz not null default now(),
  primary key (project_id, rule, subject)
);
create index finding_aside_set_by on finding_aside (set_by);
