-- How many teams each organisation has: counted without the rows themselves.
create index project_org_counted on project (org_id, status);
drop index project_org;
