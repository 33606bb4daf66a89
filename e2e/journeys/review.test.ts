import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'
import { followLink } from '../follow-link.ts'

const home = await site()
const world = await people(home)
const summary = `/home/project/${world.project}/one/summary`
const dashboard = `/manage/acme/${world.cohort}`

const answer = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const change = (page: Page, text: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text })

async function write(page: Page, text: string): Promise<void> {
  await followLink(page, `/home/project/${world.project}/one/defining-your-problem`)
  const saved = page.waitForResponse((response) => /mutation/.test(response.request().postData() ?? ''))
  await answer(page, 'Who lives with this problem?').fill(text)
  await page.keyboard.press('Tab')
  await saved
  await page.getByText('Saved', { exact: true }).waitFor()
}

async function ask(page: Page, button: string): Promise<void> {
  await followLink(page, summary)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('button', { name: 'Request all the same' }).click()
  await page.getByText('Your request is on its way.').waitFor()
}

test('a mentor reads what changed, comments in place and answers; the team finds the comment at its field', async () => {
  const team = await home.visit('/home', { as: world.entrepreneur })
  await write(team.page, 'Mothers by the lake')
  await ask(team.page, 'Request mentor feedback')

  const mentor = await home.visit(summary, { as: world.mentor })
  const { page } = mentor
  await page.getByRole('heading', { name: 'Review of request 1' }).waitFor()
  await page.getByText('Asked by Elena').waitFor()
  await page.getByRole('tab', { name: 'Whole module', selected: true }).waitFor()
  await page.getByRole('tab', { name: 'What changed' }).click()
  await page.getByText('This is the first request: everything in the module is new.').waitFor()
  await page.getByRole('button', { name: 'Send back' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Which mothers?')
  await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await followLink(team.page, summary)
  await team.page.getByRole('heading', { name: /^Marco sent this module back on/ }).waitFor()
  await team.page.getByText('Which mothers?').first().waitFor()
  await write(team.page, 'Young mothers by the lake')
  await ask(team.page, 'Request again')

  await followLink(page, summary)
  const who = change(page, 'Who lives with this problem?')
  await who.locator('ins').filter({ hasText: 'Young mothers' }).first().waitFor()
  await who.locator('del').filter({ hasText: 'Mothers' }).first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  // The answer stays in sight, wherever one reads.
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => isInSight(page, 'Approve module')).toBe(true)
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Comments on Who lives with/ })
    .click()
  const drawer = page.getByRole('dialog', { name: 'Feedback' })
  await drawer.getByLabel('Your message').fill('Much clearer.')
  await page.keyboard.press('Enter')
  await drawer.getByText('Much clearer.').waitFor()

  await followLink(team.page, `/home/project/${world.project}/one/defining-your-problem`)
  await team.page.getByRole('button', { name: /^Comments on Who lives.*1 unread message$/ }).waitFor()
  expect([...team.complaints, ...mentor.complaints]).toEqual([])
  await Promise.all([team.context.close(), mentor.context.close()])
})

test('an organiser sees who waits and for how long, until somebody answers', async () => {
  await home.db.query(
    `update review_request set requested_at = now() - interval '12 days' where project_id = $1`,
    [world.project],
  )
  const { page, context, complaints } = await home.visit('/home', { as: world.organiser })
  await page.getByRole('region', { name: 'Waiting reviews' }).getByText('1 request').waitFor()
  await followLink(page, dashboard)
  const waiting = page.getByRole('region', { name: 'Waiting reviews' })
  await waiting.getByText('12 days').waitFor()
  await waiting.getByText('too long').waitFor()
  await waiting.getByText('Mentor: Marco').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await waiting.getByRole('link', { name: 'Clean water for all' }).click()
  await page.getByRole('heading', { name: 'Review of request 2' }).waitFor()
  await page.getByRole('button', { name: 'Approve module' }).click()
  await page.getByRole('button', { name: 'Approve all the same' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve module' }).click()
  await page.getByRole('heading', { name: /^Olga approved this module on/ }).waitFor()
  await followLink(page, dashboard)
  await page.getByText('Nobody waits for a review.').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

async function isInSight(page: Page, name: string): Promise<boolean> {
  const box = await page.getByRole('button', { name }).boundingBox()
  return box !== null && box.y > 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0)
}
