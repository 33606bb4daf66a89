import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { words as problemWords } from '#course/understanding-the-problem/defining-your-problem/words.ts'
import { words as whyWords } from '#course/understanding-the-problem/finding-your-why/words.ts'
import { words as feedbackWords } from '#web/app/shell/feedback/words.ts'
import { words as undecidedWords } from '#web/app/shell/undecided/words.ts'
import { axeFindings } from '../axe.ts'
import { site } from '../fixtures.ts'
import { coursePage } from '../pages/course-page.ts'

const home = await site()
const org = await home.build.organisation()
const problem = problemWords.en
const why = whyWords.en
const asked = undecidedWords.en
const approved = { org, applicationStatus: 'approved', role: 'entrepreneur' } as const

let cohort: string
let project: string
let owner: string
let member: string
let mentor: string

beforeEach(async () => {
  cohort = await home.build.cohort({ org })
  owner = await home.build.person({ ...approved, cohort, name: 'Elena' })
  member = await home.build.person({ ...approved, cohort, name: 'Mara' })
  mentor = await home.build.person({ ...approved, cohort, role: 'mentor', name: 'Marco' })
  project = await home.build.project({ org, cohort, owner, mentor, team: [member] })
  await home.db.query(`update users set basic_data = '{"selectedNationality": "PE"}' where id = any ($1)`, [
    [owner, member, mentor],
  ])
})

const path = (step: string) => `/home/project/${project}/one/${step}`
const open = async (step: string, as: string) => {
  const visit = await home.visit(path(step), { as })
  const course = coursePage(visit.page, project, 'one')
  await course.isShown(step)
  return { ...visit, course }
}
const who = (page: Page) => page.getByLabel(problem.who)
const what = (page: Page) => page.getByLabel(problem.what)
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** The texts that the server holds, and held, under a key of the first step. */
async function versions(key: string): Promise<string[]> {
  const { rows } = await home.db.query<{ text: string }>(
    `select data->>'value' as text from
       (select data, version from plan_item_history where project_id = $1 and data->>'key' = $2
        union all select data, version from plan_item where project_id = $1 and data->>'key' = $2) all_versions
     order by version`,
    [project, key],
  )
  return rows.map(({ text }) => text)
}

async function setModule(isActive: boolean): Promise<void> {
  await home.db.query(`update cohort_module set active = $2 where cohort_id = $1`, [cohort, isActive])
}

describe('what the server will not take', () => {
  test('stops nothing else, says why, outlives a reload, and is sent when the reason is gone', async () => {
    const { page, course, context } = await open('defining-your-problem', owner)
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('Families by the lake')) return route.fallback()
      const errors = [{ message: 'Not now', extensions: { code: 'FORBIDDEN', reason: 'moduleInactive' } }]
      await route.fulfill({ json: { data: { insertOneInput: null }, errors } })
    })
    await who(page).fill('Families by the lake')
    const refused = dialog(page, asked.notSaved)
    await refused.getByText('Families by the lake').waitFor()
    expect(await axeFindings(page)).toEqual([])
    // Closing the question is not an answer, and other work goes on.
    await page.keyboard.press('Escape')
    await refused.waitFor({ state: 'hidden' })
    await what(page).fill('drink dirty water')
    await expect.poll(() => versions('what')).toEqual(['drink dirty water'])
    await page.getByText(course.frame('step.undecided'), { exact: true }).waitFor()
    expect(await page.getByText(course.frame('step.saved'), { exact: true }).count()).toBe(0)
    await page.goto('/home')
    await refused.getByText('Families by the lake').waitFor()
    await page.unroute('**/graphql')
    await refused.getByRole('button', { name: asked.again }).click()
    await expect.poll(() => versions('who')).toEqual(['Families by the lake'])
    await refused.waitFor({ state: 'hidden' })
    await context.close()
  })

  test('a closed module: the text stays, with the reason, until it is given up on purpose', async () => {
    const { page, context } = await open('defining-your-problem', owner)
    await setModule(false)
    await who(page).fill('Families by the lake')
    const refused = dialog(page, asked.notSaved)
    await refused.getByText('This module is not active.').waitFor()
    await refused.getByRole('button', { name: asked.discard, exact: true }).click()
    await refused.getByRole('button', { name: asked.discardSure }).click()
    await refused.waitFor({ state: 'hidden' })
    expect(await versions('who')).toEqual([])
    await context.close()
  })

  test('a deletion that is refused comes back on the screen', async () => {
    const { page, context } = await open('finding-your-why', owner)
    await page.getByRole('button', { name: /^How/ }).click()
    await page.getByLabel(why.newHow).fill('We ask mothers first')
    await page.getByLabel(why.newHow).press('Enter')
    await coursePage(page, project, 'one').isSaved()
    await setModule(false)
    await page.getByRole('button', { name: /^Remove: We ask/ }).click()
    await page.getByRole('region', { name: 'Removed' }).getByRole('button', { name: 'Close' }).click()
    await dialog(page, asked.notRemoved).getByRole('button', { name: asked.leave }).click()
    const line = page.getByRole('textbox', { name: `${why.how} 1` })
    expect(await line.inputValue()).toBe('We ask mothers first')
    await context.close()
  })
})

