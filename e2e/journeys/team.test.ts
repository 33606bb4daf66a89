import { pino } from 'pino'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { linkIn, openMailbox } from '#testing/mailbox.ts'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'
import { fillSignUp, words } from '../pages/sign-up.ts'

const home = await site()
const mailbox = await openMailbox()
let world: Awaited<ReturnType<typeof people>>
let stop: () => Promise<void>

beforeAll(async () => {
  const { db, env } = home
  world = await people(home)
  stop = (await startJobs({ env: { ...env, SMTP_URL: mailbox.url }, db, log: pino({ level: 'silent' }) }))
    .stop
})
afterAll(async () => {
  await stop()
  await mailbox.close()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const team = (page: Page) => page.getByRole('region', { name: 'Team' })

async function invite(page: Page, email: string): Promise<string> {
  await team(page).getByLabel('Invite by e-mail').fill(email)
  await button(page, 'Send invitation').click()
  await team(page).getByText(email).waitFor()
  return linkIn(await mailbox.waitForMail(email)).toString()
}

test('an owner invites, the member joins by the link of the mail, both write one step, and removal closes the door', async () => {
  const { project, entrepreneur } = world
  const email = 'mara@example.org'
  const owner = await home.visit(`/home/project/${project}`, { as: entrepreneur })
  await team(owner.page).getByText('You work on this plan alone so far.').waitFor()
  const link = await invite(owner.page, email)
  expect(await axeFindings(owner.page)).toEqual([])

  const member = await home.visit(link)
  const { page } = member
  await title(page, 'You are invited to a team').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(page.url()).not.toContain('invite')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL(/signup\?role=entrepreneur/)
  await page.waitForLoadState('networkidle')
  await fillSignUp(page, { first: 'Mara', last: 'Lopez', email })
  await button(page, words.en.create).click()
  await page.getByRole('heading', { name: words.en.sent }).waitFor()
  await page.goto(linkIn(await mailbox.waitForMail(email)).toString())
  // The browser that signed up is signed in.
  await title(page, 'Elena invites you to the team of "Clean water for all"').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Join the team').click()
  await page.getByRole('link', { name: 'Open the project' }).click()
  await title(page, 'Clean water for all').waitFor()
  await team(page).getByText('Mara Lopez (you)').waitFor()
  await button(page, 'Leave the team').waitFor()
  expect(await page.getByLabel('Invite by e-mail').count()).toBe(0)
  // The owner's page has heard of it by itself.
  await team(owner.page).getByText('Mara Lopez').waitFor()

  const step = `/home/project/${project}/one/defining-your-problem`
  await Promise.all([owner.page.goto(step), page.goto(step)])
  const [mine, theirs] = [owner.page, page].map((each) => each.getByLabel('Who lives with this problem?'))
  await mine?.fill('Families at the lake')
  await expect.poll(() => theirs?.inputValue(), { timeout: 8000 }).toBe('Families at the lake')
  await theirs?.fill('Families at the lake, most of all children')
  // The text under the caret is never changed by others: it comes in when the field is left.
  await mine?.blur()
  await expect
    .poll(() => mine?.inputValue(), { timeout: 8000 })
    .toBe('Families at the lake, most of all children')

  await owner.page.goto(`/home/project/${project}`)
  await button(owner.page, 'Remove Mara Lopez from the team').click()
  const dialog = owner.page.getByRole('dialog', { name: 'Remove Mara Lopez from the team?' })
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await team(owner.page).getByText('You work on this plan alone so far.').waitFor()
  // The step that was open closes by itself.
  await page.getByRole('heading', { name: /404/ }).waitFor()
  expect(owner.complaints).toEqual([])
})

test('an invitation that cannot be used says why, also in Spanish and on a phone', async () => {
  const { project, entrepreneur, mentor } = world
  const owner = await home.visit(`/home/project/${project}`, { as: entrepreneur })
  const link = await invite(owner.page, 'nobody@example.org')
  const spanish = link.replace('/signup', '/es/signup')
  const { page } = await home.visit(spanish, { as: mentor, width: 390, height: 844 })
  await title(page, 'Esta invitación es para otra dirección').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await button(owner.page, 'Withdraw the invitation to nobody@example.org').click()
  await team(owner.page).getByText('nobody@example.org').waitFor({ state: 'detached' })
  await owner.page.goto(link)
  await title(owner.page, 'This invitation is for another address').waitFor()
  await button(owner.page, 'Go on without it').click()
  await title(owner.page, /Elena/).waitFor()
})
