import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { words as problemWords } from '#course/understanding-the-problem/defining-your-problem/words.ts'
import { words as whyWords } from '#course/understanding-the-problem/finding-your-why/words.ts'
import { newId } from '#server/new-id.ts'
import { axeFindings } from '../axe.ts'
import { site } from '../fixtures.ts'
import { coursePage } from '../pages/course-page.ts'

const home = await site()
const org = await home.build.organisation()
const cohort = await home.build.cohort({ org })
const problem = problemWords.en
const why = whyWords.en
const first = 'Mothers at the market stop breastfeeding early.'

let project: string
let owner: string
let member: string

beforeEach(async () => {
  const person = { org, cohort, applicationStatus: 'approved', role: 'entrepreneur' } as const
  owner = await home.build.person({ ...person, name: 'Elena' })
  member = await home.build.person({ ...person, name: 'Mara' })
  const mentor = await home.build.person({ ...person, role: 'mentor' })
  project = await home.build.project({ org, cohort, owner, mentor, team: [member] })
  await home.db.query(`update users set basic_data = '{"selectedNationality": "PE"}' where id = any ($1)`, [
    [owner, member],
  ])
  await home.db.query(
    `insert into plan_item (id, project_id, kind, data, single_key) values ($1, $2, 'business', $3, 'business')`,
    [newId(), project, JSON.stringify({ problemDefinition: first })],
  )
})

async function both(step: string) {
  const path = `/home/project/${project}/one/${step}`
  const visits = [await home.visit(path, { as: owner }), await home.visit(path, { as: member })] as const
  for (const { page } of visits) await coursePage(page, project, 'one').isShown(step)
  return visits
}

const definition = (page: Page) => page.getByRole('textbox', { name: problem.definition })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Somebody changed this too' })
const reads = (page: Page, text: string) => expect.poll(() => definition(page).inputValue()).toBe(text)

/** All versions of the problem in one sentence, oldest first, the current one last. */
async function versions(): Promise<string[]> {
  const { rows } = await home.db.query<{ text: string }>(
    `select data->>'problemDefinition' as text from
       (select data, version from plan_item_history where project_id = $1 and kind = 'business'
        union all select data, version from plan_item where project_id = $1 and kind = 'business') all_versions
     order by version`,
    [project],
  )
  return rows.map(({ text }) => text)
}

test('what one person writes, adds and deletes arrives at the other without a reload', async () => {
  const [elena, mara] = await both('finding-your-why')
  const how = (page: Page) => page.getByRole('button', { name: /^How/ }).click()
  await Promise.all([how(elena.page), how(mara.page)])
  await elena.page.getByLabel(why.newHow).fill('We ask mothers first')
  await elena.page.getByLabel(why.newHow).press('Enter')
  const line = (page: Page) => page.getByRole('textbox', { name: `${why.how} 1` })
  await line(mara.page).waitFor()
  await line(mara.page).fill('We ask mothers, then nurses')
  await expect.poll(() => line(elena.page).inputValue()).toBe('We ask mothers, then nurses')
  await mara.page.getByRole('button', { name: /^Remove: We ask/ }).click()
  await mara.page.getByRole('region', { name: 'Removed' }).getByRole('button', { name: 'Close' }).click()
  await line(elena.page).waitFor({ state: 'detached' })
  expect([...elena.complaints, ...mara.complaints]).toEqual([])
})

test('different fields of one record are both kept, and nobody is asked', async () => {
  const [elena, mara] = await both('finding-your-why')
  await mara.context.setOffline(true)
  await mara.page.getByLabel(why.mission, { exact: true }).fill('To make room for mothers')
  await elena.page.getByLabel(why.vision, { exact: true }).fill('In ten years every market has a room')
  await coursePage(elena.page, project, 'one').isSaved()
  await mara.page.getByText('Not sent yet').waitFor()
  await mara.context.setOffline(false)
  await expect
    .poll(async () => (await business()).rows)
    .toEqual([{ mission: 'To make room for mothers', vision: 'In ten years every market has a room' }])
  const mission = elena.page.getByLabel(why.mission, { exact: true })
  await expect.poll(() => mission.inputValue()).toBe('To make room for mothers')
  expect(await dialog(mara.page).count()).toBe(0)
})

test.each([
  { choice: 'Keep mine', stays: 'mine', last: ['theirs', 'mine'] },
  { choice: 'Keep theirs', stays: 'theirs', last: ['theirs', 'mine', 'theirs'] },
] as const)(
  'two versions of one field are shown side by side; "$choice" loses neither',
  async ({ choice, stays, last }) => {
    const texts = {
      mine: 'Mothers at the market stop breastfeeding after two months.',
      theirs: 'Mothers at the market stop breastfeeding when they go back to work.',
    }
    const [elena, mara] = await both('defining-your-problem')
    await mara.context.setOffline(true)
    await definition(mara.page).fill(texts.mine)
    await definition(elena.page).fill(texts.theirs)
    await definition(elena.page).press('Tab')
    await expect.poll(async () => (await versions()).at(-1)).toBe(texts.theirs)
    await mara.page.getByText('Not sent yet').waitFor()
    await mara.context.setOffline(false)
    await dialog(mara.page).getByText(texts.mine).waitFor()
    await dialog(mara.page).getByText(texts.theirs).waitFor()
    expect(await axeFindings(mara.page)).toEqual([])
    await dialog(mara.page).getByRole('button', { name: choice, exact: true }).click()
    await dialog(mara.page).waitFor({ state: 'hidden' })
    await expect.poll(versions).toEqual([first, ...last.map((name) => texts[name])])
    await reads(mara.page, texts[stays])
    await reads(elena.page, texts[stays])
  },
)

function business() {
  return home.db.query(
    `select data->>'missionStatement' as mission, data->>'visionStatement' as vision
     from plan_item where project_id = $1 and kind = 'business'`,
    [project],
  )
}
