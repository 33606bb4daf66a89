import { lanesOfSegment } from '#course/shared/paying-segments.ts'
import type { Segment } from '#course/shared/segments.ts'
import type { Gap } from '#domain/plan/messages.ts'
import { answer, type InputRecord, type PlanData } from '#domain/plan/plan-data.ts'

export const step = 'business-model'
export const longestChange = 1000

/** What was said of where a segment stands. */
export const flowOf = (plan: PlanData, segment: string): InputRecord | undefined =>
  answer(plan, 'four', step, 'flow', segment)

const segmentsOf = (plan: PlanData): readonly Segment[] => plan.segment ?? []

export const payersOf = (plan: PlanData): readonly Segment[] =>
  segmentsOf(plan).filter((segment) => lanesOfSegment(plan, segment).includes('pays'))

/** Whoever benefits and never pays costs something that others cover. */
export function isCovered(plan: PlanData, segment: Segment): boolean {
  const lanes = lanesOfSegment(plan, segment)
  return lanes.includes('benefits') && !lanes.includes('pays')
}

export const nobodyPays = {
  en: 'Nobody pays yet. Mark at least one segment that pays.',
  es: 'Todavía nadie paga. Marca al menos un segmento que pague.',
}

const messages = {
  nobodyBenefits: {
    en: 'Nobody benefits yet. Mark at least one segment that benefits.',
    es: 'Todavía nadie se beneficia. Marca al menos un segmento que se beneficie.',
  },
  noSegments: { en: 'First name your customer segments.', es: 'Primero nombra tus segmentos de clientes.' },
}

export function gaps(plan: PlanData): readonly Gap[] {
  const segments = segmentsOf(plan)
  if (segments.length === 0) return [{ field: 'segments', message: messages.noSegments }]
  const isIn = (lane: 'pays' | 'benefits') => segments.some((one) => lanesOfSegment(plan, one).includes(lane))
  return [
    ...segments
      .filter((segment) => lanesOfSegment(plan, segment).length === 0)
      .map(({ _id }): Gap => ({ field: `flow:${_id}`, message: 'selectOne' })),
    ...(isIn('pays') ? [] : [{ field: 'pays', message: nobodyPays }]),
    ...(isIn('benefits') ? [] : [{ field: 'benefits', message: messages.nobodyBenefits }]),
  ]
}
