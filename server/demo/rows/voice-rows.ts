import { reviewQuestions } from '#domain/programme/review-questions.ts'
import type { Row } from '#server/demo/insert-rows.ts'
import { people } from '#server/demo/people/people.ts'
import { type Thread, threads } from '#server/demo/programme/feedback.ts'
import { bugs, ratings } from '#server/demo/programme/voices.ts'
import { newId } from '#server/new-id.ts'
import type { World } from './world.ts'

export function fieldIdOf({ project, module, step, field }: Thread, plans: World['plans']): string {
  const plan = plans.get(project)
  return `${module}.${step}.${field.replace(/@\{([^}]+)\}/g, (_, label) => plan?.idOf(label) ?? label)}`
}

export function feedbackRows({ moment, user, project, plans }: World): Row[] {
  return threads.flatMap((thread) => {
    const { module, step } = thread
    const field_id = fieldIdOf(thread, plans)
    return thread.messages.map(({ by, day, text, unread }, index) => ({
      id: newId(Date.parse(moment(day, index))),
      project_id: project(thread.project),
      author_id: user(by),
      text,
      read: !unread,
      full_path: `/home/project/${project(thread.project)}/${module}/${step}`,
      module,
      step,
      field_id,
      created_at: moment(day, index),
    }))
  })
}

export function ratingRows({ moment, user, project }: World): Row[] {
  return ratings.map(({ project: key, person, module, day, answers }) => ({
    id: newId(Date.parse(moment(day))),
    project_id: project(key),
    user_id: user(person),
    role: people.find((one) => one.key === person)?.role,
    module,
    answers: reviewQuestions.map((question, index) => ({ question, answer: answers[index] })),
    created_at: moment(day),
  }))
}

export function bugRows({ moment, user, project }: World): Row[] {
  return bugs.map(({ project: key, person, module, step, day, status, text }) => ({
    id: newId(Date.parse(moment(day))),
    project_id: project(key),
    module,
    step,
    user_id: user(person),
    time: Date.parse(moment(day)),
    description: text,
    status,
    created_at: moment(day),
  }))
}
