import { date, flag, group, list, number, option, text, whole } from '#domain/fields.ts'
import { modelTypes } from '#domain/options/models.ts'
import { roles } from '#domain/options/people.ts'
import { bugStatuses, stepTypes } from '#domain/options/programme.ts'

export const stepFields = {
  module: text(24),
  order: whole(1, 200),
  nice_name: text(80),
  title: text(120),
  title_es: text(120),
  intro: text(5000),
  intro_es: text(5000),
  primary_cta: text(80),
  primary_cta_es: text(80),
  secondary_cta: text(80),
  secondary_cta_es: text(80),
  component: text(80),
  help_intro: text(10000),
  help_intro_es: text(10000),
  help_deepdive: text(20000),
  help_deepdive_es: text(20000),
  help_tips: text(10000),
  help_tips_es: text(10000),
  needs: text(300),
  needs_es: text(300),
  minutes: whole(1, 600),
  type: option(stepTypes),
} as const

export const feedbackFields = {
  authorId: text(24),
  text: text(5000),
  read: flag(),
  fullPath: text(500),
  module: text(80),
  step: text(80),
  fieldId: text(200),
  timestamp: date(),
  projectId: text(24),
} as const

export const progressFields = {
  projectId: text(24),
  order: whole(1, 200),
  module_id: text(24),
  finished: flag(),
  module: group({
    finished: flag(),
    validated: flag(),
    review_request: flag(),
    request_count: whole(0, 1_000_000),
    withdrawn: flag(),
  }),
} as const

export const reviewFields = {
  role: option(roles),
  user_id: text(24),
  projectId: text(24),
  module: text(80),
  answers: list(group({ question: text(200), answer: text(5000) }), 3),
} as const

export const bugFields = {
  projectId: text(24),
  module: text(80),
  step: text(80),
  userId: text(24),
  time: number(),
  description: text(5000),
  status: option(bugStatuses),
} as const

export const modelFields = {
  name: text(120),
  name_es: text(120),
  description: text(3000),
  description_es: text(3000),
  type: option(modelTypes),
  examples: list(text(1000), 20),
  examples_es: list(text(1000), 20),
} as const
