import { beforeAll, expect, test } from 'vitest'
import { reportWords } from '#course/understanding-the-problem/building-the-problem-tree/report-words.ts'
import { words as treeWords } from '#course/understanding-the-problem/building-the-problem-tree/words.ts'
import { words as causeWords } from '#course/understanding-the-problem/choosing-the-causes/words.ts'
import { words as problemWords } from '#course/understanding-the-problem/defining-your-problem/words.ts'
import { people, site } from '../fixtures.ts'
import { coursePage, giveScore } from '../pages/course-page.ts'

const home = await site()
let world: Awaited<ReturnType<typeof people>>
beforeAll(async () => {
  world = await people(home)
})

const problem = problemWords.en
const tree = treeWords.en
const choice = causeWords.en
const steps = ['choosing-the-causes', 'building-the-problem-tree', 'defining-your-problem'] as const
const definition = 'In Ayacucho, mothers who sell at the market stop breastfeeding after two months.'
const typed = 'stop breastfeeding after two months'

test('work goes on without a line, through three steps and a closed tab, and arrives once and in order', async () => {
  const { project, entrepreneur } = world
  const path = `/home/project/${project}/one/${steps[0]}`
  const { page: first, context } = await home.visit(path, {
    as: entrepreneur,
    width: 1440,
    height: 900,
    serviceWorker: true,
  })
  let course = coursePage(first, project, 'one')
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  for (const step of steps) await course.open(step)
  await first.getByLabel(problem.who).fill('Mothers')
  await first.getByLabel(problem.definition).fill(definition)
  await course.isSaved()

  const what = () => course.page.getByLabel(problem.what)
  await what().pressSequentially(typed.slice(0, 12))
  await context.setOffline(true)
  await what().pressSequentially(typed.slice(12, 20))
  await first.getByText(course.frame('step.queued'), { exact: true }).waitFor()

  await course.follow('building-the-problem-tree')
  const box = (depth: number, text: string) =>
    course.button(`${tree.level('cause', depth)} ${text}`, course.page)
  await first.getByRole('button', { name: tree.ask.cause }).first().click()
  await first.getByRole('textbox').fill('They go back to the stall')
  await first.getByRole('textbox').press('Enter')
  await box(1, 'They go back to the stall').waitFor()
  await course.button(tree.done).click()
  await course.button(tree.askAbout.cause('They go back to the stall')).click()
  await first.getByRole('textbox').fill('No sale means no dinner')
  await first.getByRole('textbox').press('Enter')
  await box(2, 'No sale means no dinner').waitFor()
  await course.button(tree.done).click()

  await course.follow('choosing-the-causes')
  const card = () =>
    course.page.getByRole('listitem').filter({ has: course.page.getByRole('heading', { name: 'No sale' }) })
  await giveScore(card(), choice.feeds, 5)
  await giveScore(card(), choice.change, 3)
  await card().getByRole('checkbox').check()

  await first.close()
  course = coursePage(await context.newPage(), project, 'one')
  await course.open('choosing-the-causes')
  expect(await card().getByRole('checkbox').isChecked()).toBe(true)
  await giveScore(card(), choice.change, 4)
  await course.follow('building-the-problem-tree')
  const chosenMark = reportWords.en.marks.chosen
  await course.button(`${tree.level('cause', 2)} · ${chosenMark} No sale means no dinner`).waitFor()
  await course.follow('defining-your-problem')
  expect(await what().inputValue()).toBe(typed.slice(0, 20))
  await what().fill(typed)
  await what().press('Tab')
  await course.page.getByText(course.frame('step.queued'), { exact: true }).waitFor()

  await context.setOffline(false)
  await course.isSaved()
  expect(await arrived()).toEqual([
    { kind: 'input', key: 'who', text: 'Mothers', parent: null },
    { kind: 'business', key: null, text: definition, parent: null },
    { kind: 'input', key: 'basis', text: 'Mothers,,,,', parent: null },
    { kind: 'input', key: 'what', text: typed, parent: null },
    { kind: 'cause', key: null, text: 'They go back to the stall', parent: null },
    { kind: 'cause', key: null, text: 'No sale means no dinner', parent: 'They go back to the stall' },
    { kind: 'input', key: 'rating', text: '5,4', parent: 'No sale means no dinner' },
  ])
  // Every earlier version is one that the founder had typed, shorter before longer.
  expect(await earlier('what')).toEqual([...(await earlier('what'))].sort((a, b) => a.length - b.length))
  expect((await earlier('what')).every((text) => typed.startsWith(text))).toBe(true)
  expect((await chosen()).rows).toEqual([{ text: 'No sale means no dinner' }])

  // Nothing is left on the device, and a fresh look at the server shows the same.
  await course.page.reload()
  await course.isShown('defining-your-problem')
  expect(await what().inputValue()).toBe(typed)
  await course.isSaved()
  await context.close()

  /** All records of the plan in the order in which they were made, in words. */
  async function arrived() {
    const text = (row: string) =>
      `nullif(coalesce(${row}.data->>'problemDefinition', ${row}.data->>'description', ${row}.data->>'value',
        array_to_string(array(select jsonb_array_elements_text(${row}.data->'valueArr')), ',')), '')`
    const { rows } = await home.db.query(
      `select item.kind, item.data->>'key' as key, ${text('item')} as text, ${text('parent')} as parent
       from plan_item item left join plan_item parent on parent.id = item.data->>'parent'
       where item.project_id = $1 order by item.created_at, item.id`,
      [project],
    )
    return rows
  }

  async function earlier(key: string): Promise<string[]> {
    const { rows } = await home.db.query<{ text: string }>(
      `select data->>'value' as text from plan_item_history where project_id = $1 and data->>'key' = $2
       order by version`,
      [project, key],
    )
    return rows.map(({ text }) => text)
  }

  function chosen() {
    return home.db.query(
      `select data->>'description' as text from plan_item
       where project_id = $1 and kind = 'cause' and (data->>'selected')::boolean`,
      [project],
    )
  }
})
