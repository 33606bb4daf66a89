import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'

const home = await site()
let world: Awaited<ReturnType<typeof people>>
let step: string

beforeAll(async () => {
  world = await people(home)
  step = `/home/project/${world.project}/one/defining-your-problem`
})

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Feedback' })
const box = (page: Page) => drawer(page).getByLabel('Your message')
const comments = (page: Page, about = 'Who lives with this problem?') =>
  page.getByRole('button', { name: `Comments on ${about}` })
const waits = 'Not sent yet'
const stepLink = (page: Page) =>
  page.getByRole('region', { name: 'Steps of this module' }).getByRole('link', { name: /efin/ })

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await page.keyboard.press('Enter')
  await drawer(page).getByText(text).waitFor()
}

test('a message is marked on field, step and modules without reloading; reading takes the marks away', async () => {
  const owner = await home.visit(step, { as: world.entrepreneur })
  const mentor = await home.visit(step, { as: world.mentor })
  expect(await comments(owner.page).count()).toBe(0)
  await comments(mentor.page).click()
  await write(mentor.page, 'Which families?')

  await comments(owner.page)
    .and(owner.page.getByRole('button', { name: /1 unread message$/ }))
    .waitFor()
  await stepLink(owner.page)
    .and(owner.page.getByRole('link', { name: /1 unread message$/ }))
    .waitFor()
  const modules = owner.page.getByRole('button', { name: /^Modules/ })
  expect(await modules.textContent()).toContain('1 unread message')
  await modules.click()
  await owner.page.getByRole('link', { name: /Understanding the Problem.*1 unread message/ }).waitFor()
  expect(await axeFindings(owner.page)).toEqual([])

  await comments(owner.page).click()
  await drawer(owner.page).getByText('Which families?').waitFor()
  await expect.poll(() => owner.page.getByText('unread').count()).toBe(0)
  await write(owner.page, 'Those by the lake.')
  const sides = await drawer(owner.page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-side')))
  expect(sides).toEqual(['other', 'own'])

  // Both have it open: the answer arrives and is read at once.
  await drawer(mentor.page).getByText('Those by the lake.').waitFor()
  await mentor.page.keyboard.press('Escape')
  await drawer(mentor.page).waitFor({ state: 'hidden' })
  await comments(mentor.page)
    .and(mentor.page.getByRole('button', { name: /2 messages$/ }))
    .waitFor()
  expect([...owner.complaints, ...mentor.complaints]).toEqual([])
  await Promise.all([owner.context.close(), mentor.context.close()])
})

async function unreadByMentor(): Promise<number> {
  const { rows } = await home.db.query<{ count: number }>(
    'select count(*) from feedback where project_id = $1 and author_id = $2 and not read',
    [world.project, world.entrepreneur],
  )
  return rows[0]?.count ?? -1
}

test('home tells of it live, and both home and the notice lead into the conversation', async () => {
  const owner = await home.visit('/home', { as: world.entrepreneur })
  const mentor = await home.visit(`${step}?feedback=one.defining-your-problem.what`, { as: world.mentor })
  await drawer(mentor.page).getByText('What goes wrong for them?').waitFor()
  await write(mentor.page, 'Say what goes wrong.')
  await write(mentor.page, 'And how often.')
  await owner.page.getByRole('link', { name: '2 unread messages', exact: true }).waitFor()
  await owner.page.getByRole('link', { name: /Understanding the Problem.*2 unread messages/ }).waitFor()
  expect(await axeFindings(owner.page)).toEqual([])

  // The room comes only when the conversation has been closed again.
  const room = Promise.withResolvers<void>()
  await owner.page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query Plan(')) await room.promise
    return route.fallback()
  })
  await owner.page.getByRole('button', { name: /^Notifications: 1 unread/ }).click()
  await owner.page
    .getByRole('link', { name: /wrote about Clean water for all/ })
    .first()
    .click()
  await drawer(owner.page).getByText('And how often.').waitFor()
  await owner.page.keyboard.press('Escape')
  await drawer(owner.page).waitFor({ state: 'hidden' })
  expect(owner.page.url()).not.toContain('feedback=')
  expect(await comments(owner.page, 'What goes wrong for them?').count()).toBe(0)
  room.resolve()
  const focused = () => owner.page.evaluate(() => document.activeElement?.getAttribute('data-thread'))
  await expect.poll(focused).toBe('one.defining-your-problem.what')

  await comments(owner.page, 'What goes wrong for them?').click()
  await write(owner.page, 'It makes them ill, every week.')
  // The mentor has the conversation open; only when it counts as read may they go.
  await drawer(mentor.page).getByText('It makes them ill, every week.').waitFor()
  await expect.poll(unreadByMentor).toBe(0)
  await mentor.page.keyboard.press('Escape')
  await mentor.page.goto('/home')
  await owner.page.keyboard.press('Escape')
  await comments(owner.page).click()
  await write(owner.page, 'See also the next answer.')
  await mentor.page.getByRole('link', { name: 'One unread message' }).click()
  await drawer(mentor.page).getByText('See also the next answer.').waitFor()
  expect([...owner.complaints, ...mentor.complaints]).toEqual([])
  await Promise.all([owner.context.close(), mentor.context.close()])
})

test('a message that could not be sent waits in the conversation, also after closing it, and goes out once', async () => {
  const owner = await home.visit(step, { as: world.entrepreneur })
  await comments(owner.page).click()
  await drawer(owner.page).getByRole('listitem').first().waitFor()
  const isMessage = (body: string | null) => body?.includes('AddFeedback') === true
  await owner.page.route('**/graphql', (route) =>
    isMessage(route.request().postData()) ? route.abort() : route.fallback(),
  )
  await box(owner.page).fill('Do not lose me')
  await drawer(owner.page).getByRole('button', { name: 'Add' }).click()
  const waiting = drawer(owner.page).getByRole('listitem').filter({ hasText: 'Do not lose me' })
  await waiting.getByText(waits).waitFor()
  await owner.page.keyboard.press('Escape')
  await drawer(owner.page).waitFor({ state: 'hidden' })
  await comments(owner.page).click()
  await waiting.getByText(waits).waitFor()
  expect(await box(owner.page).inputValue()).toBe('')

  await owner.page.unroute('**/graphql')
  await waiting.getByText(waits).waitFor({ state: 'detached' })
  expect(await waiting.count()).toBe(1)
  await owner.context.close()
})

test('an entrepreneur begins a conversation only where the cohort allows it', async () => {
  const untouched = `${step}?feedback=one.defining-your-problem.where`
  const owner = await home.visit(untouched, { as: world.entrepreneur })
  await drawer(owner.page).getByText('No feedback yet').waitFor()
  expect(await box(owner.page).isDisabled()).toBe(true)
  await owner.context.close()
  const organiser = await home.visit(`/manage/acme/${world.cohort}`, { as: world.organiser })
  const allow = organiser.page.getByRole('checkbox', { name: /^Entrepreneurs may begin/ })
  expect(await allow.isChecked()).toBe(false)
  await allow.check()
  await organiser.page.getByText('Entrepreneurs may now begin a conversation.').waitFor()
  expect(await axeFindings(organiser.page)).toEqual([])
  await organiser.context.close()
  const again = await home.visit(step, { as: world.entrepreneur })
  await comments(again.page, 'Where?').click()
  await write(again.page, 'Is the region enough?')
  await again.context.close()
})
