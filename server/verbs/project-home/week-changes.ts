import type { PlacedStep } from '#course/course.ts'
import { type StepTitles, titlesIn } from '#server/content/step-titles.ts'
import { editedStep, editedSteps } from './last-edit.ts'
import type { WeekRow } from './week-rows.ts'

const mostSteps = 6
const mostAuthors = 3

type StepChange = { readonly step: PlacedStep; readonly edits: WeekRow[] }

/** The steps that were worked in during the last seven days, the latest first, with who worked there. */
export function weekChanges(
  rows: readonly WeekRow[],
  activeModules: readonly string[],
  isTaken: (step: PlacedStep) => boolean,
  titles: StepTitles,
) {
  const byStep = new Map<string, StepChange>()
  for (const edit of rows) {
    for (const step of stepsOf(edit, activeModules).filter(isTaken)) {
      const known = byStep.get(step.id) ?? { step, edits: [] }
      known.edits.push(edit)
      byStep.set(step.id, known)
    }
  }
  const changes = [...byStep.values()].slice(0, mostSteps).map(({ step, edits }) => ({
    module: step.module.slug,
    step: step.slug,
    ...titlesIn(titles, step),
    at: edits[0]?.at ?? '',
    is_mine: edits.some(({ is_mine }) => is_mine),
    ...authorsOf(edits),
  }))
  return { changes, changed_steps: byStep.size }
}

/** What is taken away counts where it was named. */
function stepsOf({ is_removed, ...edit }: WeekRow, activeModules: readonly string[]): readonly PlacedStep[] {
  if (!is_removed) return editedSteps(edit, activeModules)
  const named = editedStep({ ...edit, data: {}, former: edit.data }, activeModules)
  return named ? [named] : []
}

/** The others, the latest first. */
function authorsOf(edits: readonly WeekRow[]) {
  const names = edits.flatMap(({ is_mine, author_name }) => (is_mine || !author_name ? [] : author_name))
  const all = [...new Set(names)]
  return { authors: all.slice(0, mostAuthors), more_authors: Math.max(0, all.length - mostAuthors) }
}
