-- When a mentor last answered, how many teams there are, and what was thought by month: without the rows themselves.
create index progress_answered on progress (project_id, answered_by, answered_at);
create index project_counted on project (status);
create index module_review_months on module_review (created_at) include (role, helpful);
