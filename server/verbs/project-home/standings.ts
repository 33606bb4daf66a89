import type { GapRules } from '#course/contract/gaps.ts'
import { courseModules, type Step } from '#course/course.ts'
import { loadGapRules } from '#course/modules.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { asShipped, takenSteps } from '#domain/programme/cohort-steps.ts'
import { isSummaryComplete, noReview, type ReviewFlags, reviewState } from '#domain/progress/review.ts'
import type { ProgressRow } from '#server/verbs/plan/project-reader.ts'
import type { AnswerRow, StepPlans } from './home-rows.ts'

type Known = {
  /** Null for who may not read it. */
  readonly plan: PlanData | null
  readonly activeModules: readonly string[]
  readonly progresses: readonly ProgressRow[]
  readonly answers: readonly AnswerRow[]
  readonly changed: ReadonlyMap<string, number>
  readonly stepPlans: StepPlans
}

/** How far each module is that can be worked in or has been. */
export async function standingsOf({ plan, activeModules, progresses, answers, changed, stepPlans }: Known) {
  const shown = courseModules.filter(
    ({ id, slug }) => activeModules.includes(slug) || progresses.some(({ module_id }) => module_id === id),
  )
  return Promise.all(
    shown.map(async (module) => {
      const steps = takenSteps(module.steps, stepPlans[module.slug] ?? asShipped)
      const begun = progresses.find(({ module_id }) => module_id === module.id)
      const flags = begun ?? noReview
      const review = reviewState(flags)
      const answered = answers.find(({ module_id }) => module_id === module.id)
      const isAnswer = answered?.answer === review
      return {
        module: module.slug,
        steps_done: plan ? doneSteps(steps, flags, plan, await loadGapRules(module.slug)) : null,
        steps: steps.length,
        has_begun: begun !== undefined,
        review,
        validated: flags.validated,
        review_at:
          (review === 'requested' ? answered?.requested_at : isAnswer && answered.answered_at) || null,
        review_message: (plan && isAnswer && answered.answer_message) || null,
        changed_steps: review === 'approved' ? (changed.get(module.id) ?? 0) : 0,
      }
    }),
  )
}

/** Null where a step cannot tell by itself whether it is complete. */
function doneSteps(
  steps: readonly Step[],
  flags: ReviewFlags,
  plan: PlanData,
  rules: GapRules,
): number | null {
  if (flags.validated) return steps.length
  if (steps.some((step) => step.type !== 'summary' && !rules[step.slug])) return null
  const isDone = (step: Step) =>
    // Asking for the review completes the summary, and the plan itself does not know of it.
    step.type === 'summary' ? isSummaryComplete(flags) : rules[step.slug]?.(plan).length === 0
  return steps.filter(isDone).length
}
