-- Decisions that nobody was told of yet: for a minute they can be taken back (domain/progress/application.ts).
create table untold_decision (
  event_id text primary key references application_event on delete cascade,
  application_id text not null references application on delete cascade,
  -- Whoever decides holds the application, so no two of one application have the same time.
  decided_at timestamptz not null default clock_timestamp(),
  decider_id text not null references users on delete cascade,
  -- How the profile and the project stood before.
  before jsonb not null,
  -- The same for all of one application: the last one is told.
  due timestamptz not null
);
create index untold_decision_due on untold_decision (due);
create index untold_decision_application on untold_decision (application_id);
create index untold_decision_decider on untold_decision (decider_id);

-- What the reviewers of a cohort look at, where they chose it themselves (domain/programme/rubric.ts).
create table rubric (
  cohort_id text not null references cohort on delete cascade,
  role text not null check (role in ('entrepreneur', 'mentor')),
  criteria jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (cohort_id, role)
);

-- One reviewer's points for each criterion, in the order of the rubric.
create table application_score (
  application_id text not null references application on delete cascade,
  reviewer_id text not null references users on delete cascade,
  points smallint[] not null,
  updated_at timestamptz not null default now(),
  primary key (application_id, reviewer_id)
);
create index application_score_reviewer on application_score (reviewer_id);

-- What organisers write to each other about an application.
create table application_note (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  application_id text not null references application on delete cascade,
  author_id text references users on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
create index application_note_application on application_note (application_id, id);
create index application_note_author on application_note (author_id);
