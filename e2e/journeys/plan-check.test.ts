import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'

const home = await site()
const world = await people(home)
const [segment, offering, goal] = [newId(), newId(), newId()]
const start = `/home/project/${world.project}`
const summary = `${start}/six/summary`

await Promise.all(
  Object.entries({
    [segment]: ['segment', { name: 'Families by the lake', role: 'Buyer', offeringMatch: [] }],
    [offering]: [
      'offering',
      {
        ...{
          name: 'Clay filter',
          segmentMatch: [segment],
          price: 5,
          unitPerBatch: 1,
          optimism: 10,
          pessimism: 10,
        },
        ...{ painMatch: [], gainMatch: [], components: [{ name: 'Clay', cost: 9, type: 'material' }] },
      },
    ],
    [goal]: [
      'goal',
      { title: 'Open', objectives: [{ title: 'Sign the lease', activities: [], date: '2020-01-31' }] },
    ],
  }).map(([id, [kind, data]]) =>
    home.db.query('insert into plan_item (id, project_id, kind, data) values ($1, $2, $3, $4)', [
      id,
      world.project,
      kind,
      JSON.stringify(data),
    ]),
  ),
)

const check = (page: Page) => page.getByRole('region', { name: 'Does the plan agree with itself?' })
const belowCost = (page: Page) => page.getByText('"Clay filter" costs $9 a unit and is sold for $5')
const overdue = (page: Page) => page.getByText('The objective "Sign the lease" was due on')

test('a founder follows a contradiction to its step and repairs it, and lets another stand; the mentor reads why', async () => {
  const team = await home.visit(start, { as: world.entrepreneur })
  const { page } = team
  await check(page).getByText('2 to look at').waitFor()
  await overdue(page).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await check(page)
    .getByRole('listitem')
    .filter({ has: belowCost(page) })
    .getByRole('link', { name: 'Put it right in Value and Pricing' })
    .click()

  const saved = page.waitForResponse((response) => /mutation/.test(response.request().postData() ?? ''))
  const price = page.getByRole('textbox', { name: 'Average price' })
  await expect.poll(() => price.evaluate((field) => field === document.activeElement)).toBe(true)
  await price.fill('25')
  await page.keyboard.press('Tab')
  await saved
  await page.getByText('Saved', { exact: true }).waitFor()

  await page.goto(start)
  await check(page).getByText('1 to look at').waitFor()
  expect(await belowCost(page).count()).toBe(0)
  await check(page).getByRole('button', { name: 'Set aside' }).click()
  await page.keyboard.type('We signed in May; the paper is on its way.')
  await check(page).getByRole('button', { name: 'Set aside with this reason' }).click()
  await check(page).getByText('Nothing contradicts itself so far').waitFor()
  await check(page).getByText('Set aside by the team (1)').click()
  await check(page).getByText('We signed in May; the paper is on its way.').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.goto(summary)
  await page.getByRole('button', { name: 'Request mentor feedback' }).click()
  await page.getByRole('button', { name: 'Request all the same' }).click()
  await page.getByText('Your request is on its way.').waitFor()

  const mentor = await home.visit(summary, { as: world.mentor, width: 390, height: 844 })
  const desk = check(mentor.page)
  await desk.getByText('Set aside by the team (1)').click()
  await desk.getByText('We signed in May; the paper is on its way.').waitFor()
  await desk.getByText(/^Elena/).waitFor()
  expect(await desk.getByRole('button', { name: 'Count it again' }).count()).toBe(0)
  expect(await axeFindings(mentor.page)).toEqual([])
  expect([...team.complaints, ...mentor.complaints]).toEqual([])
  await Promise.all([team.context.close(), mentor.context.close()])
})

test('before a review is asked for, the team sees what touches the module and does not fit', async () => {
  await home.db.query(
    `update plan_item set data = data || '{"price": 4}', version = version + 1 where id = $1`,
    [offering],
  )
  const { page, context, complaints } = await home.visit(summary, { as: world.entrepreneur })
  await page.getByRole('heading', { name: 'Before you send it' }).waitFor()
  await page.getByText('"Clay filter" costs $9 a unit and is sold for $4').waitFor()
  expect(await overdue(page).count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
