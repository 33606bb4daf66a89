import { device, visit } from '#web/data/device.ts'
import { isSharedComputer } from '#web/data/shared-computer.ts'
import { createKeeping } from './keeping.ts'

/** What is half typed on this device; on a shared computer it is gone with the tab. */
export const halfTyped = createKeeping({ store: () => (isSharedComputer() ? visit : device) })

globalThis.addEventListener?.('storage', (event) => halfTyped.hear(event))
globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && halfTyped.readAgain())

/** Texts for people, such as a message: they belong to the person, not to a plan. */
export const ownKey = (account: string, field: string) => `${account}//${field}`

export const planKey = (account: string, project: string, step: string) => `${account}/${project}/${step}`

export type PlanPlace = { readonly module: string; readonly step: string; readonly field: string }

export function placeIn(key: string): PlanPlace {
  const [, , at = '', ...field] = key.split('/')
  const [module = '', step = ''] = at.split('.')
  return { module, step, field: field.join('/') }
}
