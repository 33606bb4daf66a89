import { dayNumber } from '#course/shared/days.ts'
import { membersOf } from '#course/shared/team.ts'
import { isPast, objectivesOf, type Placed } from '#course/team-goals-risk/goals/goals.ts'
import { needsPlan, type Risk, risksOf } from '#course/team-goals-risk/risk-management/risks.ts'
import { coverageOf } from '#course/team-goals-risk/shared/coverage.ts'
import { allWork, sameWords } from '#course/team-goals-risk/shared/work.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { byWords, rule } from './rule.ts'

const atObjective = ({ goal, place, title }: Placed, field: string) => ({
  ...{ subject: `${goal.id} ${byWords(title).subject}`, title },
  place: { module: 'nine', step: 'goals', field: `${field}:${goal.id}.${place}` } as const,
})

const atRisk = ({ title, number }: Risk, field: string) => ({
  ...byWords(title),
  place: { module: 'nine', step: 'risk-management', field: `${field}:${number}` } as const,
})

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Who does what by when, and what could go wrong. */
export const directionRules = [
  rule({
    ...{ id: 'key-activity-uncovered', severity: 'error', modules: ['four', 'nine'] },
    find: ({ plan }) => {
      const all = coverageOf(plan)
      if (!all.some(({ led }) => led.length > 0)) return []
      return all
        .filter(({ from, led }) => from === 'key' && led.length === 0)
        .map(({ text }) => ({
          ...{ ...byWords(text), values: { activity: text } },
          place: { module: 'nine', step: 'team' },
        }))
    },
    words: {
      en: ({ activity }, say) => `Nobody in the team leads the key activity ${say.quoted(activity)}.`,
      es: ({ activity }, say) => `Nadie del equipo lidera la actividad clave ${say.quoted(activity)}.`,
    },
  }),
  rule({
    ...{ id: 'member-leads-dropped-work', severity: 'hint', modules: ['four', 'nine'] },
    find: ({ plan }) => {
      const known = new Set(allWork(plan).map(({ text }) => plain(text)))
      if (known.size === 0) return []
      return membersOf(plan).flatMap(({ name, activities }, place) => {
        const dropped = activities.find((one) => !isBlank(one) && !known.has(plain(one)))
        if (dropped === undefined) return []
        return {
          ...{
            subject: `member ${byWords(name).subject || place + 1}`,
            title: name,
            values: { name, dropped },
          },
          place: { module: 'nine', step: 'team' } as const,
        }
      })
    },
    words: {
      en: ({ name, dropped }, say) =>
        `${say.quoted(name)} leads ${say.quoted(dropped)}, which is no longer an activity of the plan.`,
      es: ({ name, dropped }, say) =>
        `${say.quoted(name)} lidera ${say.quoted(dropped)}, que ya no es una actividad del plan.`,
    },
  }),
  rule({
    ...{ id: 'objective-in-the-past', severity: 'error', modules: ['nine'] },
    find: ({ plan, today }) =>
      objectivesOf(plan)
        .filter((one) => isPast(one, today))
        .map((one) => ({ ...atObjective(one, 'date'), values: { objective: one.title, day: one.date } })),
    words: {
      en: ({ objective, day }, say) =>
        `The objective ${say.quoted(objective)} was due on ${say.day(day)}, which is over.`,
      es: ({ objective, day }, say) =>
        `El objetivo ${say.quoted(objective)} vencía el ${say.day(day)}, que ya pasó.`,
    },
  }),
  rule({
    ...{ id: 'objective-without-owner', severity: 'warning', modules: ['four', 'nine'] },
    find: ({ plan }) => {
      const covered = coverageOf(plan)
      if (!covered.some(({ led }) => led.length > 0)) return []
      const ofTeam = new Map(covered.map(({ text, led }) => [plain(text), led.length > 0]))
      return objectivesOf(plan).flatMap((one) => {
        // Marketing is led by nobody in particular: where it is all there is, no owner is missing.
        const known = one.activities.flatMap((text) => ofTeam.get(plain(text)) ?? [])
        if (known.length === 0 || known.includes(true)) return []
        return { ...atObjective(one, 'activities'), values: { objective: one.title } }
      })
    },
    words: {
      en: ({ objective }, say) =>
        `Nobody in the team leads any of the activities of the objective ${say.quoted(objective)}.`,
      es: ({ objective }, say) =>
        `Nadie del equipo lidera ninguna de las actividades del objetivo ${say.quoted(objective)}.`,
    },
  }),
  rule({
    ...{ id: 'objective-names-dropped-work', severity: 'warning', modules: ['nine'] },
    find: ({ plan }) => {
      const work = allWork(plan)
      if (work.length === 0) return []
      return objectivesOf(plan).flatMap((one) => {
        const dropped = one.activities.find(
          (text) => !isBlank(text) && !work.some((known) => sameWords(known.text, text)),
        )
        if (dropped === undefined) return []
        return { ...atObjective(one, 'activities'), values: { objective: one.title, dropped } }
      })
    },
    words: {
      en: ({ objective, dropped }, say) =>
        `The objective ${say.quoted(objective)} rests on ${say.quoted(dropped)}, which is no longer an activity of the plan.`,
      es: ({ objective, dropped }, say) =>
        `El objetivo ${say.quoted(objective)} se apoya en ${say.quoted(dropped)}, que ya no es una actividad del plan.`,
    },
  }),
  rule({
    ...{ id: 'grave-risk-without-owner', severity: 'warning', modules: ['nine'] },
    find: ({ plan }) =>
      risksOf(plan)
        .filter(
          (risk) => needsPlan(risk) && !isBlank(risk.title) && (isBlank(risk.owner) || isBlank(risk.plan)),
        )
        .map((risk) => ({
          ...atRisk(risk, isBlank(risk.plan) ? 'plan' : 'owner'),
          values: { risk: risk.title, lacks: isBlank(risk.plan) ? 'plan' : 'owner' },
        })),
    words: {
      en: ({ risk, lacks }, say) =>
        lacks === 'plan'
          ? `The risk ${say.quoted(risk)} is grave, and there is no plan against it.`
          : `The risk ${say.quoted(risk)} is grave, and nobody is named who takes care of it.`,
      es: ({ risk, lacks }, say) =>
        lacks === 'plan'
          ? `El riesgo ${say.quoted(risk)} es grave, y no hay un plan contra él.`
          : `El riesgo ${say.quoted(risk)} es grave, y no está dicho quién se ocupa de él.`,
    },
  }),
  rule({
    ...{ id: 'risk-answer-overdue', severity: 'warning', modules: ['nine'] },
    find: ({ plan, today }) => {
      const now = dayNumber(today)
      return risksOf(plan).flatMap((risk) => {
        const day = dayNumber(risk.date)
        if (day === null || now === null || day >= now || !needsPlan(risk)) return []
        return { ...atRisk(risk, 'date'), values: { risk: risk.title, day: risk.date } }
      })
    },
    words: {
      en: ({ risk, day }, say) =>
        `The answer to the risk ${say.quoted(risk)} was due on ${say.day(day)}, which is over.`,
      es: ({ risk, day }, say) =>
        `La respuesta al riesgo ${say.quoted(risk)} vencía el ${say.day(day)}, que ya pasó.`,
    },
  }),
] as const
