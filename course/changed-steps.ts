import { isEqual } from '#domain/plan/equal.ts'
import type { Field } from './contract/field.ts'
import type { Module, Room } from './contract/room.ts'
import { type PlanItem, valuesAt } from './values-at.ts'

/** The slugs of the steps whose own fields differ between two states of a plan. */
export function changedSteps(
  { slug, rooms }: Pick<Module, 'slug' | 'rooms'>,
  before: readonly PlanItem[],
  after: readonly PlanItem[],
): string[] {
  const differs = (room: Room) => (field: Field) => {
    const place = { module: slug, step: room.slug }
    return !isEqual(valuesAt(field, place, before), valuesAt(field, place, after))
  }
  return rooms.filter((room) => room.fields.some(differs(room))).map((room) => room.slug)
}
