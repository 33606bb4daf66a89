-- Links by which somebody without an account reads a plan. Of the secret in the address only a hash is kept.
create table shared_link (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  project_id text not null references project on delete cascade,
  -- A link shows the plan as long as who made it may share it.
  created_by text not null references users on delete cascade,
  what text not null check (what in ('plan', 'canvas')),
  locale text not null check (locale in ('en', 'es')),
  scenario text not null check (scenario in ('expected', 'optimistic', 'pessimistic')),
  -- For whom it is, in the words of the team.
  label text not null check (length(label) between 1 and 80),
  token_hash text not null unique,
  password_hash text,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  revoked_at timestamptz,
  opened_count int not null default 0,
  last_opened_at timestamptz
);
create index shared_link_project on shared_link (project_id, id);
create index shared_link_maker on shared_link (created_by);
