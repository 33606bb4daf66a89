import type { PlacedStep } from '#course/course.ts'
import { titlesOf } from './course-texts.ts'

/** The titles that a cohort and the platform gave to steps, by step and language. */
export type StepTitles = Readonly<Record<string, string>> | null

/** Those of one cohort, as a column of another statement. What the cohort says comes last and holds. */
export const stepTitlesOf = (cohort: string) => `(
  select json_object_agg(t.step_id || ' ' || t.part, t.text order by t.cohort_id nulls first)
  from step_text t where t.part in ('title', 'title_es') and (t.cohort_id is null or t.cohort_id = ${cohort}))`

/** How a step is called there. */
export function titlesIn(titles: StepTitles, step: PlacedStep): ReturnType<typeof titlesOf> {
  const shipped = titlesOf(step)
  return {
    step_title: titles?.[`${step.id} title`] ?? shipped.step_title,
    step_title_es: titles?.[`${step.id} title_es`] ?? shipped.step_title_es,
  }
}
