import { changedSteps } from '#course/changed-steps.ts'
import { courseModules, courseStepBySlug, type PlacedStep } from '#course/course.ts'
import { shippedSteps } from '#server/content/course-texts.ts'
import type { EditRow } from './home-rows.ts'

/** The step whose own field the newest change was made in; what a step shares with others counts for the first. */
export function editedStep(edit: EditRow, activeModules: readonly string[]): PlacedStep | null {
  const now = [{ _id: edit.id, kind: edit.kind, data: edit.data }]
  const former = edit.former ? [{ _id: edit.id, kind: edit.kind, data: edit.former }] : []
  for (const module of courseModules.filter(({ slug }) => activeModules.includes(slug))) {
    const [slug] = changedSteps(module, former, now)
    const step = slug === undefined ? undefined : courseStepBySlug(module.slug, slug)
    if (step) return step
  }
  return null
}

export function titlesOf(step: PlacedStep) {
  const text = shippedSteps(step.module.id).find(({ _id }) => _id === step.id)
  return { step_title: text?.title ?? step.slug, step_title_es: text?.title_es ?? step.slug }
}
