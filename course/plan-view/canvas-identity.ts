import { activeGoals } from '#course/impact/shared/goals.ts'
import { type Parts, partNames, partsOf, tidied } from '#course/pricing/value-proposition/proposition.ts'
import { words as sentenceWords } from '#course/pricing/value-proposition/words.ts'
import { payingSegments } from '#course/shared/paying-segments.ts'
import type { Segment } from '#course/shared/segments.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'
import { miniTiles } from './canvas-pictures.ts'
import { type BoxContent, type CanvasSource, lackIf, textLine } from './canvas-source.ts'

const shortly = {
  en: ({ offering, category, benefit }: Parts) => `${offering} is ${category} that ${benefit}.`,
  es: ({ offering, category, benefit }: Parts) => `${offering} es ${category} que ${benefit}.`,
} as const

/** What it is and what it is good for; for whom stands beside it. */
function shortSentence(parts: Parts, locale: ReportLocale): string {
  const said = shortly[locale](tidied(parts)).replaceAll('….', '…')
  return said.slice(0, 1).toLocaleUpperCase(locale) + said.slice(1)
}

type Proposition = { readonly segment: Segment; readonly sentence: string; readonly short: string }

/** The sentences of the value proposition, those of people who pay first. */
export function propositions(plan: PlanData, locale: ReportLocale) {
  const paying = payingSegments(plan)
  const others = (plan.segment ?? []).filter((one) => !paying.includes(one))
  return [...paying, ...others].flatMap((segment): Proposition[] => {
    const parts = partsOf(plan, segment._id)
    if (partNames.every((name) => isBlank(parts[name]))) return []
    return [{ segment, sentence: sentenceWords[locale].say(parts), short: shortSentence(parts, locale) }]
  })
}

export function nameBox({ facts, plan, locale, text }: CanvasSource): BoxContent {
  const [first] = propositions(plan, locale)
  const rows = [
    { label: text.founder, value: facts.founder },
    { label: text.cohort, value: facts.cohort },
  ].filter(({ value }) => value !== '')
  const said = first ? [{ kind: 'text', text: first.sentence, tone: 'lead' } as const] : []
  const told = rows.length > 0 ? [{ kind: 'facts', rows } as const] : []
  return {
    lines: [{ look: 'figure', text: facts.project.name }, ...textLine(first?.short)],
    blocks: [...said, ...told] satisfies Block[],
    lacks: lackIf(!first, 'proposition'),
    mostWords: 24,
  }
}

const statement = (text: string | null | undefined): Pick<BoxContent, 'lines' | 'blocks' | 'mostWords'> => ({
  lines: textLine(text),
  blocks: text?.trim() ? [{ kind: 'text', text: text.trim(), tone: 'lead' }] : [],
  mostWords: 38,
})

export function missionBox({ plan }: CanvasSource): BoxContent {
  const said = businessOf(plan)?.missionStatement
  return { ...statement(said), lacks: lackIf(isBlank(said), 'mission') }
}

export function visionBox({ plan }: CanvasSource): BoxContent {
  const said = businessOf(plan)?.visionStatement
  return { ...statement(said), lacks: lackIf(isBlank(said), 'vision') }
}

export const sdgsBox = ({ plan, locale }: CanvasSource): BoxContent => ({
  lines: [],
  picture: miniTiles(plan, locale),
  lacks: lackIf(activeGoals(plan).length === 0, 'sdgs'),
})
