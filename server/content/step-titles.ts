import type { PlacedStep } from '#course/course.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { titlesOf } from './course-texts.ts'

type Row = { cohort_id: string | null; step_id: string; part: string; text: string }

const titlesQuery = `
select cohort_id, step_id, part, text from step_text
where part in ('title', 'title_es') and (cohort_id is null or cohort_id = any ($1))`

/** How these cohorts call the steps of the course; without a cohort, how the platform does. */
export async function stepTitles(db: Queryable, cohortIds: readonly string[]) {
  const { rows } = await db.query<Row>(titlesQuery, [cohortIds])
  const texts = new Map(rows.map((row) => [`${row.cohort_id} ${row.step_id} ${row.part}`, row.text]))
  return (step: PlacedStep, cohortId: string | null): ReturnType<typeof titlesOf> => {
    const shipped = titlesOf(step)
    const own = (part: string) =>
      texts.get(`${cohortId} ${step.id} ${part}`) ?? texts.get(`null ${step.id} ${part}`)
    return {
      step_title: own('title') ?? shipped.step_title,
      step_title_es: own('title_es') ?? shipped.step_title_es,
    }
  }
}
