-- The newest answer to a module: what was decided, with which words, by whom and when.
alter table progress
  add column answer text check (answer in ('approved', 'sent back', 'withdrawn')),
  add column answer_message text not null default '',
  add column answered_by text references users on delete set null,
  add column answered_at timestamptz;

update progress g
set answer = r.decision, answer_message = r.message, answered_by = r.decided_by, answered_at = r.decided_at
from (
  select distinct on (project_id, module_id) * from review_request
  where decision is not null order by project_id, module_id, number desc
) r
where r.project_id = g.project_id and r.module_id = g.module_id;

-- An approval may have been given without a request, and what was taken back has no words yet.
update progress set answer = 'approved', answer_message = '', answered_by = validated_by,
  answered_at = coalesce(validated_at, updated_at)
where finished and answer is distinct from 'approved';

update progress set answer = 'withdrawn', answer_message = '', answered_by = null, answered_at = updated_at
where withdrawn;
