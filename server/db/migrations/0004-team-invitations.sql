-- The owner may take an invitation back before it is accepted.
alter table team_invite add column withdrawn_at timestamptz;

-- Inviting the same address again renews the invitation that is still open; it never makes a second one.
delete from team_invite older using team_invite newer
where older.project_id = newer.project_id and older.email = newer.email and older.id < newer.id
  and older.used_at is null and newer.used_at is null;
create unique index team_invite_open on team_invite (project_id, email) where used_at is null and withdrawn_at is null;
