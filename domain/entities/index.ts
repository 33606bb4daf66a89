import type { PlanEntity } from '#domain/entity.ts'
import { business } from './business.ts'
import { cause } from './cause.ts'
import { goal, proposition } from './direction.ts'
import { input } from './input.ts'
import { activity, channel, competitor } from './market.ts'
import { gain, pain } from './needs.ts'
import { offering } from './offering.ts'
import { question, source } from './research.ts'
import { segment } from './segment.ts'

/** The register: every plan entity, once. Database, API, forms and fixtures read it. */
export const planEntities = {
  input,
  segment,
  pain,
  gain,
  cause,
  offering,
  competitor,
  activity,
  channel,
  source,
  question,
  proposition,
  goal,
  business,
} as const satisfies Record<string, PlanEntity>

export type PlanKind = keyof typeof planEntities

export const planKinds = Object.keys(planEntities) as PlanKind[]
