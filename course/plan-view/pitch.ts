import { planCurrency } from '#course/contract/plan-currency.ts'
import { earlier } from '#course/marketing-and-sales/build-my-pitch/earlier.ts'
import { type Card, cardOf, cards } from '#course/marketing-and-sales/build-my-pitch/pitch.ts'
import { words as cardWords } from '#course/marketing-and-sales/build-my-pitch/words.ts'
import { dayText } from '#course/shared/days.ts'
import { discreetPlan } from '#course/shared/discreet-plan.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { Picture } from '#domain/report/picture.ts'
import { propositions } from './canvas-identity.ts'
import { cutWords, fitted } from './canvas-lines.ts'
import { impactBox } from './canvas-means.ts'
import { salesBars, salesIn } from './canvas-numbers.ts'
import { miniTree } from './canvas-pictures.ts'
import { type CanvasSource, sourceOf } from './canvas-source.ts'
import type { CanvasLine } from './canvas-view.ts'
import { activityPicture, customerPicture, nextSteps } from './pitch-pictures.ts'
import type { PitchDeck, PitchSlide } from './pitch-view.ts'
import { pitchWords } from './pitch-words.ts'
import type { PlanFacts } from './plan-view.ts'

// Whoever reads more does not listen.
const mostWords = 42

/** What the plan has to show for a card. */
const pictures: Readonly<Partial<Record<Card, (source: CanvasSource) => Picture | null>>> = {
  problem: ({ plan, locale }) => miniTree(plan, locale, 3),
  solution: ({ plan, locale }) => activityPicture(plan, pitchWords[locale].activities),
  customers: ({ plan, locale }) => customerPicture(plan, locale, pitchWords[locale].customers),
  model: (source) =>
    salesIn(source).some((value) => value > 0) ? salesBars(source, { width: 240, height: 150 }) : null,
  ask: ({ plan, locale, facts }) => nextSteps(plan, locale, facts.today, pitchWords[locale].steps),
}

const lines: Readonly<Partial<Record<Card, (source: CanvasSource) => readonly CanvasLine[]>>> = {
  impact: (source) => fitted(impactBox(source).lines, pitchWords[source.locale].more),
}

const captions: Readonly<Partial<Record<Card, (source: CanvasSource) => string>>> = {
  model: ({ plan, text }) => `${text.sales} (${planCurrency(plan)})`,
}

/** The pitch as slides, one card each, with pictures of the plan. */
export function buildPitch(
  facts: PlanFacts,
  locale: ReportLocale,
  scenario: Scenario = 'expected',
): PitchDeck {
  const source = sourceOf(facts, discreetPlan(facts.plan), locale, scenario)
  const [first] = propositions(source.plan, locale)
  return {
    ...{ locale, project: facts.project.name, founder: facts.founder },
    tagline: first ? first.short : '',
    day: dayText(facts.today, locale),
    isDraft: !facts.modules.every((slug) => facts.validated.includes(slug)),
    slides: cards.map((card) => slideOf(card, source)).filter(isShown),
  }
}

function slideOf(card: Card, source: CanvasSource): PitchSlide {
  const { plan, locale } = source
  const notes = cardOf(plan, card).trim()
  return {
    ...{ card, notes, title: cardWords[locale][card] },
    text: cutWords(notes || earlier(plan, card, locale), mostWords),
    lines: lines[card]?.(source) ?? [],
    picture: pictures[card]?.(source) ?? null,
    caption: captions[card]?.(source) ?? '',
  }
}

const isShown = ({ text, lines: told, picture }: PitchSlide) =>
  text !== '' || told.length > 0 || picture !== null
