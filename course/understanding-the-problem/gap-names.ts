import { type GapNames, isBlank } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { words as activities } from './activities-outcomes/words.ts'
import { words as choosing } from './choosing-the-causes/words.ts'
import { words as defining } from './defining-your-problem/words.ts'
import { words as why } from './finding-your-why/words.ts'
import { words as sense } from './making-sense/words.ts'
import { words as testing } from './testing-your-assumptions/words.ts'

const longest = 60

const emptyBox = { en: 'a box of the tree', es: 'un recuadro del árbol' }
const statement = { en: 'Your problem statement', es: 'Tu texto del problema' }
const noName = { en: 'an activity without a name', es: 'una actividad sin nombre' }

/** A long text by its beginning. */
function short(text: string | null | undefined): string {
  const letters = [...(text?.trim() ?? '')]
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}

const causeText = (plan: PlanData, id: string) =>
  short(plan.cause?.find(({ _id }) => _id === id)?.description)
const questionText = (plan: PlanData, id: string) => short(plan.question?.find(({ _id }) => _id === id)?.text)
const activityText = (plan: PlanData, id: string) => short(plan.activity?.find(({ _id }) => _id === id)?.name)

/** 'reason:7' is the field reason of the record 7. */
function parts(field: string): { readonly name: string; readonly id: string } {
  const [name = '', id = ''] = field.split(':')
  return { name, id }
}

const quoted = (text: string) => (isBlank(text) ? undefined : `“${text}”`)
const of = (name: string | undefined, owner: string) =>
  name && (isBlank(owner) ? `“${name}”` : `“${name}” (${owner})`)

const ofQuestion: GapNames[string] = (field, plan) => quoted(questionText(plan, parts(field).id))

/** What lacks something, as its room calls it. */
export const gapNames: GapNames = {
  'defining-your-problem': (field, _plan, locale) => {
    const { who, what, where, definition } = defining[locale]
    return of({ who, what, where, problemDefinition: definition }[field], '')
  },
  'building-the-problem-tree': (field, _plan, locale) =>
    parts(field).name === 'cause' ? emptyBox[locale] : undefined,
  'choosing-the-causes': (field, plan, locale) => {
    const { name, id } = parts(field)
    const { feeds, change, reason, choose } = choosing[locale]
    return of({ feeds, change, reason, selected: choose }[name], causeText(plan, id))
  },
  'testing-your-assumptions': (field, plan, locale) => {
    const { name, id } = parts(field)
    const { belief, sureness, provesWrong } = testing[locale]
    if (name === 'questions') return quoted(causeText(plan, id))
    return of({ assumption: belief, sureness, wrong: provesWrong }[name], causeText(plan, id))
  },
  'information-sources': ofQuestion,
  'processing-information': ofQuestion,
  'making-sense': (field, plan, locale) => {
    const { name, id } = parts(field)
    const { verdict } = sense[locale]
    return of({ verdict, problemStatement: statement[locale] }[name], causeText(plan, id))
  },
  'activities-outcomes': (field, plan, locale) => {
    const { name, id } = parts(field)
    if (name === 'impact') return of(activities[locale].impact, '')
    if (name === 'activity') return noName[locale]
    return quoted(activityText(plan, id))
  },
  'finding-your-why': (field, _plan, locale) => {
    const { mission, vision } = why[locale]
    return of({ missionStatement: mission, visionStatement: vision }[field], '')
  },
}
