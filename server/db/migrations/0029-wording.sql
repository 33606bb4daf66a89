-- A text that changed in one language alone: the other is marked until somebody has looked at it.
alter table step_text add column leaves_behind boolean not null default false;

-- Who changed which text of which step, and how it read before. Nothing before or after: the layer had or has no text of its own.
create table step_text_change (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  cohort_id text references cohort on delete cascade,
  step_id text not null,
  part text not null,
  before text,
  after text,
  changed_by text references users on delete set null,
  changed_at timestamptz not null default now()
);
create index step_text_change_step on step_text_change (step_id, cohort_id, id desc);

alter table model add column examples_es text[] not null default '{}';
-- In which plans a model was looked at.
create index plan_item_models on plan_item using gin ((data -> 'modelSelection') jsonb_path_ops) where kind = 'business';
