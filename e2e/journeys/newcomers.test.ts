import { pino } from 'pino'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { linkIn, openMailbox } from '#testing/mailbox.ts'
import { site } from '../fixtures.ts'
import { oneMinuteLater } from '../one-minute-later.ts'
import {
  choose,
  fiftyWords,
  fillAbout,
  fillContact,
  fillSignUp,
  goOn,
  heading,
  words as signUpWords,
} from '../pages/sign-up.ts'

const home = await site()
const mailbox = await openMailbox()
const words = signUpWords.en

let cohort: string
let organiser: string
let stop: () => Promise<void>
beforeAll(async () => {
  const { db, env, build } = home
  const log = pino({ level: 'silent' })
  stop = (await startJobs({ env: { ...env, SMTP_URL: mailbox.url }, db, log })).stop
  const org = await build.organisation('acme')
  cohort = await build.cohort({ org })
  organiser = await build.person({ role: 'admin', org, name: 'Olga' })
  await db.query('update cohort set title = $2 where id = $1', [cohort, 'First harvest'])
})
afterAll(async () => {
  await stop()
  await mailbox.close()
})

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** From the landing page to the profile; the link of the mail is the only address that anybody opens. */
async function signUp(page: Page, first: string): Promise<void> {
  const email = `${first.toLowerCase()}@cooperativa.co`
  await fillSignUp(page, { first, last: 'Quispe', email })
  await button(page, words.create).click()
  await heading(page, words.sent).waitFor()
  await page.goto(linkIn(await mailbox.waitForMail(email)).toString())
}

async function fillPerson(page: Page): Promise<void> {
  await heading(page, 'About you').waitFor()
  await fillAbout(page, 'en', 'quech')
  await goOn(page, 'en')
  await heading(page, 'Contact').waitFor()
  await fillContact(page, 'en')
  await goOn(page, 'en')
}

async function tellMotivation(page: Page, places: string | null): Promise<void> {
  const form = page.locator('form')
  await heading(page, 'Experience').waitFor()
  await goOn(page, 'en')
  await heading(page, 'Motivation').waitFor()
  await form.getByLabel(/^Why do you want/).fill(fiftyWords)
  if (places) await form.getByLabel(/^How many teams/).fill(places)
  await goOn(page, 'en')
  await heading(page, 'Commitments').waitFor()
  await form.getByLabel(/^How many hours/).fill('4 to 6')
  await button(page, words.finish).click()
  await heading(page, words.finished).waitFor()
  await link(page, 'Go to my dashboard').click()
  await heading(page, 'Your application is being read').waitFor()
}

async function approveAll(page: Page): Promise<void> {
  await page.getByLabel('Select the one on this page').check()
  await button(page, 'Approve').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await page.getByText('Everything is decided').waitFor()
}

async function sign(page: Page, name: string): Promise<void> {
  await link(page, 'Read and sign').click()
  await page.getByLabel('Your full name').fill(name)
  await button(page, 'Sign the agreement').click()
}

test('two newcomers find each other and come to the first approval, from the landing page and by screens alone', async () => {
  const { page: elena, complaints } = await home.visit('/')
  await link(elena, /^Apply to this cohort/).click()
  await elena.getByText('I want to build my business').click()
  await signUp(elena, 'Elena')
  await fillPerson(elena)
  const form = elena.locator('form')
  await heading(elena, 'Business').waitFor()
  await form.getByLabel(/^Business name/).fill('Warm looms')
  await form.getByLabel(/^Product or service/).fill('Blankets')
  await choose(form.getByLabel(/^Countries of operation/).first(), 'Per')
  await choose(form.getByLabel(/^Sector/).first(), 'Agua')
  await choose(form.getByLabel(/^Stage of/).first(), '')
  await form.getByLabel(/^The problem/).fill('Weavers earn too little.')
  await form.getByLabel(/^Your solution/).fill('We sell without middlemen.')
  await goOn(elena, 'en')
  await tellMotivation(elena, null)

  const { page: marco, complaints: ofMentor } = await home.visit('/')
  await link(marco, 'Become a mentor').click()
  await signUp(marco, 'Marco')
  await button(marco, /^Choose this cohort.*First harvest$/).click()
  await fillPerson(marco)
  await heading(marco, 'Expertise').waitFor()
  await choose(
    marco
      .locator('form')
      .getByLabel(/^Areas of/)
      .first(),
    'Fin',
  )
  await goOn(marco, 'en')
  await tellMotivation(marco, '2')

  const office = await home.visit(`/manage/acme/${cohort}/applications`, { as: organiser })
  await approveAll(office.page)
  await office.page
    .getByRole('main')
    .getByRole('link', { name: /^Mentors/ })
    .click()
  await approveAll(office.page)
  await oneMinuteLater(home)

  await link(marco, 'See the projects').click()
  await link(marco, /^See (1|one) project/).click()
  await marco
    .getByRole('listitem', { name: 'Warm looms' })
    .getByRole('button', { name: 'Ask to connect' })
    .click()
  await marco.getByRole('dialog').getByLabel('Your message').fill('I was a weaver.')
  await button(marco, 'Send request').click()
  await marco.getByText('You asked.').waitFor()

  await button(elena, 'Accept Marco Quispe').click()
  await button(elena, 'Yes, work with Marco').click()
  await sign(elena, 'Elena Quispe')
  await heading(elena, 'You have signed. Marco Quispe is next.').waitFor()
  await link(marco, 'Dashboard').click()
  await sign(marco, 'Marco Quispe')
  await heading(marco, 'The course is open').waitFor()

  await button(elena, 'Start the course').click()
  await link(elena, /Understanding the Problem/).click()
  await heading(elena, 'Introduction').waitFor()
  await link(elena, /Defining your problem/).click()
  await elena.getByRole('textbox', { name: 'Who lives with this problem?' }).fill('Weavers above the lake')
  await elena.getByText('Saved', { exact: true }).waitFor()
  await link(elena, /Summary/).click()
  await button(elena, 'Request mentor feedback').click()
  await button(elena, 'Request all the same').click()
  await elena.getByText('Your request is on its way.').waitFor()

  await link(marco, 'Dashboard').click()
  await link(marco, 'Read the module').click()
  await heading(marco, 'Review of request 1').waitFor()
  await button(marco, 'Approve module').click()
  await button(marco, 'Approve all the same').click()
  await marco.getByRole('dialog').getByRole('button', { name: 'Approve module' }).click()
  for (const page of [marco, elena])
    await page.getByRole('heading', { name: /^Marco Quispe approved this module on/ }).waitFor()
  expect([...complaints, ...ofMentor]).toEqual([])
}, 400_000)
