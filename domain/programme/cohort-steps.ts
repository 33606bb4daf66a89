/** How a cohort takes the steps of a module, by their names. Nothing in either list: as the course has them. */
export type StepPlan = { readonly step_order: readonly string[]; readonly steps_off: readonly string[] }

export const asShipped: StepPlan = { step_order: [], steps_off: [] }

type Placed = { readonly slug: string; readonly type: string }

const isExercise = ({ type }: Placed) => type === 'exercise'

/**
 * All steps of a module in the order of a cohort: the introduction first, the summary last. A step that came to the
 * course after the cohort was ordered stands behind the one that it follows there.
 */
export function orderedSteps<S extends Placed>(steps: readonly S[], { step_order }: StepPlan): S[] {
  if (step_order.length === 0) return [...steps]
  const exercises = steps.filter(isExercise)
  const ordered = step_order.flatMap((slug) => exercises.find((step) => step.slug === slug) ?? [])
  exercises.forEach((step, index) => {
    if (ordered.includes(step)) return
    const before = exercises[index - 1]
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, step)
  })
  return steps.map((step) => (isExercise(step) ? (ordered.shift() ?? step) : step))
}

/** The steps that a cohort takes, in its order. */
export const takenSteps = <S extends Placed>(steps: readonly S[], plan: StepPlan): S[] =>
  orderedSteps(steps, plan).filter(({ slug }) => !plan.steps_off.includes(slug))

/** What cannot be meant: a step that is not there or named twice, one that every module has, or a module without any. */
export function isStepPlan(steps: readonly Placed[], { step_order, steps_off }: StepPlan): boolean {
  const exercises = steps.filter(isExercise).map(({ slug }) => slug)
  const areKnown = (slugs: readonly string[]) =>
    new Set(slugs).size === slugs.length && slugs.every((slug) => exercises.includes(slug))
  return areKnown(step_order) && areKnown(steps_off) && steps_off.length < exercises.length
}

/** The same said as shortly as possible, so that what is like the course is like nothing. */
export function tidyPlan(steps: readonly Placed[], plan: StepPlan): StepPlan {
  const exercises = steps.filter(isExercise).map(({ slug }) => slug)
  const order = orderedSteps(steps, plan)
    .filter(isExercise)
    .map(({ slug }) => slug)
  const isSame = order.every((slug, index) => slug === exercises[index])
  return {
    step_order: isSame ? [] : order,
    steps_off: exercises.filter((slug) => plan.steps_off.includes(slug)),
  }
}
