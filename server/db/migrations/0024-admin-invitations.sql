-- Somebody is asked by mail to run an organisation. The link makes the account, or gives it to one that exists.
create table admin_invite (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  org_id text not null references organisation on delete cascade,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  org_role text not null check (org_role in ('organiser', 'owner')),
  token_hash text not null unique,
  invited_by text references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz
);
create unique index admin_invite_open on admin_invite (org_id, email) where used_at is null and withdrawn_at is null;
