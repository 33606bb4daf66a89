import { changedSteps } from '#course/changed-steps.ts'
import { courseStepBySlug, type PlacedStep } from '#course/course.ts'
import { modulesWithRooms } from '#course/rooms.ts'
import type { EditRow } from './home-rows.ts'

/**
 * The step whose own field the newest change was made in. What several steps share counts for the first of them; of a
 * record that was never changed, the furthest step that it says something for.
 */
export function editedStep(edit: EditRow, activeModules: readonly string[]): PlacedStep | null {
  const now = [{ _id: edit.id, kind: edit.kind, data: edit.data }]
  const former = edit.former ? [{ _id: edit.id, kind: edit.kind, data: edit.former }] : []
  const found = modulesWithRooms
    .filter(({ slug }) => activeModules.includes(slug))
    .flatMap((module) => changedSteps(module, former, now).map((slug) => courseStepBySlug(module.slug, slug)))
  return found.at(edit.former ? 0 : -1) ?? null
}