test('two people answer the same question first: both see both, and neither text is lost', async () => {
  const elena = await open('defining-your-problem', owner)
  const mara = await open('defining-your-problem', member)
  await mara.context.setOffline(true)
  await who(mara.page).fill('Mothers at the market')
  await mara.page.getByText(mara.course.frame('step.queued')).waitFor()
  // She leaves the step and closes the tab before the line is back: the question finds her elsewhere.
  await who(elena.page).fill('Women who sell fruit')
  await elena.course.isSaved()
  await mara.context.setOffline(false)
  await mara.page.goto('/home')
  const clash = dialog(mara.page, asked.clash)
  await clash.getByText('Mothers at the market').waitFor()
  await clash.getByText('Women who sell fruit').waitFor()
  await clash.getByRole('button', { name: asked.keepMine }).click()
  await expect.poll(() => versions('who')).toEqual(['Women who sell fruit', 'Mothers at the market'])
  await Promise.all([elena.context.close(), mara.context.close()])
})

test('what somebody else wrote while one was typing is not overwritten in silence', async () => {
  const elena = await open('defining-your-problem', owner)
  await who(elena.page).fill('Mothers')
  await elena.course.isSaved()
  const mara = await open('defining-your-problem', member)
  // Mara types on without a pause while Elena's text arrives.
  await who(mara.page).press('End')
  const news = mara.page.waitForResponse(async (response) =>
    (await response.text().catch(() => '')).includes('Mothers of small children'),
  )
  let hasCome = false
  const typing = (async () => {
    while (!hasCome) await who(mara.page).pressSequentially('!', { delay: 100 })
  })()
  await who(elena.page).fill('Mothers of small children')
  await news
  hasCome = true
  await typing
  const clash = dialog(mara.page, asked.clash)
  await clash.getByText('Mothers of small children').waitFor()
  await clash.getByRole('button', { name: asked.keepTheirs }).click()
  await expect.poll(() => who(mara.page).inputValue()).toBe('Mothers of small children')
  await Promise.all([elena.context.close(), mara.context.close()])
})

describe('a browser store', () => {
  const full = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }`
  test.each([
    ['is full', full],
    [
      'is forbidden',
      `for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
         Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } })`,
    ],
    ['hangs', `IDBFactory.prototype.open = () => ({})`],
    [
      'is missing',
      `for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) delete Window.prototype[name]
       delete window.indexedDB; delete window.localStorage; delete window.sessionStorage`,
    ],
  ])('that %s keeps no page from opening and no text from arriving', async (_what, script) => {
    const visit = await home.visit('/policy', { as: owner })
    await visit.context.addInitScript(script)
    await visit.page.goto(path('defining-your-problem'))
    const course = coursePage(visit.page, project, 'one')
    await course.isShown('defining-your-problem')
    await who(visit.page).fill('Families by the lake')
    await expect.poll(() => versions('who')).toEqual(['Families by the lake'])
    await course.isSaved()
    await visit.context.close()
  })

  test('that is full is told about while there is no line, and nothing is called saved', async () => {
    const visit = await home.visit('/policy', { as: owner })
    await visit.context.addInitScript(full)
    await visit.page.goto(path('defining-your-problem'))
    const course = coursePage(visit.page, project, 'one')
    await course.isShown('defining-your-problem')
    await visit.page.route('**/graphql', (route) => route.abort())
    await who(visit.page).fill('Families by the lake')
    await visit.page.getByText(course.frame('net.unkept')).waitFor()
    await visit.page.getByText(course.frame('step.unkept')).waitFor()
    await visit.page.getByRole('button', { name: course.frame('step.retry') }).click()
    await visit.page.getByText(course.frame('step.unkept')).waitFor()
    expect(await visit.page.getByText(course.frame('step.saved'), { exact: true }).count()).toBe(0)
    await visit.page.unroute('**/graphql')
    await visit.page.getByRole('button', { name: course.frame('step.retry') }).click()
    await expect.poll(() => versions('who')).toEqual(['Families by the lake'])
    await course.isSaved()
    await visit.context.close()
  })
})

test('a comment without a line waits in its conversation and is sent once when the line is back', async () => {
  const { page, course, context } = await open('defining-your-problem', mentor)
  await page
    .getByRole('button', { name: new RegExp(`^Comments on ${problem.who.replace('?', '\\?')}`) })
    .click()
  const box = page.getByRole('textbox', { name: feedbackWords[course.locale].input })
  await box.waitFor()
  await context.setOffline(true)
  await box.fill('Which group exactly?')
  await box.press('Enter')
  await page.getByText('Which group exactly?').waitFor()
  await page.getByText(feedbackWords[course.locale].waits.line).waitFor()
  await context.setOffline(false)
  await page.getByText(feedbackWords[course.locale].waits.line).waitFor({ state: 'detached' })
  expect(await page.getByText('Which group exactly?').count()).toBe(1)
  const sent = `select text from feedback where project_id = $1`
  expect((await home.db.query(sent, [project])).rows).toEqual([{ text: 'Which group exactly?' }])
  await context.close()
})
