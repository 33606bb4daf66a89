import { fitsOf } from '#course/customers/shared/fit.ts'
import { fitStep, matchesOf } from '#course/customers/shared/matches.ts'
import { levelOf, type NeedKind } from '#course/customers/shared/needs.ts'
import { lanesOfSegment } from '#course/shared/paying-segments.ts'
import type { Locale } from '#domain/errors.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { rule, type Severity } from './rule.ts'
import type { Say } from './say.ts'

/** Strong needs that nothing answers and nobody has left for a reason; as soon as one need is answered at all. */
function unansweredNeeds(plan: PlanData, kind: NeedKind) {
  const fits = fitsOf(plan, kind)
  if (!fits.some(({ rows }) => rows.some(({ state }) => state === 'met' || state === 'left'))) return []
  return fits.flatMap(({ segment, rows }) =>
    rows
      .filter(({ state }) => state === 'urgent')
      .map(({ need }) => ({
        ...{ subject: need._id, title: need.title ?? '' },
        values: { need: need.title ?? '', segment: segment.name ?? '', level: levelOf(need) ?? 0 },
        place: { module: 'two', step: fitStep[kind], field: `${kind}:${need._id}` } as const,
      })),
  )
}

type NeedWords = (need: string, level: string, segment: string) => string

function needRule(
  kind: NeedKind,
  { id, severity, words }: { id: string; severity: Severity; words: Readonly<Record<Locale, NeedWords>> },
) {
  const worded =
    (locale: Locale) =>
    ({ need, level, segment }: ReturnType<typeof unansweredNeeds>[number]['values'], say: Say) =>
      words[locale](say.quoted(need), say.number(level), say.quoted(segment))
  return rule({
    ...{ id, severity, modules: ['two'] },
    find: ({ plan }) => unansweredNeeds(plan, kind),
    words: { en: worded('en'), es: worded('es') },
  })
}

/** Who the plan is for, what they need and what they are offered. */
export const customerRules = [
  needRule('pain', {
    ...{ id: 'pain-without-reliever', severity: 'warning' },
    words: {
      en: (need, level, segment) =>
        `Nothing that is offered relieves ${need}, a pain of strength ${level} of ${segment}.`,
      es: (need, level, segment) =>
        `Nada de lo que se ofrece alivia ${need}, una frustración de fuerza ${level} de ${segment}.`,
    },
  }),
  needRule('gain', {
    ...{ id: 'gain-without-creator', severity: 'hint' },
    words: {
      en: (need, level, segment) =>
        `Nothing that is offered creates ${need}, a gain of level ${level} for ${segment}.`,
      es: (need, level, segment) =>
        `Nada de lo que se ofrece crea ${need}, una alegría de nivel ${level} para ${segment}.`,
    },
  }),
  rule({
    ...{ id: 'segment-without-offering', severity: 'warning', modules: ['two'] },
    find: ({ plan }) => {
      const offered = new Set(pairsOf(plan).map(({ segment }) => segment._id))
      if (offered.size === 0) return []
      return (
        (plan.segment ?? [])
          // Whoever only benefits, such as the people who work in the business, need not be offered anything.
          .filter(
            (one) => !offered.has(one._id) && lanesOfSegment(plan, one).some((lane) => lane !== 'benefits'),
          )
          .map(({ _id, name }) => ({
            ...{ subject: _id, title: name ?? '', values: { segment: name ?? '' } },
            place: { module: 'two', step: 'my-offerings', field: `segment:${_id}` },
          }))
      )
    },
    words: {
      en: ({ segment }, say) => `${say.quoted(segment)} should pay or use something, and is offered nothing.`,
      es: ({ segment }, say) => `${say.quoted(segment)} debería pagar o usar algo, y no se le ofrece nada.`,
    },
  }),
  rule({
    ...{ id: 'offering-for-nobody', severity: 'warning', modules: ['two'] },
    find: ({ plan }) => {
      const { segment = [], offering = [] } = plan
      const wanted = new Set(pairsOf(plan).map((pair) => pair.offering._id))
      if (segment.length === 0) return []
      return offering
        .filter(({ _id }) => !wanted.has(_id))
        .map(({ _id, name }) => ({
          ...{ subject: _id, title: name ?? '', values: { offering: name ?? '' } },
          place: { module: 'two', step: 'my-offerings', field: `offering:${_id}` },
        }))
    },
    words: {
      en: ({ offering }, say) => `${say.quoted(offering)} is offered to no segment.`,
      es: ({ offering }, say) => `${say.quoted(offering)} no se ofrece a ningún segmento.`,
    },
  }),
  rule({
    ...{ id: 'offering-answers-nothing', severity: 'hint', modules: ['two'] },
    find: ({ plan }) => {
      const { offering = [] } = plan
      const needs = new Set([...(plan.pain ?? []), ...(plan.gain ?? [])].map(({ _id }) => _id))
      const answers = new Map(
        offering.map((one) => [
          one._id,
          [...matchesOf(one, 'pain'), ...matchesOf(one, 'gain')].some(({ needId }) => needs.has(needId)),
        ]),
      )
      if (![...answers.values()].includes(true)) return []
      return offering
        .filter(({ _id, segmentMatch }) => !answers.get(_id) && (segmentMatch?.length ?? 0) > 0)
        .map(({ _id, name }) => ({
          ...{ subject: _id, title: name ?? '', values: { offering: name ?? '' } },
          place: { module: 'two', step: 'pain-relievers' },
        }))
    },
    words: {
      en: ({ offering }, say) =>
        `${say.quoted(offering)} relieves no pain and creates no gain of the people it is for.`,
      es: ({ offering }, say) =>
        `${say.quoted(offering)} no alivia ninguna frustración ni crea ninguna alegría de la gente a la que va dirigido.`,
    },
  }),
] as const
