-- A partner's cohort is handed to the hub, which approves it or sends it back with a message.
alter table cohort add column submitted_at timestamptz;
alter table cohort add column sent_back_message text not null default '';
create index cohort_submitted on cohort (submitted_at) where submitted_at is not null and not approved;

-- Whose logo a file is.
create unique index organisation_logo on organisation (logo) where logo is not null;
create index organisation_by_name on organisation (search_form(name), id);
