import { pino } from 'pino'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { linkIn, openMailbox } from '#testing/mailbox.ts'
import { axeFindings } from '../axe.ts'
import { site } from '../fixtures.ts'
import {
  choose,
  fiftyWords,
  fillAbout,
  fillContact,
  fillSignUp,
  goOn,
  heading,
  logInWith,
  words,
} from '../pages/sign-up.ts'

const { db, env, build, visit } = await site()
const mailbox = await openMailbox()
const log = pino({ level: 'silent' })

let org: string
let stop: () => Promise<void>
beforeAll(async () => {
  stop = (await startJobs({ env: { ...env, SMTP_URL: mailbox.url }, db, log })).stop
  org = await build.organisation('red-semilla')
})
afterAll(async () => {
  await stop()
  await mailbox.close()
})

const clean = async (page: Page) => expect(await axeFindings(page), page.url()).toEqual([])

async function statusOf(email: string) {
  const { rows } = await db.query<{
    role: string
    onboarded: boolean
    application_status: string
    projects: number
  }>(
    `select role, onboarded, application_status,
       (select count(*)::int from project p where p.owner_id = u.id) as projects from users u where email = $1`,
    [email],
  )
  return rows[0]
}

test('an entrepreneur joins by the link of a cohort', async () => {
  const cohort = await build.cohort({ org })
  const email = 'elena@cooperativa.co'
  const { page, complaints } = await visit(`/signup/${cohort}`)
  await clean(page)
  await page.getByRole('button', { name: words.en.create }).click()
  await expect.poll(() => page.getByText(words.en.required).count()).toBe(5)
  await clean(page)

  await page.getByText('I want to build my business').click()
  await fillSignUp(page, { first: 'Elena', last: 'Quispe', email })
  await page.getByRole('button', { name: words.en.create }).click()
  await heading(page, words.en.sent).waitFor()
  await clean(page)

  await page.goto(linkIn(await mailbox.waitForMail(email)).toString())
  await heading(page, 'About you').waitFor()
  await clean(page)
  await goOn(page, 'en')
  await page.getByText('You must select at least one.').waitFor()
  await clean(page)
  await fillAbout(page, 'en', 'quech')
  await goOn(page, 'en')

  await heading(page, 'Contact').waitFor()
  await goOn(page, 'en')
  await page.getByText('Please add country code').waitFor()
  await page.locator('form').getByLabel(words.en.phone).fill('ask my sister')
  await page.getByText('Please enter a phone number.').waitFor()
  expect(await page.getByText(words.en.required).count()).toBe(0)
  await fillContact(page, 'en')
  await clean(page)
  await goOn(page, 'en')

  await heading(page, 'Business').waitFor()
  const form = page.locator('form')
  await form.getByLabel(/^Business name/).fill('Warm looms')
  await form.getByLabel(/^Product or service/).fill('Blankets')
  await choose(form.getByLabel(/^Countries of operation/).first(), 'Per')
  await form
    .getByLabel(/^Sector/)
    .first()
    .click()
  await page.getByRole('option', { name: 'Health' }).waitFor()
  for (const typed of ['Agua', 'Looms']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Escape')
  await choose(form.getByLabel(/^Stage of/).first(), '')
  await form.getByLabel(/^The problem/).fill('Weavers earn too little.')
  await form.getByLabel(/^Your solution/).fill('We sell without middlemen.')
  await clean(page)
  await goOn(page, 'en')

  await heading(page, 'Experience').waitFor()
  await page.getByRole('button', { name: 'Add work experience' }).click()
  await clean(page)
  await goOn(page, 'en')

  await heading(page, 'Motivation').waitFor()
  const why = form.getByLabel(/^Why do you want/)
  await why.fill('Too short')
  await page.getByText('2 of 50 to 150 words').waitFor()
  await goOn(page, 'en')
  await page.getByText('Please write 50 to 150 words.').waitFor()
  await why.fill(fiftyWords)
  await page.getByText('66 of 50 to 150 words').waitFor()
  await clean(page)
  await goOn(page, 'en')

  await heading(page, 'Commitments').waitFor()
  await page.getByText('94 % filled in').waitFor()
  await form.getByLabel(/^How many hours/).fill('8')
  await form.getByRole('button', { name: words.en.finish }).click()
  await page.getByText('Please type a number of hours from 4 to 6.').waitFor()
  await form.getByLabel(/^How many hours/).fill('4 to 6')
  await form.getByRole('button', { name: words.en.finish }).click()
  await heading(page, words.en.finished).waitFor()
  await clean(page)

  const stored = await db.query(
    `select commitments ->> 'commitHours' as hours, business_details -> 'selectedSector' as sectors
     from users where email = $1`,
    [email],
  )
  expect(stored.rows[0]).toEqual({ hours: '4 to 6', sectors: ['Water and sanitation', 'Looms'] })
  expect(await statusOf(email)).toEqual({
    role: 'entrepreneur',
    onboarded: true,
    application_status: 'pending',
    projects: 1,
  })
  expect(complaints).toEqual([])
})

test('a mentor joins from getting started in Spanish on a phone, and goes on with another device', async () => {
  const cohort = await build.cohort({ org })
  await db.query('update cohort set title = $2 where id = $1', [cohort, 'Semilla 2027'])
  const email = 'marta@correo.pe'
  const { page, complaints } = await visit('/es/signup/getting-started', { width: 390, height: 844 })
  await clean(page)
  await page.getByText('Quiero ser mentor/a').click()
  await page.getByRole('link', { name: /^Postularme.*Semilla 2027$/ }).click()
  await fillSignUp(page, { first: 'Marta', last: 'Núñez', email })
  await clean(page)
  await page.getByRole('button', { name: words.es.create }).click()
  await heading(page, words.es.sent).waitFor()
  const { page: elsewhere } = await visit(linkIn(await mailbox.waitForMail(email)).toString())
  // The mail was opened on another device, where nobody is signed in by it.
  expect(new URL(elsewhere.url()).pathname).toBe('/es/login')
  await page.getByRole('link', { name: 'Ya seguí el enlace. Iniciar sesión' }).click()
  await logInWith(page, 'es', email)
  await heading(page, 'Sobre ti').waitFor()
  await fillAbout(page, 'es', 'quech')
  await goOn(page, 'es')
  await heading(page, 'Contacto').waitFor()
  await page.getByText('Guardado', { exact: true }).waitFor()
  await page.context().close()

  const { rows } = await db.query<{ id: string }>('select id from users where email = $1', [email])
  const other = await visit('/es/home', { as: rows[0]?.id ?? '', width: 390, height: 844 })
  await heading(other.page, 'Contacto').waitFor()
  await fillContact(other.page, 'es')
  await goOn(other.page, 'es')
  const form = other.page.locator('form')
  await heading(other.page, 'Conocimientos').waitFor()
  await goOn(other.page, 'es')
  await other.page.getByText('Debes seleccionar al menos uno.').waitFor()
  await form
    .getByLabel(/^Áreas de/)
    .first()
    .click()
  for (const typed of ['Fin', 'Telares', 'derecho']) {
    await other.page.keyboard.type(typed)
    await other.page.keyboard.press('Enter')
  }
  await other.page.getByText('Puedes seleccionar como máximo 3.').waitFor()
  await clean(other.page)
  await goOn(other.page, 'es')
  await heading(other.page, 'Trayectoria').waitFor()
  await goOn(other.page, 'es')
  await heading(other.page, 'Motivación').waitFor()
  await form.getByLabel(/^¿Por qué/).fill(fiftyWords)
  await form.getByLabel(/^¿A cuántos/).fill('2')
  await clean(other.page)
  await goOn(other.page, 'es')
  await heading(other.page, 'Compromisos').waitFor()
  await form.getByLabel(/^¿Cuántas horas/).fill('5 horas')
  await form.getByRole('button', { name: words.es.finish }).click()
  await heading(other.page, words.es.finished).waitFor()
  await clean(other.page)
  expect(await statusOf(email)).toMatchObject({ role: 'mentor', application_status: 'pending', projects: 0 })
  const stored = await db.query('select personal_experience, mentor_capacity from users where email = $1', [
    email,
  ])
  expect(stored.rows[0]).toEqual({
    personal_experience: { selectedExpertise: ['Finance', 'Telares', 'Law and registration'] },
    mentor_capacity: 2,
  })
  expect([...complaints, ...other.complaints]).toEqual([])
})

test('lists with own words open by a tap, lead to the option, and keep own words only on purpose', async () => {
  const cohort = await build.cohort({ org })
  const person = await build.person({ org, role: 'mentor' })
  await db.query('update users set cohort_id = $2, onboarded = false where id = $1', [person, cohort])
  const { page, complaints } = await visit('/es/signup/onboard?part=expertise', {
    as: person,
    width: 390,
    height: 844,
  })
  const stored = async () => {
    await page.getByText('Guardado', { exact: true }).waitFor()
    const { rows } = await db.query<{ list: string[] | null }>(
      `select personal_experience -> 'selectedExpertise' as list from users where id = $1`,
      [person],
    )
    return rows[0]?.list ?? []
  }
  const field = page.getByRole('combobox', { name: /^Áreas de/ })
  const options = page.getByRole('option')
  await field.click()
  await expect.poll(() => options.count()).toBe(12)
  await clean(page)

  await page.keyboard.type('fin')
  await expect
    .poll(() => options.allTextContents())
    .toEqual(['Finanzas', 'Agregar "fin" como palabra propia'].map((text) => expect.stringContaining(text)))
  const named = await field.getAttribute('aria-activedescendant')
  expect(await page.locator(`[id="${named}"]`).textContent()).toBe('Finanzas')
  const rings = await field.evaluate((input) => {
    const ring = (element: Element | null) => element && getComputedStyle(element).outlineStyle !== 'none'
    const around = [input, input.closest('.mantine-PillsInput-input')]
    return around.filter(ring).length
  })
  expect(rings).toBe(1)

  await page.keyboard.press('Tab')
  await page.getByText('"fin" aún no está agregado.').waitFor()
  expect(await stored()).toEqual([])
  await page.getByRole('button', { name: words.es.next }).click()
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await options.first().click()
  await page.keyboard.type('market')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Telares')
  await page.getByRole('option', { name: 'Agregar "Telares" como palabra propia' }).click()
  await page.getByText('Puedes seleccionar como máximo 3.').waitFor()
  await expect.poll(stored).toEqual(['Finance', 'Marketing and sales', 'Telares'])
  await page.getByRole('button', { name: 'Quitar: Finanzas' }).click()
  await expect.poll(stored).toEqual(['Marketing and sales', 'Telares'])
  await clean(page)
  expect(complaints).toEqual([])
})

test('a cohort that cannot be joined says why, and where one can', async () => {
  const closed = await build.cohort({ org, open: [-20, -10] })
  const later = await build.cohort({ org, open: [10, 20] })
  const secret = await build.cohort({ org, private: true })
  const { page } = await visit(`/signup/${closed}`)
  for (const [path, said] of [
    [`/signup/${closed}`, /^Applications closed on/],
    [`/signup/${later}`, /^Applications open on/],
    [`/signup/${secret}`, 'We cannot find this cohort'],
    [`/signup/${'0'.repeat(24)}`, 'We cannot find this cohort'],
    [`/es/signup/${secret}`, 'No encontramos esta cohorte'],
    [`/signup/${secret}?code=invite-${secret}`, 'Create your account and apply'],
    ['/signup/none', 'Getting started'],
  ] as const) {
    await page.goto(path)
    await page.getByText(said).first().waitFor()
    await clean(page)
  }
})

test('who has an account but no cohort chooses one, and is asked for the profile', async () => {
  const cohort = await build.cohort({ org })
  await db.query('update cohort set title = $2, simple_onboard = true where id = $1', [
    cohort,
    'Second harvest',
  ])
  const person = await build.person({ org, role: 'mentor' })
  await db.query('update users set onboarded = false where id = $1', [person])
  const { page, complaints } = await visit('/home', { as: person })
  expect(new URL(page.url()).pathname).toBe('/signup/getting-started')
  await clean(page)
  await page.getByRole('button', { name: /^Choose this cohort.*Second harvest$/ }).click()
  await heading(page, 'About you').waitFor()
  await page.getByText('Part 1 of 4').waitFor()
  const { rows } = await db.query('select cohort_id from users where id = $1', [person])
  expect(rows[0]).toEqual({ cohort_id: cohort })
  expect(complaints).toEqual([])
})

test('in a short sign-up too the hours are typed, and nothing is complete without them', async () => {
  const cohort = await build.cohort({ org })
  await db.query('update cohort set simple_onboard = true where id = $1', [cohort])
  const person = await build.person({ org })
  await db.query(
    `update users set cohort_id = $2, onboarded = false, basic_data = $3, business_details = $4 where id = $1`,
    [
      person,
      cohort,
      { selectedCountry: 'PE', selectedLanguages: ['es'] },
      { givenBusinessName: 'Agua clara', givenProblemDes: 'Unsafe water', givenSolutionDes: 'Clay filters' },
    ],
  )
  const { page, complaints } = await visit('/signup/onboard?part=commitments', { as: person })
  await heading(page, 'Commitments').waitFor()
  expect(await page.getByText('100 % filled in').count()).toBe(0)
  const hours = page.locator('form').getByLabel(/^How many hours/)
  await page.getByRole('button', { name: words.en.finish }).click()
  await page.getByText(words.en.required).waitFor()
  await hours.fill('about 5')
  await expect.poll(() => page.getByText(words.en.required).count()).toBe(0)
  await page.getByText('100 % filled in').waitFor()
  await page.getByRole('button', { name: words.en.finish }).click()
  await heading(page, words.en.finished).waitFor()
  const { rows } = await db.query(
    `select commitments ->> 'commitHours' as hours, onboarded from users where id = $1`,
    [person],
  )
  expect(rows[0]).toEqual({ hours: 'about 5', onboarded: true })
  expect(complaints).toEqual([])
})

test('what is typed without a line is kept, and stored when the line is back', async () => {
  const cohort = await build.cohort({ org })
  const person = await build.person({ org })
  await db.query('update users set cohort_id = $2, onboarded = false where id = $1', [person, cohort])
  const { page, context } = await visit('/signup/onboard', { as: person })
  await context.setOffline(true)
  await page.getByLabel(/^Introduce/).fill('Written in a tunnel')
  await page.getByText('Kept here. We send it when the line is back.').waitFor()
  await context.setOffline(false)
  await page.getByText('Saved', { exact: true }).waitFor()
  const { rows } = await db.query('select basic_data from users where id = $1', [person])
  expect(rows[0]).toEqual({ basic_data: { providedBio: 'Written in a tunnel' } })
})
