import type { ValueIn } from '#domain/options/choice.ts'
import { definitions } from '#domain/options/models.ts'
import { type Gap, requiredGap } from '#domain/plan/messages.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'

export const step = 'choose-definition'
export const markers = ['today', 'target'] as const
export type Marker = (typeof markers)[number]
export type Definition = ValueIn<typeof definitions>

/** Strictly above this share of market revenue an organisation is almost sustainable. */
export const threshold = 75

/** Where a marker stands, as far as that was said. */
export type Place = {
  readonly definition: Definition | null
  /** From 0 to 100. */
  readonly percent: number | null
  readonly reason: string
}

export function placeOf(plan: PlanData, marker: Marker): Place {
  const stored = answer(plan, 'four', step, marker)
  return {
    definition: definitions.find(({ value }) => value === stored?.value)?.value ?? null,
    percent: percentOf(stored?.valueArr?.[0]),
    reason: stored?.description ?? '',
  }
}

function percentOf(text: string | undefined): number | null {
  const number = text?.trim() ? Number(text) : Number.NaN
  return number >= 0 && number <= 100 ? number : null
}

export const isAlmostSustainable = (percent: number | null) => percent !== null && percent > threshold

/** Which shares a definition goes with; where profit comes first, any. */
const fits: Readonly<Record<Definition, (percent: number) => boolean>> = {
  'grant-funded': (percent) => percent <= threshold,
  'part-market': (percent) => percent <= threshold,
  'almost-sustainable': (percent) => percent > threshold,
  'social-business': (percent) => percent === 100,
  'profit-sharing': (percent) => percent === 100,
  'responsible-business': () => true,
}

/** The definition says one thing and the number another. */
export const isMismatch = ({ definition, percent }: Place) =>
  definition !== null && percent !== null && !fits[definition](percent)

export function gaps(plan: PlanData): readonly Gap[] {
  return markers.flatMap((marker) => {
    const { definition, percent, reason } = placeOf(plan, marker)
    return [
      ...requiredGap(marker, definition),
      ...requiredGap(`${marker}.valueArr`, percent === null ? null : String(percent)),
      ...(marker === 'target' ? requiredGap('target.description', reason) : []),
    ]
  })
}
