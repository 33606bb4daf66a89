import { expect, test } from 'vitest'
import { courseModules, courseStepBySlug, moduleBySlug } from '#course/course.ts'
import { type StepTextField, stepTextFields } from '#domain/programme/step-parts.ts'
import { wordingFault } from '#domain/programme/wording.ts'
import { newId } from '#server/new-id.ts'
import { testDatabase } from '#testing/database.ts'
import { type StepRecord, shippedSteps } from './course-texts.ts'
import { stepsOf } from './steps.ts'

const { db } = await testDatabase()

const moduleId = moduleBySlug('one')?.id ?? ''
const treeId = courseStepBySlug('one', 'building-the-problem-tree')?.id ?? ''

async function addCohort(): Promise<string> {
  const [org, cohort] = [newId(), newId()]
  await db.query('insert into organisation (id, slug, name) values ($1, $2, $2)', [org, `org-${org}`])
  await db.query(`insert into cohort (id, org_id, title, invite_code) values ($1, $2, 'Spring', 'code')`, [
    cohort,
    org,
  ])
  return cohort
}

async function write(cohortId: string | null, part: string, text: string): Promise<void> {
  await db.query(
    `insert into step_text (cohort_id, step_id, part, text, base_hash) values ($1, $2, $3, $4, '')`,
    [cohortId, treeId, part, text],
  )
}

async function tree(cohortId: string | null) {
  const steps = await stepsOf(db, moduleId, cohortId)
  const found = steps.find((step) => step._id === treeId)
  if (!found) throw new Error('The problem tree is missing.')
  return found
}

test('gives the shipped texts of every module in order, in both languages', async () => {
  for (const module of courseModules) {
    const steps = await stepsOf(db, module.id, null)
    expect(steps.map((step) => step.order)).toEqual(module.steps.map((_, index) => index + 1))
    expect(steps.map((step) => step.nice_name)).toEqual(module.steps.map((step) => step.slug))
    expect(steps.filter((step) => step.intro === '' || step.intro_es === '')).toEqual([])
  }
})

function faultIn(step: StepRecord, field: StepTextField) {
  const text = String(step[field] ?? '')
  return wordingFault(field, text, text)
}

test('every shipped text could have been written by hand', async () => {
  const faults = courseModules.flatMap(({ id }) =>
    shippedSteps(id).flatMap((step) =>
      stepTextFields.map((field) => [step.nice_name, field, faultIn(step, field)]),
    ),
  )
  expect(faults.filter(([, , fault]) => fault !== null)).toEqual([])
})

test('an unknown module has no steps', async () => {
  expect(await stepsOf(db, newId(), null)).toEqual([])
})

test('lays the cohort over the platform and the platform over the shipped text, part by part', async () => {
  const [ours, other] = [await addCohort(), await addCohort()]
  await write(null, 'intro', 'platform intro')
  await write(null, 'title_es', 'título de la plataforma')
  await write(ours, 'intro', 'cohort intro')
  await write(other, 'primary_cta', 'Other button')
  expect(await tree(ours)).toMatchObject({
    title: 'Building the problem tree',
    title_es: 'título de la plataforma',
    intro: 'cohort intro',
    primary_cta: 'Choose my causes',
  })
  expect(await tree(null)).toMatchObject({ intro: 'platform intro', primary_cta: 'Choose my causes' })
})

test('minutes are a number, also where a cohort says another', async () => {
  const cohort = await addCohort()
  const minutes = (await tree(null)).minutes
  expect(minutes).toBeTypeOf('number')
  await write(cohort, 'minutes', '95')
  expect((await tree(cohort)).minutes).toBe(95)
})

test('a layer touches no field that is not wording', async () => {
  const cohort = await addCohort()
  await write(cohort, 'component', 'Nothing')
  expect((await tree(cohort)).component).toBe('ProblemTree')
})
