import { chosenActivities } from '#course/shared/activities.ts'
import { chosenCauses } from '#course/understanding-the-problem/shared/interview.ts'
import { verdictOf } from '#course/understanding-the-problem/shared/verdicts.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'
import { rule } from './rule.ts'

const causesAimedAt = (plan: PlanData, activity: string): readonly string[] =>
  answer(plan, 'one', 'activities-outcomes', 'cause', activity)?.valueArr ?? []

/** What people said about the problem, and what the plan goes on to do about it. */
export const problemRules = [
  rule({
    ...{ id: 'rejected-cause-chosen', severity: 'error', modules: ['one'] },
    find: ({ plan }) =>
      chosenCauses(plan)
        .filter(({ _id }) => verdictOf(plan, _id) === 'rejected')
        .map(({ _id, description }) => ({
          ...{ subject: _id, title: description ?? '', values: { cause: description ?? '' } },
          place: { module: 'one', step: 'choosing-the-causes' },
        })),
    words: {
      en: ({ cause }, say) =>
        `The interviews proved ${say.quoted(cause)} wrong, and it is still one of the chosen causes.`,
      es: ({ cause }, say) =>
        `Las entrevistas desmintieron ${say.quoted(cause)}, y sigue entre las causas elegidas.`,
    },
  }),
  rule({
    ...{ id: 'cause-without-activity', severity: 'warning', modules: ['one'] },
    find: ({ plan }) => {
      const chosen = chosenActivities(plan)
      if (chosen.length === 0) return []
      const met = new Set(chosen.flatMap(({ _id }) => causesAimedAt(plan, _id)))
      return chosenCauses(plan)
        .filter(({ _id }) => !met.has(_id) && verdictOf(plan, _id) !== 'rejected')
        .map(({ _id, description }) => ({
          ...{ subject: _id, title: description ?? '', values: { cause: description ?? '' } },
          place: { module: 'one', step: 'activities-outcomes' },
        }))
    },
    words: {
      en: ({ cause }, say) => `No activity works on the chosen cause ${say.quoted(cause)}.`,
      es: ({ cause }, say) => `Ninguna actividad trabaja en la causa elegida ${say.quoted(cause)}.`,
    },
  }),
  rule({
    ...{ id: 'activity-on-dropped-cause', severity: 'warning', modules: ['one'] },
    find: ({ plan }) => {
      const held = new Set(
        chosenCauses(plan).flatMap(({ _id }) => (verdictOf(plan, _id) === 'rejected' ? [] : _id)),
      )
      return chosenActivities(plan)
        .filter(({ _id }) => {
          const aims = causesAimedAt(plan, _id)
          return aims.length > 0 && !aims.some((id) => held.has(id))
        })
        .map(({ _id, name }) => ({
          ...{ subject: _id, title: name ?? '', values: { activity: name ?? '' } },
          place: { module: 'one', step: 'activities-outcomes', field: `activity:${_id}` },
        }))
    },
    words: {
      en: ({ activity }, say) =>
        `The activity ${say.quoted(activity)} works only on causes that are no longer chosen or were proved wrong.`,
      es: ({ activity }, say) =>
        `La actividad ${say.quoted(activity)} solo trabaja en causas que ya no están elegidas o que fueron desmentidas.`,
    },
  }),
  rule({
    ...{ id: 'social-model-without-activity', severity: 'warning', modules: ['one', 'four'] },
    find: ({ plan }) => {
      const [business] = plan.business ?? []
      const hasSocial = (business?.modelSelection ?? []).some(
        ({ selected, type }) => selected === true && type === 'social',
      )
      const isOpen = hasSocial && chosenActivities(plan).length === 0
      return isOpen
        ? [{ subject: 'plan', title: '', values: {}, place: { module: 'one', step: 'activities-outcomes' } }]
        : []
    },
    words: {
      en: () =>
        'A social business model is chosen, and no activity is chosen yet that changes something for people.',
      es: () =>
        'Hay un modelo de negocio social elegido, y todavía ninguna actividad elegida que cambie algo para las personas.',
    },
  }),
  rule({
    ...{ id: 'helped-people-nowhere', severity: 'warning', modules: ['one', 'two', 'four'] },
    find: ({ plan }) => {
      const flows = (plan.input ?? []).filter(({ moduleKey, key }) => moduleKey === 'four' && key === 'flow')
      const segments = new Set((plan.segment ?? []).map(({ _id }) => _id))
      const told = flows.filter(({ parent, valueArr }) => segments.has(parent ?? '') && valueArr?.length)
      const isOpen =
        told.length > 0 &&
        told.length === segments.size &&
        told.every(({ valueArr }) => !valueArr?.includes('benefits')) &&
        !isBlank(answer(plan, 'one', 'activities-outcomes', 'impact')?.value)
      return isOpen
        ? [{ subject: 'plan', title: '', values: {}, place: { module: 'four', step: 'business-model' } }]
        : []
    },
    words: {
      en: () =>
        'The plan promises a change for people, and in the business model none of the segments benefits.',
      es: () =>
        'El plan promete un cambio para las personas, y en el modelo de negocio ningún segmento se beneficia.',
    },
  }),
] as const
