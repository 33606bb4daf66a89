import { beforeAll, expect, test } from 'vitest'
import { courseStepBySlug } from '#course/course.ts'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'

const home = await site()
const { org, cohort, project, mentor, entrepreneur, organiser, superAdmin } = await people(home)
const other = await home.build.cohort({ org })
const neighbour = await home.build.person({ org, cohort: other, applicationStatus: 'approved' })
await home.db.query(`update users set basic_data = '{"selectedNationality": "Peru"}' where id = $1`, [
  neighbour,
])
const otherProject = await home.build.project({ org, cohort: other, owner: neighbour, mentor })

const step = courseStepBySlug('one', 'defining-your-problem')
const [stepId, moduleId] = [step?.id ?? '', step?.module.id ?? '']
const content = `/manage/acme/${cohort}/dashboard/content`
const inCourse = (id: string) => `/home/project/${id}/one/defining-your-problem`
const heading = 'What is wrong in our valley?'

const editor = await home.visit(content, { as: organiser, width: 1440, height: 900 })
const { page } = editor

beforeAll(() => page.setDefaultTimeout(20_000))

test('an organiser words a title for the cohort; its open pages follow and another cohort keeps the original', async () => {
  const member = await home.visit(inCourse(project), { as: entrepreneur })
  const elsewhere = await home.visit(inCourse(otherProject), { as: neighbour })
  const title = (visit: typeof member) => visit.page.getByRole('heading', { level: 1 })
  const original = (await title(member).textContent()) ?? ''

  await page.getByRole('main').getByRole('link', { name: original }).click()
  await page.getByRole('textbox', { name: 'Title (English)' }).fill(heading)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('status').getByText('Everything is saved.').waitFor()
  await page.getByText('The English text changed and this one did not.').waitFor()

  await member.page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await elsewhere.page.reload({ waitUntil: 'networkidle' })
  expect(await title(elsewhere).textContent()).toBe(original)

  const both = await home.visit(inCourse(project), { as: mentor })
  await both.page.getByRole('heading', { level: 1, name: heading }).waitFor()

  await page.getByRole('button', { name: 'Bring the whole step back to the original' }).click()
  await page.getByRole('button', { name: 'Bring back the original' }).click()
  await member.page.getByRole('heading', { level: 1, name: original }).waitFor()
  for (const visit of [member, elsewhere, both]) await visit.page.close()
})

test('whoever leaves with words that are not saved is asked first', async () => {
  await page.goto(`${content}/${moduleId}/defining-your-problem/?step=${stepId}`, {
    waitUntil: 'networkidle',
  })
  await page.getByRole('textbox', { name: 'Introduction (Spanish)' }).fill('Otra introducción')
  await page.getByRole('link', { name: 'Next step' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  expect(await page.getByRole('textbox', { name: 'Introduction (Spanish)' }).inputValue()).toBe(
    'Otra introducción',
  )
  await page.getByText('Preview', { exact: true }).click()
  await page.getByText('Otra introducción').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('board, editor and models are accessible', async () => {
  await page.goto(content, { waitUntil: 'networkidle' })
  expect(await axeFindings(page)).toEqual([])
  const models = await home.visit(`/es${content}/models`, { as: superAdmin, width: 390, height: 844 })
  expect(await axeFindings(models.page)).toEqual([])
  await models.page.getByRole('button', { name: 'Editar cooperativa' }).click()
  await models.page.getByRole('button', { name: 'Eliminar este modelo' }).click()
  await models.page.getByText('Ningún plan trabaja con él.').waitFor()
  expect(await axeFindings(models.page)).toEqual([])
})
