import { type ComponentType, useEffect } from 'react'
import { courseStepBySlug, type PlacedStep, stepsOfModule } from '#course/course.ts'
import { part } from '#web/ui/part.tsx'
import { preloadQuietly } from './lost-chunk.ts'
import { type Connection, mayPreload } from './may-preload.ts'
import { type LoadRoom, roomOf } from './rooms.ts'

const idleMs = 2000
const loaded = new Map<LoadRoom, ComponentType>()

async function prepare(load: LoadRoom): Promise<ComponentType> {
  const { Screen } = await load()
  loaded.set(load, Screen)
  return Screen
}

/**
 * Where there is such a room. A summary shows its heading before anything below it is drawn: nobody waits for what that is
 * made of.
 */
export async function prepareRoom(module: string, slug: string): Promise<void> {
  const step = courseStepBySlug(module, slug)
  const load = step && step.type !== 'summary' && roomOf(step)
  if (load) await preloadQuietly(() => prepare(load))
}

/** A room that is here already is shown at once; React would hold it back behind a placeholder for a while. */
export function screenOf(load: LoadRoom): ComponentType {
  return loaded.get(load) ?? part(() => prepare(load))
}

/** While somebody works in a step, the other rooms of the module come, those that follow first. */
export function usePreparedRooms(step: PlacedStep): void {
  useEffect(() => {
    if (!mayPreload((navigator as { connection?: Connection }).connection)) return
    let isHere = true
    const steps = stepsOfModule(step.module.id)
    const place = steps.findIndex(({ id }) => id === step.id)
    const others = [...steps.slice(place + 1), ...steps.slice(0, place)]
    async function prepareAll() {
      for (const load of others.map(roomOf)) {
        if (isHere && load && !loaded.has(load)) await preloadQuietly(() => prepare(load))
      }
    }
    // Not every browser tells when it has nothing else to do.
    const hasIdle = 'requestIdleCallback' in window
    const wait = hasIdle
      ? requestIdleCallback(() => void prepareAll(), { timeout: idleMs })
      : setTimeout(() => void prepareAll(), idleMs)
    return () => {
      isHere = false
      if (hasIdle) cancelIdleCallback(wait as number)
      else clearTimeout(wait)
    }
  }, [step])
}
