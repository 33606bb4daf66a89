import { courseModules, moduleById } from '#course/course.ts'
import { asShipped, orderedSteps } from '#domain/programme/cohort-steps.ts'
import { twinOf } from '#domain/programme/step-parts.ts'
import type { ContentModule, ContentStep } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { shippedSteps } from '#server/content/course-texts.ts'
import { fieldsOf, type LayeredStep, layeredSteps } from '#server/content/wording.ts'
import { cohortToEdit } from './cohort-to-edit.ts'

/** The modules of a cohort in its order, and after them those of the course that it does not have. */
export async function cohortContent({ deps, actor }: Caller, cohortId: string): Promise<ContentModule[]> {
  const { module_data } = await cohortToEdit(deps.db, actor, cohortId)
  const entries = module_data ?? []
  const others = courseModules.filter(({ id }) => !entries.some((entry) => entry.module_id === id))
  const shown = [
    ...entries.map((entry) => ({ module: moduleById(entry.module_id), active: entry.active, plan: entry })),
    ...others.map((module) => ({ module, active: false, plan: asShipped })),
  ]
  const all = shown.flatMap(({ module }) => (module ? shippedSteps(module.id) : []))
  const layered = Map.groupBy(await layeredSteps(deps.db, all, cohortId), ({ step }) => step.module)
  return shown.flatMap(({ module, active, plan }) => {
    if (!module) return []
    const { id, slug, number, name } = module
    const placed = (layered.get(id) ?? []).map((step) => ({
      step,
      slug: step.step.nice_name,
      type: step.step.type,
    }))
    const steps = orderedSteps(placed, plan).map(({ step, slug: name }, index) => ({
      ...boardLine(step),
      order: index + 1,
      active: !plan.steps_off.includes(name),
    }))
    return [{ module_id: id, slug, number, name: name.en, name_es: name.es, active, steps }]
  })
}

function boardLine(layered: LayeredStep): Omit<ContentStep, 'active'> {
  const { _id, order, nice_name, type } = layered.step
  const fields = fieldsOf(layered)
  const textOf = (name: string) => fields.find((field) => field.name === name)?.text ?? ''
  const names = (isSo: (field: (typeof fields)[number]) => boolean) =>
    fields.filter(isSo).map(({ name }) => name)
  const [latest] = fields
    .filter(({ changed_at }) => changed_at)
    .toSorted((a, b) => (b.changed_at ?? '').localeCompare(a.changed_at ?? ''))
  return {
    ...{ step_id: _id, order, nice_name, type, title: textOf('title'), title_es: textOf('title_es') },
    customised: names(({ customised }) => customised),
    original_changed: names(({ original_changed }) => original_changed),
    missing: names(({ name, text }) => text === '' && textOf(twinOf(name as 'title')) !== ''),
    behind: names(({ behind }) => behind),
    changed_at: latest?.changed_at ?? null,
    changed_by: latest?.changed_by ?? null,
  }
}
