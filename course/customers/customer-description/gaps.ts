import { noSegments } from '#course/customers/shared/no-segments.ts'
import { isTargetTooLarge, targetAboveAddressable } from '#course/shared/market.ts'
import type { Segment } from '#course/shared/segments.ts'
import { type Gap, requiredGap } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { isCounted, needsMarket } from './market.ts'

const asked = ['name', 'gender', 'country', 'occupation', 'story'] as const

export function gaps(plan: PlanData): readonly Gap[] {
  const { segment = [] } = plan
  if (segment.length === 0) return [noSegments]
  return segment.flatMap((one) => [...portraitGaps(one), ...marketGaps(plan, one)])
}

export function portraitGaps({ _id, profile }: Segment): readonly Gap[] {
  const hasAge = profile?.age?.length === 2
  return [
    ...asked.slice(0, 1).flatMap((name) => requiredGap(`profile.${name}:${_id}`, profile?.[name])),
    ...(hasAge ? [] : [{ field: `profile.age:${_id}`, message: 'required' } as const]),
    ...asked.slice(1).flatMap((name) => requiredGap(`profile.${name}:${_id}`, profile?.[name])),
  ]
}

export function marketGaps(plan: PlanData, segment: Segment): readonly Gap[] {
  if (!needsMarket(plan, segment)) return []
  const { _id, addressableMarket, targetMarket, marketShare } = segment
  const number = (name: string, value: number | null | undefined): Gap[] =>
    isCounted(value) ? [] : [{ field: `${name}:${_id}`, message: 'required' }]
  const tooLarge: Gap = { field: `targetMarket:${_id}`, message: targetAboveAddressable }
  return [
    ...number('addressableMarket', addressableMarket),
    ...requiredGap(`addressableMarketDescription:${_id}`, segment.addressableMarketDescription),
    ...(isTargetTooLarge(targetMarket, addressableMarket)
      ? [tooLarge]
      : number('targetMarket', targetMarket)),
    ...number('marketShare', marketShare),
    ...requiredGap(`marketShareJustification:${_id}`, segment.marketShareJustification),
  ]
}
