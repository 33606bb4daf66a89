-- Texts are kept as they are searched: to bring one into that form takes longer than to look through a thousand.
alter table users add column searched text not null generated always as (search_form(name || ' ' || email)) stored;
alter table bug_report add column searched text not null generated always as (search_form(description)) stored;
alter table module_review add column searched text not null generated always as (
  search_form(jsonb_path_query_array(answers, '$[*].answer')::text)) stored;

drop index if exists users_searched, bug_report_searched, module_review_searched;

do $$
begin
  create index users_searched on users using gin (searched gin_trgm_ops);
  create index bug_report_searched on bug_report using gin (searched gin_trgm_ops);
  create index module_review_searched on module_review using gin (searched gin_trgm_ops);
  create index project_searched on project using gin (search_form(name) gin_trgm_ops);
exception when undefined_object then
  raise notice 'pg_trgm is not offered: searching reads whole tables';
end $$;

-- The few that cannot log in are found among the many that can.
create index users_unconfirmed on users (search_form(last_name), search_form(first_name), id)
  where deleted_at is null and disabled_at is null and not email_verified;
create index users_disabled on users (search_form(last_name), search_form(first_name), id)
  where deleted_at is null and disabled_at is not null;
