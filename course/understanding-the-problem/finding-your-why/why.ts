import { chosenActivities } from '#course/shared/activities.ts'
import { isOlder } from '#course/understanding-the-problem/shared/basis.ts'
import { impactOf } from '#course/understanding-the-problem/shared/impact-chain.ts'
import { factsOf } from '#course/understanding-the-problem/shared/problem-facts.ts'
import { type Gap, isBlank } from '#domain/plan/messages.ts'
import { answer, answers, businessOf, type InputRecord, type PlanData } from '#domain/plan/plan-data.ts'

export const longestMission = 250
export const mostEntries = 5
const tooManyWords = 30
const step = 'finding-your-why'

export const rings = ['why', 'how', 'what'] as const
export type Ring = (typeof rings)[number]

export type Why = {
  readonly story: string
  readonly contribution: string
  readonly impact: string
  readonly how: readonly InputRecord[]
  readonly what: readonly InputRecord[]
  readonly mission: string
  readonly vision: string
}

export function whyOf(plan: PlanData): Why {
  const value = (key: string) => answer(plan, 'one', step, key)?.value ?? ''
  const list = (key: string) => answers(plan, 'one', step, key).filter((input) => !isBlank(input.value))
  const business = businessOf(plan)
  return {
    story: value('story'),
    contribution: value('contribution'),
    impact: value('impact'),
    how: list('how'),
    what: list('what'),
    mission: business?.missionStatement ?? '',
    vision: business?.visionStatement ?? '',
  }
}

/** The two halves from which a mission is built. */
export const halvesOf = ({ contribution, impact }: Why) => [contribution, impact]

/** The mission was written when the halves, both of which stand there, read differently. */
export const isMissionOlder = (plan: PlanData, why: Why) =>
  ![why.mission, ...halvesOf(why)].some(isBlank) && isOlder(plan, step, halvesOf(why))

const messages = {
  leastHow: { en: 'Add at least one principle.', es: 'Agrega al menos un principio.' },
  leastWhat: { en: 'Add at least one offer.', es: 'Agrega al menos una oferta.' },
}

/** The two halves of the sentence lead to the mission; the step is complete without them once the mission stands. */
export function gaps(plan: PlanData): readonly Gap[] {
  const { how, what } = whyOf(plan)
  return [
    ...(how.length === 0 ? [{ field: 'how', message: messages.leastHow }] : []),
    ...(what.length === 0 ? [{ field: 'what', message: messages.leastWhat }] : []),
  ]
}

/** Rings that hold something. */
export function filledRings({
  story,
  contribution,
  impact,
  how,
  what,
}: Why): Readonly<Record<Ring, boolean>> {
  return {
    why: ![story, contribution, impact].some(isBlank),
    how: how.length > 0,
    what: what.length > 0,
  }
}

/** Names of chosen activities that are not on the list of offers yet. */
export function offerIdeas(plan: PlanData): readonly string[] {
  const taken = new Set(whyOf(plan).what.map((input) => input.value?.trim().toLowerCase()))
  return chosenActivities(plan).flatMap(({ name }) =>
    name && !taken.has(name.trim().toLowerCase()) ? [name] : [],
  )
}

export const longTermImpact = (plan: PlanData) => impactOf(plan).trim()

export const whoLives = (plan: PlanData) => factsOf(plan).who

export type Checks = { readonly others: boolean; readonly product: boolean; readonly short: boolean }

const people = new Set(
  `they them their theirs those who everyone nobody people person families family children child girls girl boys
  women woman men mothers mother fathers parents youth young elders neighbours neighbors community communities farmers
  growers workers students villages homes households others
  personas persona gente familia familias niños niñas niñez niño niña hijos hijas hijo hija jóvenes mujeres mujer hombres
  madres padres mayores comunidad comunidades vecinos vecinas vecindario nadie quien quienes cada su sus otras otros
  ellas ellos estudiantes hogares pueblo pueblos`.split(/\s+/),
)

const products = new Set(
  `sell sells selling sale sales product products service services shop store brand app website platform customers
  customer price profit
  vender vende vendemos venta ventas producto productos servicio servicios tienda marca aplicación plataforma clientes
  cliente precio precios ganancia`.split(/\s+/),
)

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []

/** What a reader can tell about a mission at once. `who` and `what` are the founder's own words for people and offers. */
export function checksOf(mission: string, who: string, what: readonly string[]): Checks {
  const words = wordsOf(mission)
  const long = (text: string) => wordsOf(text).filter((word) => word.length > 4)
  const others = new Set(long(who))
  const offers = new Set(what.flatMap(long))
  const isPerson = (word: string) => people.has(word) || others.has(word)
  return {
    others: words.some(isPerson),
    product:
      words.length > 0 && !words.some((word) => products.has(word) || (offers.has(word) && !isPerson(word))),
    short: words.length > 0 && words.length < tooManyWords,
  }
}
