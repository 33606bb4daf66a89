import { isPowerful, powerfulOpponents } from '#course/stakeholders/shared/power-interest.ts'
import { solutionsOf } from '#course/stakeholders/shared/solutions.ts'
import { type Stakeholder, stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { answer } from '#domain/plan/plan-data.ts'
import { rule } from './rule.ts'

const isPlanned = ({ record }: Stakeholder) => !isBlank(record.plan)

const about = ({ id, name }: Stakeholder, step: string, field: string) => ({
  ...{ subject: id, title: name, values: { name } },
  place: { module: 'three', step, field: `${field}:${id}` } as const,
})

/** Who can help or stop the business, and what is done about them. */
export const stakeholderRules = [
  rule({
    ...{ id: 'powerful-without-plan', severity: 'warning', modules: ['three'] },
    find: ({ plan }) => {
      const all = stakeholdersOf(plan)
      // Before anybody has a plan, the step is still to come.
      if (!all.some(isPlanned)) return []
      return all
        .filter((one) => isPowerful(one) && one.position !== 'Against' && !isPlanned(one))
        .map((one) => about(one, 'stakeholder-managing-plan', 'plan'))
    },
    words: {
      en: ({ name }, say) =>
        `${say.quoted(name)} has much power, and there is no plan for working with them.`,
      es: ({ name }, say) =>
        `${say.quoted(name)} tiene mucho poder, y no hay un plan para trabajar con este actor.`,
    },
  }),
  rule({
    ...{ id: 'opponent-without-measure', severity: 'error', modules: ['three'] },
    find: ({ plan }) => {
      const all = stakeholdersOf(plan)
      if (!all.some(isPlanned)) return []
      const hasStep = ({ id }: Stakeholder) =>
        !isBlank(answer(plan, 'three', 'stakeholder-relationship', 'next-step', id)?.value)
      return powerfulOpponents(all)
        .filter((one) => !isPlanned(one) && !hasStep(one))
        .map((one) => about(one, 'stakeholder-managing-plan', 'plan'))
    },
    words: {
      en: ({ name }, say) =>
        `${say.quoted(name)} is against the project and could stop it, and nothing is planned about that.`,
      es: ({ name }, say) =>
        `${say.quoted(name)} está en contra del proyecto y podría frenarlo, y no hay nada previsto al respecto.`,
    },
  }),
  rule({
    ...{ id: 'weak-tie-without-next-step', severity: 'hint', modules: ['three'] },
    find: ({ plan }) => {
      const all = stakeholdersOf(plan)
      const stepOf = ({ id }: Stakeholder) =>
        answer(plan, 'three', 'stakeholder-relationship', 'next-step', id)?.value
      if (!all.some((one) => !isBlank(stepOf(one)))) return []
      return all
        .filter((one) => isPowerful(one) && one.relationship === 'Weak' && isBlank(stepOf(one)))
        .map((one) => about(one, 'stakeholder-relationship', 'stakeholder'))
    },
    words: {
      en: ({ name }, say) =>
        `The tie with ${say.quoted(name)}, who has much power, is weak, and no next step makes it stronger.`,
      es: ({ name }, say) =>
        `El lazo con ${say.quoted(name)}, que tiene mucho poder, es débil, y ningún próximo paso lo fortalece.`,
    },
  }),
  rule({
    ...{ id: 'solution-not-compared', severity: 'hint', modules: ['three', 'six'] },
    find: ({ plan }) => {
      const { competitor = [] } = plan
      if (competitor.length === 0) return []
      const plain = (text: string | null | undefined) => (text ?? '').trim().toLowerCase()
      const known = competitor.map(({ name }) => plain(name)).filter((name) => name !== '')
      // What people say of one and the same thing differs; nothing in common at all is what counts.
      const solutions = solutionsOf(plan).filter(({ name }) => !isBlank(name))
      const isCompared = solutions.some(({ name }) =>
        known.some((other) => other.includes(plain(name)) || plain(name).includes(other)),
      )
      if (solutions.length === 0 || isCompared) return []
      return [
        {
          ...{ subject: 'plan', title: '', values: { solution: solutions[0]?.name ?? '' } },
          place: { module: 'six', step: 'competitor-prices' },
        },
      ]
    },
    words: {
      en: ({ solution }, say) =>
        `None of the current solutions, such as ${say.quoted(solution)}, stands among the competitors whose prices are compared.`,
      es: ({ solution }, say) =>
        `Ninguna de las soluciones actuales, como ${say.quoted(solution)}, está entre los competidores cuyos precios se comparan.`,
    },
  }),
] as const
