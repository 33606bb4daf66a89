import { changedSteps } from '#course/changed-steps.ts'
import type { Field } from '#course/contract/field.ts'
import { courseStepBySlug, type PlacedStep } from '#course/course.ts'
import { modulesWithRooms } from '#course/rooms.ts'
import type { EditRow } from './home-rows.ts'

/**
 * The step whose own field the newest change was made in. What several steps share counts for the first of them; of a
 * record that was never changed, the furthest step that it says something for.
 */
export function editedStep(edit: EditRow, activeModules: readonly string[]): PlacedStep | null {
  const { former, now } = states(edit)
  const found = roomsIn(activeModules)
    .flatMap(({ slug, rooms }) =>
      changedSteps({ slug, rooms }, former, now).map((step) => [slug, step] as const),
    )
    .map(([module, step]) => courseStepBySlug(module, step))
  return found.at(edit.former ? 0 : -1) ?? null
}

/** All steps that a change was made in, each field counting for the first that has it. */
export function editedSteps(edit: EditRow, activeModules: readonly string[]): readonly PlacedStep[] {
  if (!edit.former) return [editedStep(edit, activeModules)].filter((step) => step !== null)
  const { former, now } = states(edit)
  const counted = new Set<string>()
  const counts = (field: Field) => Boolean(field.rows) || !counted.has(nameOf(field))
  return roomsIn(activeModules).flatMap(({ slug, rooms }) =>
    rooms.flatMap((room) => {
      const own = room.fields.filter((field) => field.kind === edit.kind)
      const differs = (field: Field) =>
        changedSteps({ slug, rooms: [{ ...room, fields: [field] }] }, former, now).length > 0
      const fresh = own.filter((field) => counts(field) && differs(field))
      for (const field of fresh) counted.add(nameOf(field))
      return fresh.length > 0 ? (courseStepBySlug(slug, room.slug) ?? []) : []
    }),
  )
}

const nameOf = ({ key, property }: Field) => `${key ?? ''} ${property}`

const roomsIn = (activeModules: readonly string[]) =>
  modulesWithRooms.filter(({ slug }) => activeModules.includes(slug))

function states({ id, kind, data, former }: EditRow) {
  const asItem = (stood: Record<string, unknown> | null) => (stood ? [{ _id: id, kind, data: stood }] : [])
  return { former: asItem(former), now: asItem(data) }
}
