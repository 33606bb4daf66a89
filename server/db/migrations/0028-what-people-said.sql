-- The first question about a module is answered as '4/5: in words'.
alter table module_review add column helpful smallint generated always as (
  substring(jsonb_path_query_first(answers,
    '$[*] ? (@.question == "Was this module helpful for you?").answer') #>> '{}' from '^([1-5])/5')::smallint) stored;

create index module_review_figures on module_review (module, role, helpful);

-- As for people: where the database does not offer it, a search reads the table.
do $$
begin
  create index bug_report_searched on bug_report using gin (search_form(description) gin_trgm_ops);
  create index module_review_searched on module_review
    using gin (search_form(jsonb_path_query_array(answers, '$[*].answer')::text) gin_trgm_ops);
exception when undefined_object then
  raise notice 'pg_trgm is not offered: searching reports reads the whole table';
end $$;
