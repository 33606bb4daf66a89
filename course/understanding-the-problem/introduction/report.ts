import { chosenActivities } from '#course/shared/activities.ts'
import { impactOf } from '#course/understanding-the-problem/shared/impact-chain.ts'
import { chosenCauses, sourcesHeard } from '#course/understanding-the-problem/shared/interview.ts'
import { type Verdict, verdictOf } from '#course/understanding-the-problem/shared/verdicts.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { reportWords, type Tested } from './report-words.ts'

/** The whole module in one paragraph, once there is more to tell than the first sentence. */
export const report: SummaryPart = (plan, locale) => {
  const words = reportWords[locale]
  const { problemStatement, problemDefinition } = businessOf(plan) ?? {}
  const tested = testedOf(plan)
  const hasTested = tested.confirmed + tested.partly + tested.rejected > 0
  const names = activityNames(plan)
  const impact = impactOf(plan).trim()
  if (isBlank(problemStatement) && !hasTested && names.length === 0) return []
  const sources = sourcesHeard(plan)
  const story = [
    sentence(problemStatement?.trim() || problemDefinition?.trim() || ''),
    sources > 0 ? words.heard(sources) : '',
    hasTested ? words.tested(tested) : '',
    names.length > 0 ? words.activities(names) : '',
    impact ? words.impact(sentence(impact)) : '',
  ]
  return [
    { kind: 'heading', text: words.story },
    { kind: 'text', text: story.filter(Boolean).join(' '), tone: 'lead' },
  ]
}

function testedOf(plan: PlanData): Tested {
  const verdicts = chosenCauses(plan).map(({ _id }) => verdictOf(plan, _id))
  const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length
  return { confirmed: count('confirmed'), partly: count('partly'), rejected: count('rejected') }
}

const activityNames = (plan: PlanData) =>
  chosenActivities(plan).flatMap(({ name }) => name?.trim().replace(/[.;]+$/, '') || [])

const sentence = (text: string) => (text === '' || /[.!?…"”»)]$/.test(text) ? text : `${text}.`)
