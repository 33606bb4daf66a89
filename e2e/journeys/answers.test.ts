import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { introductionWords } from '#web/step-kit/introduction-words.ts'
import { downloadsWords } from '#web/step-kit/summary/downloads-words.ts'
import { summaryWords } from '#web/step-kit/summary/summary-words.ts'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'
import { followLink } from '../follow-link.ts'

const home = await site()
const around = await people(home)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const red = 'rgb(168, 34, 27)'
const phone = { width: 390, height: 844 }

/** A team and a mentor of their own, with one answer written. */
async function newTeam() {
  const { org, cohort } = around
  const member = { org, cohort, applicationStatus: 'approved' }
  const owner = await home.build.person({ ...member, name: 'Elena' })
  const mentor = await home.build.person({ ...member, role: 'mentor', name: 'Marco' })
  await home.db.query(`update users set basic_data = '{"selectedNationality": "Peru"}' where id = any ($1)`, [
    [owner, mentor],
  ])
  const project = await home.build.project({
    ...{ org, cohort, owner, mentor, name: 'Clean water' },
    signed: ['mentor', 'entrepreneur'],
  })
  const at = `/home/project/${project}`
  return { owner, mentor, project, at, step: `${at}/one/defining-your-problem`, summary: `${at}/one/summary` }
}

type Team = Awaited<ReturnType<typeof newTeam>>

async function write(page: Page, { step }: Team, label: string, text: string): Promise<void> {
  await followLink(page, step)
  const saved = page.waitForResponse((response) => /mutation/.test(response.request().postData() ?? ''))
  await page.getByRole('textbox', { name: label }).fill(text)
  await page.keyboard.press('Tab')
  await saved
  await page.getByText('Saved', { exact: true }).waitFor()
}

async function ask(page: Page, { summary }: Team): Promise<void> {
  await followLink(page, summary)
  await page.getByRole('button', { name: /^Request (mentor feedback|again)$/ }).click()
  await button(page, 'Request all the same').click()
  await page.getByText('Your request is on its way.').waitFor()
}

async function answer(page: Page, name: 'Approve module' | 'Send back' | 'Withdraw approval', words: string) {
  await button(page, name).first().click()
  if (name === 'Approve module') await button(page, 'Approve all the same').click()
  const window = page.getByRole('dialog', { name })
  await window.getByRole('textbox').fill(words)
  await button(page, name).last().click()
  await window.waitFor({ state: 'hidden' })
}

test('approved, asked again, sent back and withdrawn: one wording on home, project home and summary', async () => {
  const team = await newTeam()
  const { page } = await home.visit('/home', { as: team.owner })
  const { page: reader } = await home.visit('/home', { as: team.mentor })
  const saysEverywhere = async (state: string) => {
    for (const path of ['/home', team.at, team.summary]) {
      await followLink(page, path)
      // A list also says since when.
      await page
        .getByText(new RegExp(`^ ?${state}( (on|since) .+)?$`))
        .first()
        .waitFor()
    }
  }
  await write(page, team, 'Who lives with this problem?', 'Mothers by the lake')
  await ask(page, team)
  await saysEverywhere('Waiting for feedback')
  await followLink(reader, team.summary)
  await answer(reader, 'Approve module', '')
  await saysEverywhere('Approved')
  await page.getByRole('heading', { name: /^Marco approved this module on/ }).waitFor()
  await ask(page, team)
  await saysEverywhere('Approved, new request waiting')
  await followLink(reader, team.summary)
  await answer(reader, 'Send back', 'Which mothers?')
  await saysEverywhere('Approved earlier, changes sent back')
  const returned = page.getByRole('heading', { name: /^Marco sent this module back on/ })
  await returned.waitFor()
  // On top of the page, before the steps and the report, and not in a fold.
  const [message, steps] = [
    page.getByText('Which mothers?').first(),
    page.getByRole('heading', { name: 'The steps' }),
  ]
  expect((await message.boundingBox())?.y).toBeLessThan((await steps.boundingBox())?.y ?? 0)
  expect(await message.evaluate((element) => element.closest('details'))).toBeNull()

  await followLink(reader, team.summary)
  await button(reader, 'Withdraw approval').click()
  const confirm = dialog(reader).getByRole('button', { name: 'Withdraw approval', exact: true })
  await confirm.click()
  await dialog(reader).getByText('This field is required').waitFor()
  await dialog(reader).getByLabel('Why?').fill('The numbers are old')
  await confirm.click()
  await saysEverywhere('Approval withdrawn')
  await page.getByRole('heading', { name: /^Marco withdrew the approval on/ }).waitFor()
  for (const side of [page, reader]) await side.getByText('The numbers are old').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: /^Notifications: / }).click()
  await page.getByText(/The approval of .* of Clean water was withdrawn$/).waitFor()
})

