import { payingSegments } from '#course/shared/paying-segments.ts'
import { clause, inside } from '#course/shared/sentence.ts'
import { type Gap, isBlank } from '#domain/plan/messages.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'

/** The blanks in the order in which they are kept, behind the id of the segment. */
export const partNames = [
  ...(['who', 'need', 'offering', 'category', 'benefit', 'alternative', 'difference'] as const),
] as const
export type PartName = (typeof partNames)[number]
export type Parts = Readonly<Record<PartName, string>>

export const longestPart = 120

/** One for each segment. */
export const propositionOf = (plan: PlanData, segment: string): RecordOf<'proposition'> | undefined =>
  plan.proposition?.find(({ parts }) => parts?.[0] === segment)

export function partsOf(plan: PlanData, segment: string): Parts {
  const kept = propositionOf(plan, segment)?.parts ?? []
  return Object.fromEntries(partNames.map((name, place) => [name, kept[place + 1] ?? ''])) as Parts
}

/** As it is stored: always eight places. */
export const withPart = (segment: string, all: Parts, part: PartName, text: string): string[] => [
  segment,
  ...partNames.map((name) => (name === part ? text : all[name])),
]

/** Words that the sentence has already. */
const openings: Readonly<Record<PartName, RegExp>> = {
  who: /^(for|para)\s+/i,
  need: /^(who|that|que|quienes)\s+/i,
  offering: /^$/,
  category: /^(is|es)\s+/i,
  benefit: /^(that|which|que)\s+/i,
  alternative: /^(unlike|a diferencia de)\s+/i,
  difference: /^(we|nosotros|nosotras)\s+/i,
}
/** They begin with a verb or an article, and neither is a name. */
const small: readonly PartName[] = ['need', 'category', 'benefit', 'difference']

/** Each part as it reads inside the sentence; what is not written yet stays open. */
export function tidied(all: Parts): Parts {
  const tidy = (name: PartName) => {
    const text = all[name].trim().replace(openings[name], '')
    return (small.includes(name) ? clause(text) : inside(text)) || '…'
  }
  return Object.fromEntries(partNames.map((name) => [name, tidy(name)])) as Parts
}

/** Words that stand in every brochure and in no talk. */
const brochure =
  /(?<!\p{L})(quality|innovative|solutions?|integral|holistic|synerg\p{L}*|empower\p{L}*|calidad|innovador\p{L}*|soluci(?:ón|ones)|integrales?|sinergi\p{L}*|empoder\p{L}*)(?!\p{L})/iu
/** Praise that nobody can look at. */
const praise =
  /^(?:(?:we|are|have|the|offer|give|somos|tenemos|ofrecemos|damos|los|las|el|la|lo|más|mucho|muy|much|more|a|un|una|of|de)\s+)*(?:best|better|good|cheaper|cheap|modern|nicer|friendly|mejor(?:es)?|buen[oa]s?|barat[oa]s?|modern[oa]s?|amables?|quality|calidad|service|servicio)(?:\s+(?:quality|service|price|prices|calidad|servicio|precio|precios))*$/iu
const nobody = /^(none|nothing|nobody|no one|no alternatives?|nada|nadie|ningun[oa]?|ninguna alternativa)$/i

const mostCommas = 1

/** What a reader can tell about the sentence at once. */
export function checksOf(all: Parts) {
  const { benefit, alternative, difference } = all
  const isWhole = partNames.every((name) => !isBlank(all[name]))
  const listed = benefit.match(/[,;]|(?<!\p{L})(?:and|y|e)(?!\p{L})/giu)?.length ?? 0
  return {
    spoken: isWhole && !brochure.test(partNames.map((name) => all[name]).join(' ')),
    oneBenefit: !isBlank(benefit) && listed <= mostCommas,
    namesAlternative: !isBlank(alternative) && !nobody.test(alternative.trim()),
    canBeShown: !isBlank(difference) && !praise.test(difference.trim()),
  }
}

export const gapsOfSegment = (plan: PlanData, segment: string): Gap[] => {
  const all = partsOf(plan, segment)
  return partNames
    .filter((name) => isBlank(all[name]))
    .map((name) => ({ field: `${name}:${segment}`, message: 'required' }))
}

const noSegments = {
  en: 'First name your customer segments.',
  es: 'Primero nombra tus segmentos de clientes.',
}

export function gaps(plan: PlanData): readonly Gap[] {
  const paying = payingSegments(plan)
  if (paying.length > 0) return paying.flatMap(({ _id }) => gapsOfSegment(plan, _id))
  // Those who are offered nothing yet may come to pay.
  const all = plan.segment ?? []
  if (all.length > 0) return all.flatMap(({ _id }) => gapsOfSegment(plan, _id))
  return [{ field: 'segments', message: noSegments }]
}
