-- Ids are 24 hexadecimal characters made by the server (time, random, counter).

-- Organisations and people ---------------------------------------------------------------------------------

create table organisation (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,39}$'),
  name text not null,
  description text not null default '',
  logo text,
  website text,
  contact_name text,
  contact_email text,
  disabled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table users (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  name text not null default '',
  image text,
  first_name text not null default '',
  last_name text not null default '',
  role text not null default 'entrepreneur' check (role in ('entrepreneur', 'mentor', 'admin')),
  org_role text check (org_role in ('organiser', 'owner')),
  main_org text references organisation,
  org_id text references organisation,
  cohort_id text,
  application_status text not null default 'none'
    check (application_status in ('none', 'pending', 'approved', 'waitlisted', 'rejected', 'withdrawn')),
  test_account boolean not null default false,
  onboarded boolean not null default false,
  disabled_at timestamptz,
  avatar text,
  basic_data jsonb not null default '{}',
  business_details jsonb not null default '{}',
  commitments jsonb not null default '{}',
  edu_exp_records jsonb not null default '[]',
  work_exp_records jsonb not null default '[]',
  personal_experience jsonb not null default '{}',
  mentor_motivation jsonb not null default '{}',
  user_motivation jsonb not null default '{}',
  -- The most projects this person mentors at once: mentorMotivation.numberOfTeams, kept here for the limit.
  mentor_capacity smallint not null default 1 check (mentor_capacity between 0 and 50),
  consents jsonb not null default '{}',
  locale text not null default 'en' check (locale in ('en', 'es')),
  mail_preference text not null default 'immediate' check (mail_preference in ('immediate', 'digest', 'none')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- An admin belongs to an organisation; nobody else has a rank in one.
  check ((role = 'admin') = (org_role is not null)),
  check (role <> 'admin' or main_org is not null)
);
create index users_main_org on users (main_org) where main_org is not null;
create index users_org on users (org_id) where org_id is not null;
create index users_cohort on users (cohort_id) where cohort_id is not null;

create table session (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  user_id text not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_by_user on session (user_id);

create table credential (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  user_id text not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credential_user on credential (user_id);

create table verification (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification (identifier);

create table rate_limit (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

create table stored_file (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  owner_id text references users on delete cascade,
  purpose text not null check (purpose in ('avatar', 'logo', 'export')),
  media_type text not null,
  name text not null default '',
  bytes bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create index stored_file_owner on stored_file (owner_id);

-- Single values of the installation (secrets made at the first start, flags of one-time work).
create table setting (
  key text primary key,
  value jsonb not null
);

-- Cohorts and projects -------------------------------------------------------------------------------------

create table cohort (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  org_id text not null references organisation,
  owner text references users on delete set null,
  title text not null,
  description text not null default '',
  duration text not null default '',
  open_date timestamptz,
  close_date timestamptz,
  matching_start timestamptz,
  matching_end timestamptz,
  start_date timestamptz,
  end_date timestamptz,
  extra_mentors boolean not null default false,
  private boolean not null default false,
  self_guided boolean not null default false,
  simple_onboard boolean not null default false,
  matching boolean not null default true,
  registration_open boolean not null default true,
  notifications boolean not null default true,
  cohort_lead_name text not null default '',
  cohort_lead_email text not null default '',
  custom_welcome_message text not null default '',
  approved boolean not null default false,
  -- Whether entrepreneurs may open a feedback thread themselves.
  entrepreneur_threads boolean not null default false,
  -- The invite link of a private cohort carries this.
  invite_code text not null,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (close_date is null or open_date is null or open_date < close_date),
  check (matching_end is null or matching_start is null or matching_start < matching_end),
  check (end_date is null or start_date is null or start_date < end_date)
);
create index cohort_org on cohort (org_id);
alter table users add foreign key (cohort_id) references cohort on delete set null;

create table cohort_module (
  cohort_id text not null references cohort on delete cascade,
  position smallint not null,
  module_id text not null,
  module_name text not null,
  slug text not null,
  active boolean not null default true,
  customised boolean not null default false,
  start timestamptz,
  primary key (cohort_id, module_id),
  unique (cohort_id, slug)
);

create table project (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  name text not null default '',
  cohort_id text not null references cohort,
  org_id text not null references organisation,
  owner_id text not null references users,
  mentor text references users,
  mentor_agreement boolean not null default false,
  entrepreneur_agreement boolean not null default false,
  countries text[] not null default '{}',
  sectors text[] not null default '{}',
  problem text not null default '',
  solution text not null default '',
  stage text check (stage in ('idea', 'talked to people', 'building prototype', 'testing prototype', 'have a product', 'first revenue')),
  status text not null default 'applied' check (status in ('applied', 'active', 'completed', 'withdrawn', 'archived')),
  type text not null default '',
  team_members jsonb not null default '[]',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Nobody can have signed where nobody is matched.
  check (mentor is not null or not (mentor_agreement or entrepreneur_agreement)),
  check (mentor is null or mentor <> owner_id)
);
create index project_cohort on project (cohort_id);
create index project_org on project (org_id);
create index project_owner on project (owner_id);
create index project_mentor on project (mentor) where mentor is not null;
create unique index project_one_per_owner_and_cohort on project (owner_id, cohort_id);

-- Who works in a plan beside its owner. A name typed into team_members gives nothing; this row does.
create table team_access (
  project_id text not null references project on delete cascade,
  user_id text not null references users on delete cascade,
  accepted_at timestamptz not null default now(),
  primary key (project_id, user_id)
);
create index team_access_user on team_access (user_id);

create table team_invite (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  project_id text not null references project on delete cascade,
  email text not null,
  token_hash text not null unique,
  invited_by text not null references users,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index team_invite_project on team_invite (project_id);

-- Applications, matching, agreements -----------------------------------------------------------------------

create table application (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  user_id text not null references users on delete cascade,
  cohort_id text not null references cohort,
  project_id text references project on delete set null,
  role text not null check (role in ('entrepreneur', 'mentor')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'waitlisted', 'rejected', 'withdrawn')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, cohort_id)
);
create index application_cohort on application (cohort_id, role, status);

create table application_event (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  application_id text not null references application on delete cascade,
  from_status text not null,
  to_status text not null,
  author_id text references users on delete set null,
  message text not null default '',
  created_at timestamptz not null default now()
);
create index application_event_application on application_event (application_id);

-- One row per match. A free slot is a number no running match of this mentor has: two acceptances at once
-- want the same number and one of them fails, so capacity can never be exceeded.
create table mentorship (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  project_id text not null references project on delete cascade,
  mentor_id text not null references users,
  slot smallint not null check (slot between 1 and 50),
  started_at timestamptz not null default now(),
  started_by text references users on delete set null,
  ended_at timestamptz,
  ended_by text references users on delete set null,
  end_reason text
);
create unique index mentorship_one_per_project on mentorship (project_id) where ended_at is null;
create unique index mentorship_slot on mentorship (mentor_id, slot) where ended_at is null;

create table connect_request (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  project_id text not null references project on delete cascade,
  mentor_id text not null references users on delete cascade,
  status text not null default 'asked' check (status in ('asked', 'accepted', 'declined', 'withdrawn', 'expired', 'closed')),
  message text not null default '',
  reason text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index connect_request_one_open on connect_request (project_id, mentor_id) where status = 'asked';
create index connect_request_mentor on connect_request (mentor_id);

create table mentor_selection (
  mentor_id text not null references users on delete cascade,
  project_id text not null references project on delete cascade,
  created_at timestamptz not null default now(),
  primary key (mentor_id, project_id)
);

create table agreement (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  mentorship_id text not null references mentorship,
  project_id text not null references project,
  signer_id text not null references users,
  side text not null check (side in ('mentor', 'entrepreneur')),
  full_name text not null check (full_name <> ''),
  text_version text not null,
  text_hash text not null,
  signed_at timestamptz not null default now(),
  unique (mentorship_id, side, text_version)
);
create index agreement_project on agreement (project_id);

-- The course -----------------------------------------------------------------------------------------------

create table progress (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  project_id text not null references project on delete cascade,
  module_id text not null,
  ord smallint not null,
  finished boolean not null default false,
  validated boolean not null default false,
  review_request boolean not null default false,
  request_count integer not null default 0 check (request_count >= 0),
  validated_by text references users on delete set null,
  validated_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, module_id),
  unique (project_id, ord)
);

create table review_request (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  project_id text not null references project on delete cascade,
  module_id text not null,
  number integer not null,
  requested_by text references users on delete set null,
  requested_at timestamptz not null default now(),
  snapshot jsonb not null,
  decision text check (decision in ('approved', 'sent back')),
  decided_by text references users on delete set null,
  decided_at timestamptz,
  message text not null default '',
  unique (project_id, module_id, number)
);

create table feedback (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  project_id text not null references project on delete cascade,
  author_id text not null references users,
  text text not null check (text <> ''),
  read boolean not null default false,
  full_path text not null default '',
  module text not null default '',
  step text not null default '',
  field_id text not null,
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  hidden_by text references users on delete set null
);
create index feedback_field on feedback (project_id, field_id, id);

create table module_review (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  project_id text not null references project on delete cascade,
  user_id text not null references users on delete cascade,
  role text not null,
  module text not null,
  answers jsonb not null,
  created_at timestamptz not null default now(),
  unique (user_id, project_id, module)
);
create index module_review_project on module_review (project_id);

create table bug_report (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  project_id text references project on delete set null,
  module text not null default '',
  step text not null default '',
  user_id text references users on delete set null,
  time bigint not null,
  description text not null check (description <> ''),
  status text not null default 'open' check (status in ('open', 'in progress', 'closed')),
  created_at timestamptz not null default now()
);

create table model (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  name text not null,
  name_es text not null,
  description text not null,
  description_es text not null,
  type text not null check (type in ('social', 'revenue')),
  examples text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (type, name)
);

-- Wording laid over the shipped text of a step, field by field; cohort null is the platform's own layer.
create table step_text (
  cohort_id text references cohort on delete cascade,
  step_id text not null,
  part text not null,
  text text not null,
  -- Hash of the text below this layer when it was written, to mark that the original changed since.
  base_hash text not null,
  updated_by text references users on delete set null,
  updated_at timestamptz not null default now(),
  unique nulls not distinct (cohort_id, step_id, part)
);

-- News and records -----------------------------------------------------------------------------------------

create table announcement (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  audience text not null check (audience in ('everybody', 'managers', 'organisation', 'cohort')),
  org_id text references organisation on delete cascade,
  cohort_id text references cohort on delete cascade,
  role text check (role in ('entrepreneur', 'mentor', 'admin')),
  title text not null,
  title_es text not null,
  text text not null,
  text_es text not null,
  visible_from timestamptz not null default now(),
  visible_until timestamptz,
  pinned boolean not null default false,
  author_id text references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (audience <> 'organisation' or org_id is not null),
  check (audience <> 'cohort' or (cohort_id is not null and org_id is not null))
);
create index announcement_recent on announcement (visible_from desc);

create table announcement_read (
  announcement_id text not null references announcement on delete cascade,
  user_id text not null references users on delete cascade,
  read_at timestamptz not null default now(),
  primary key (announcement_id, user_id)
);

create table notification (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  user_id text not null references users on delete cascade,
  kind text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notification_user on notification (user_id, id desc);

create table audit_entry (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  org_id text,
  actor_id text references users on delete set null,
  action text not null,
  target_kind text not null,
  target_id text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_entry_org on audit_entry (org_id, id desc);

-- The plan -------------------------------------------------------------------------------------------------

create table plan_item (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  project_id text not null references project on delete cascade,
  kind text not null,
  data jsonb not null,
  -- Set where at most one such record may exist in a project: the business, and each single answer of a step.
  single_key text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by text references users on delete set null
);
create index plan_item_project on plan_item (project_id, kind, id);
create unique index plan_item_single on plan_item (project_id, single_key) where single_key is not null;

create table plan_item_history (
  id text not null,
  project_id text not null references project on delete cascade,
  kind text not null,
  data jsonb not null,
  version integer not null,
  updated_at timestamptz not null,
  updated_by text,
  -- How this version ended: replaced by the next one, or deleted.
  ended_by text not null check (ended_by in ('update', 'delete')),
  ended_at timestamptz not null default clock_timestamp(),
  primary key (id, version)
);
create index plan_item_history_project on plan_item_history (project_id);

create function keep_plan_item_history() returns trigger language plpgsql as $$
begin
  insert into plan_item_history (id, project_id, kind, data, version, updated_at, updated_by, ended_by)
  values (old.id, old.project_id, old.kind, old.data, old.version, old.updated_at, old.updated_by, lower(tg_op))
  on conflict do nothing;
  return coalesce(new, old);
end $$;

-- A deleted project takes its history along, so a row that goes with its project leaves none behind.
create trigger plan_item_history after update or delete on plan_item
  for each row when (pg_trigger_depth() = 0) execute function keep_plan_item_history();

-- Live updates: every server process listens to the channel germina.
create function tell_change() returns trigger language plpgsql as $$
declare
  item record := coalesce(new, old);
  change jsonb;
begin
  if tg_table_name = 'plan_item' then
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

create trigger plan_item_change after insert or update or delete on plan_item for each row execute function tell_change();
create trigger project_change after update on project for each row execute function tell_change();
create trigger feedback_change after insert or update on feedback for each row execute function tell_change();
create trigger progress_change after insert or update on progress for each row execute function tell_change();
create trigger notification_change after insert or update on notification for each row execute function tell_change();

-- A signature is a record: nobody changes or removes it.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a signed agreement is never changed' using errcode = 'restrict_violation';
end $$;
create trigger agreement_is_final before update or delete on agreement for each row execute function refuse_change();