test('approving with unfinished steps asks first, and the result is seen, in green and at rest', async () => {
  const team = await newTeam()
  const { page: owner } = await home.visit('/home', { as: team.owner })
  await write(owner, team, 'Who lives with this problem?', 'Mothers by the lake')
  await ask(owner, team)
  const { page } = await home.visit(team.summary, { as: team.mentor, ...phone })
  // Whoever has read everything is at the end of it.
  await page.getByRole('heading', { name: 'Review', exact: true }).scrollIntoViewIfNeeded()
  await button(page, 'Approve module').click()
  await dialog(page).getByText('You can approve all the same.').waitFor()
  await dialog(page).getByRole('link', { name: 'Defining your problem' }).waitFor()
  await button(page, 'Approve all the same').click()
  await button(page, 'Approve module').last().click()
  expect(await colourOfNotice(page, 'Approved. The team has been told.')).not.toBe(red)
  const result = page.getByRole('heading', { name: /^Marco approved this module on/ })
  await expect.poll(() => isInSight(page, result)).toBe(true)
  expect(await page.locator('[class*="_joy_"]').count()).toBe(1)
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(moving).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})

test('a mentor on a phone goes from change to change, with the answer always in reach', async () => {
  const team = await newTeam()
  const { page: owner } = await home.visit('/home', { as: team.owner })
  await write(owner, team, 'Who lives with this problem?', 'Mothers by the lake')
  await ask(owner, team)
  const { page } = await home.visit(team.summary, { as: team.mentor, ...phone })
  await answer(page, 'Send back', 'Where?')
  await write(owner, team, 'Who lives with this problem?', 'Young mothers by the lake')
  await write(owner, team, 'Where?', 'Kisumu')
  await ask(owner, team)
  await followLink(page, team.summary)
  await page.getByText('Read what the team has done in this module').waitFor()
  await page.getByRole('tab', { name: 'What changed', selected: true }).waitFor()
  const isReachable = () => isInSight(page, button(page, 'Approve module'))
  await expect.poll(isReachable).toBe(true)
  await button(page, 'Next change').click()
  await page.getByText('Change 1 of 2').waitFor()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByText('Change 2 of 2').waitFor()
  const focused = page.locator('[data-change]:focus')
  await focused.getByText('Kisumu').waitFor()
  expect(await isInSight(page, focused)).toBe(true)
  expect(await isReachable()).toBe(true)
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByText('Change 1 of 2').waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('a conversation stands beside the answer, which is quoted and can be edited meanwhile', async () => {
  const team = await newTeam()
  const { page } = await home.visit('/home', { as: team.owner, width: 1440, height: 900 })
  await write(page, team, 'Who lives with this problem?', 'Mothers by the lake')
  const { page: mentor } = await home.visit(team.step, { as: team.mentor, ...phone })
  await mentor.getByText('What the team is asked here:').waitFor()
  expect(await mentor.getByText('Your sentence so far').count()).toBe(0)
  await followLink(mentor, `${team.at}/one/introduction`)
  await mentor.getByText(introductionWords.en.theirEnd).waitFor()
  expect(await mentor.getByText(introductionWords.en.atTheEnd).count()).toBe(0)
  await followLink(mentor, team.step)
  await mentor.getByRole('button', { name: /^Comments on Who lives/ }).click()
  const sheet = mentor.getByRole('dialog', { name: 'Feedback' })
  await sheet.getByText('Mothers by the lake').waitFor()
  await sheet.getByLabel('Your message').fill('Which mothers?')
  await sheet.getByRole('button', { name: 'Add message' }).click()
  await sheet.getByText('Which mothers?').waitFor()

  await followLink(page, team.step)
  // Without the help the work is as wide as the page.
  await button(page, 'Help').click()
  await page.getByRole('button', { name: /^Comments on Who lives.*unread/ }).click()
  const beside = page.getByRole('dialog', { name: 'Feedback' })
  await beside.getByText('Which mothers?').waitFor()
  const field = page.getByRole('textbox', { name: 'Who lives with this problem?' })
  const panel = await beside.boundingBox()
  const work = page.locator('main textarea:not([role=dialog] *)')
  const ends = await work.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().right))
  expect(ends).toHaveLength(6)
  expect(Math.max(...ends)).toBeLessThanOrEqual(panel?.x ?? 0)
  // Nothing lies over the work: the pointer reaches it too.
  await field.click()
  await field.fill('Young mothers by the lake')
  await page.keyboard.press('Tab')
  await beside.getByText('Young mothers by the lake').waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('the locked download says why and where to go, prints as a draft, and the rating waits for a request', async () => {
  const team = await newTeam()
  const words = { ...summaryWords.en, ...downloadsWords.en }
  const { page } = await home.visit(team.summary, { as: team.owner })
  expect(await button(page, words.pdf).isDisabled()).toBe(true)
  await page.getByText(downloadsWords.en.locked).waitFor()
  await page.getByRole('link', { name: words.wayThere.open }).click()
  await expect
    .poll(() => isInSight(page, page.getByRole('heading', { name: 'Review', exact: true })))
    .toBe(true)
  await button(page, words.printDraft).waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByText(words.draft).waitFor()
  await page.emulateMedia({ media: 'screen' })
  const rating = (on: Page) => on.getByRole('heading', { name: words.rating })
  expect(await rating(page).count()).toBe(0)
  await ask(page, team)
  await rating(page).waitFor()
  const { page: mentor } = await home.visit(team.summary, { as: team.mentor })
  await mentor.getByRole('heading', { name: 'Review of request 1' }).waitFor()
  expect(await rating(mentor).count()).toBe(0)

  for (const question of words.questions.slice(1)) await page.getByLabel(question).waitFor()
  await page.getByRole('radiogroup', { name: words.questions[0] }).getByLabel('Quite').check()
  const sent = page.waitForRequest((request) => /moduleReview/.test(request.postData() ?? ''))
  await button(page, words.sendRating).click()
  const { variables } = (await sent).postDataJSON() as { variables: object }
  expect(variables).toMatchObject({ userId: team.owner, role: 'entrepreneur' })
  await rating(page).waitFor({ state: 'detached' })
  const { rows } = await home.db.query(
    `select answers -> 0 ->> 'answer' as first from module_review where project_id = $1`,
    [team.project],
  )
  expect(rows).toEqual([{ first: '4/5' }])
})

/** A notice of success goes after two seconds: it is looked at in the moment in which it is there. */
async function colourOfNotice(page: Page, said: string): Promise<string> {
  const colour = await page.waitForFunction((text) => {
    const notice = [...document.querySelectorAll('body *')].find(
      (one) => one.children.length === 0 && one.textContent === text,
    )?.parentElement
    return notice && getComputedStyle(notice).backgroundColor
  }, said)
  return (await colour.jsonValue()) ?? ''
}

async function isInSight(page: Page, place: { boundingBox: ReturnType<Page['locator']>['boundingBox'] }) {
  const box = await place.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0)
}
