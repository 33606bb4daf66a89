import type { PlanKind } from '#domain/entities/index.ts'
import { kindsOfRoom } from './contract/kinds.ts'
import type { Room } from './contract/room.ts'
import { modulesWithRooms } from './rooms.ts'

type PlacedRoom = { readonly module: string; readonly room: Room }

const exercises: readonly PlacedRoom[] = modulesWithRooms.flatMap(({ slug, rooms }) =>
  rooms.filter(({ type }) => type === 'exercise').map((room) => ({ module: slug, room })),
)

/** Answers and the business itself are written everywhere; a kind of its own is named in one step. */
const isShared = (kind: PlanKind | 'project') => ['input', 'business', 'project'].includes(kind)

const namesKind =
  (kind: string, isTitle: boolean) =>
  ({ room }: PlacedRoom) =>
    room.fields.some((field) => field.kind === kind && (!isTitle || field.isTitle))

/** The step in which things of a kind get their name; where nowhere, the first that writes them. */
const naming = new Map(
  [...new Set(exercises.flatMap(({ room }) => room.fields.map(({ kind }) => kind)))]
    .filter((kind) => !isShared(kind))
    .map((kind) => [kind, exercises.find(namesKind(kind, true)) ?? exercises.find(namesKind(kind, false))]),
)

/** The ids of the later steps that work with what is named in this one. */
export function stepsThatNeed(stepId: string): string[] {
  const place = exercises.findIndex(({ room }) => room.id === stepId)
  const needed = exercises[place]
  if (!needed) return []
  const kinds = [...naming].filter(([, step]) => step === needed).map(([kind]) => kind)
  return exercises
    .slice(place + 1)
    .filter(
      ({ module, room }) => worksWith(room, kinds) || (module === needed.module && answersIn(room, needed)),
    )
    .map(({ room }) => room.id)
}

function worksWith(room: Room, kinds: readonly string[]): boolean {
  const touched = new Set<string>([...kindsOfRoom(room), ...room.fields.flatMap(({ per }) => per ?? [])])
  return kinds.some((kind) => touched.has(kind))
}

const answersIn = (room: Room, needed: PlacedRoom) =>
  room.fields.some(({ step }) => step === needed.room.slug)
