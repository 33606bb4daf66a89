import { kindsOfRoom } from '#course/contract/kinds.ts'
import type { Room } from '#course/contract/room.ts'
import { shippedModels } from '#course/shipped-models.ts'
import { planKinds } from '#domain/entities/index.ts'
import type { LoadedKind, PlanData } from '#domain/plan/plan-data.ts'
import { makeWorld } from '#server/demo/make-world.ts'
import { projects } from '#server/demo/programme/projects.ts'

const kinds: readonly LoadedKind[] = [...planKinds, 'model', 'project']
const isKind = (name: string | symbol): name is LoadedKind => kinds.some((kind) => kind === name)

/** The plan as a room may see it: whoever touches a kind that the room does not declare is stopped. */
export function guardedPlan(plan: PlanData, room: Room): PlanData {
  const allowed = kindsOfRoom(room)
  const visible = Object.fromEntries(
    Object.entries(plan).filter(([kind]) => isKind(kind) && allowed.has(kind)),
  )
  return new Proxy<PlanData>(visible, {
    get(target, name, receiver) {
      if (isKind(name) && !allowed.has(name)) {
        throw new Error(`${room.slug} touches ${name} and does not declare it in its room.ts`)
      }
      return Reflect.get(target, name, receiver)
    },
  })
}

/** The plans of the demo by their names, from hardly begun to whole. */
export const demoPlans: readonly (readonly [string, PlanData])[] = [
  ...makeWorld(new Date(), () => undefined).plans,
].map(([name, { rows }]) => {
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  const records = [...byKind].map(([kind, own]) => [
    kind,
    own.map(({ id, data }) => ({ ...data, _id: id, projectId: 'p', version: 1 })),
  ])
  const { team = [] } = projects.find(({ key }) => key === name) ?? {}
  const project = [{ _id: 'p', version: 1, team_members: team }]
  return [name, { ...Object.fromEntries(records), model: shippedModels, project }]
})
