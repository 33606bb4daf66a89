import { resourcesOf } from '#course/business-model/key-resources/resources.ts'
import { aimsText } from '#course/impact/impact-kpis/report.ts'
import { indicatorsOf } from '#course/impact/shared/indicators.ts'
import { chosenActivities } from '#course/shared/activities.ts'
import { activitiesOf } from '#course/shared/key-activities.ts'
import { byWeight, isPowerful } from '#course/stakeholders/shared/power-interest.ts'
import { stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { figures } from '#domain/figures.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { chosenModels, modelName } from '#domain/plan/chosen-models.ts'
import { cutWords } from './canvas-lines.ts'
import { type BoxContent, type CanvasSource, lackIf } from './canvas-source.ts'
import type { CanvasLine } from './canvas-view.ts'

const wordsEach = 11

const item = (text: string, note = ''): CanvasLine => ({
  ...{ look: 'item', text: cutWords(text, wordsEach) },
  ...(note ? { note } : {}),
})

/** Who can help or stop the business, the heaviest first, and how strong the tie is. */
// Short names, each on a line of its own, take more room than their words.
const shortNames = 34

export function partnersBox({ plan, text }: CanvasSource): BoxContent {
  const powerful = byWeight(stakeholdersOf(plan).filter((one) => isPowerful(one) && one.name !== ''))
  const isAnyTied = powerful.some(({ relationship }) => relationship)
  return {
    lines: powerful.map(({ name, relationship }) => item(name, relationship ? text.ties[relationship] : '')),
    lacks: [
      ...lackIf(powerful.length === 0, 'partners'),
      ...lackIf(powerful.length > 0 && !isAnyTied, 'ties'),
    ],
    mostWords: shortNames,
  }
}

/** The first of every segment, then the second of every segment, each text once. */
function inTurn(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const all = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? []))
  return [...new Set(all.flat())]
}

export function activitiesBox({ plan }: CanvasSource): BoxContent {
  const all = inTurn((plan.segment ?? []).map((segment) => activitiesOf(segment).map(({ text }) => text)))
  return { lines: firstOf(all), lacks: lackIf(all.length === 0, 'key-activities') }
}

export function resourcesBox({ plan, text }: CanvasSource): BoxContent {
  const lists = (plan.segment ?? []).map((segment) => resourcesOf(plan, segment))
  const needed = new Set(lists.flat().flatMap((one) => (one.isNeeded ? [one.text] : [])))
  const all = inTurn(lists.map((list) => list.map((one) => one.text)))
  return {
    lines: firstOf(all, (one) => (needed.has(one) ? text.needed : '')),
    lacks: lackIf(all.length === 0, 'key-resources'),
    mostWords: shortNames,
  }
}

const firstOf = (all: readonly string[], note: (text: string) => string = () => '') =>
  all.map((text) => item(text, note(text)))

export function modelsBox({ plan, locale }: CanvasSource): BoxContent {
  const [social, revenue] = [chosenModels(plan, 'social'), chosenModels(plan, 'revenue')]
  return {
    lines: [...social, ...revenue].map(
      ({ model }): CanvasLine => ({
        look: 'chip',
        text: cutWords(modelName(model, locale), wordsEach),
      }),
    ),
    lacks: [...lackIf(social.length === 0, 'social'), ...lackIf(revenue.length === 0, 'revenue-model')],
  }
}

const topIndicators = 3

export function impactBox({ plan, locale, text }: CanvasSource): BoxContent {
  const indicators = indicatorsOf(plan).filter(({ kpi }) => kpi.trim() !== '')
  const reach = sumOf(chosenActivities(plan), (one) => one.reach ?? 0)
  const people: CanvasLine = { look: 'figure', text: figures(reach, locale), note: text.perYear }
  return {
    lines: [
      ...(reach > 0 ? [people] : []),
      ...indicators.slice(0, topIndicators).map((one): CanvasLine => {
        const aims = aimsText(one, locale)
        return { look: 'item', text: cutWords(one.kpi, 9), ...(aims === '–' ? {} : { note: aims }) }
      }),
    ],
    lacks: [...lackIf(indicators.length === 0, 'kpis'), ...lackIf(reach === 0, 'reach')],
  }
}
