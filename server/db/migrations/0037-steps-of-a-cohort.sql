-- The steps of a module by name in the order of the cohort, and those that it leaves out; nothing: as the course has them.
alter table cohort_module
  add column step_order text[] not null default '{}',
  add column steps_off text[] not null default '{}';
