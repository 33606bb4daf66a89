/** What every record of a type has, for whoever may see the record at all: the schema promises it. */
export const alwaysThere: Readonly<Record<string, readonly string[]>> = {
  User: ['user_id', 'first_name', 'last_name', 'role'],
  Project: [
    ...['name', 'cohort_id', 'owner_id', 'org_id', 'status', 'mentor_agreement', 'entrepreneur_agreement'],
    ...['problem', 'solution', 'type', 'countries', 'sectors', 'team_members'],
  ],
  Cohort: ['title', 'description', 'duration', 'self_guided', 'simple_onboard', 'registration_open'],
  CohortModuleData: ['module_id', 'module_name', 'slug', 'active', 'customised', 'step_order', 'steps_off'],
  Step: [
    ...['module', 'order', 'nice_name', 'component', 'type', 'title', 'title_es', 'intro', 'intro_es'],
    ...['primary_cta', 'primary_cta_es', 'secondary_cta', 'secondary_cta_es', 'help_intro', 'help_intro_es'],
    ...['help_deepdive', 'help_deepdive_es', 'help_tips', 'help_tips_es', 'needs', 'needs_es'],
  ],
  Feedback: ['authorId', 'text', 'read', 'fullPath', 'module', 'step', 'fieldId', 'timestamp', 'projectId'],
  Progress: ['projectId', 'order', 'module_id', 'finished', 'module'],
  ProgressModule: ['finished', 'validated', 'review_request', 'request_count', 'withdrawn'],
  Model: ['name', 'name_es', 'description', 'description_es', 'type', 'examples', 'examples_es', 'version'],
}
