import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { jobSchema } from '#server/jobs/queues.ts'
import { renderMail } from '#server/mail/render.ts'
import type { QueuedMail } from '#server/mail/send-mail.ts'
import { newId } from '#server/new-id.ts'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'
import { oneMinuteLater } from '../one-minute-later.ts'

const home = await site()
let world: Awaited<ReturnType<typeof people>>
let base: string

beforeAll(async () => {
  world = await people(home)
  base = `/manage/acme/${world.cohort}`
  await applicant('entrepreneur', 'Ines', 'en')
  await applicant('entrepreneur', 'Sol', 'es')
  await applicant('mentor', 'Rita', 'es')
  const { org, cohort } = world
  const member = { org, cohort, applicationStatus: 'approved' }
  for (const name of ['Bread', 'Bikes']) {
    const owner = await home.build.person({ ...member, role: 'entrepreneur', name: `${name} owner` })
    await speaks(owner, 'en')
    await home.build.project({ org, cohort, owner, name })
  }
  await speaks(world.mentor, 'en')
})

async function applicant(role: 'entrepreneur' | 'mentor', name: string, locale: 'en' | 'es') {
  const { org, cohort } = world
  const id = await home.build.person({ role, org, cohort, name, applicationStatus: 'pending' })
  await home.db.query(
    `update users set locale = $2, business_details = '{"givenBusinessName": "Ropa Nueva", "givenProblemDes": "Clothes are thrown away."}'
     where id = $1`,
    [id, locale],
  )
}

const sixtyWords = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
const completeProfile = [
  {
    selectedCountry: 'PE',
    selectedNationality: 'PE',
    selectedLanguages: ['es'],
    selectedProfession: 'student',
    providedBio: 'I build filters.',
    urlWhatsapp: '987 654 321',
    phoneCode: '+51',
  },
  {
    givenBusinessName: 'Agua clara',
    givenProblemDes: 'Unsafe water',
    givenSolutionDes: 'Clay filters',
    selectedAboutSocBus: 'idea',
    selectedCountries: ['PE'],
    selectedProduct: 'Filters',
    selectedSector: ['Water'],
  },
  { whyMentee: sixtyWords },
]

async function speaks(person: string, language: string) {
  await home.db.query(
    `update users set basic_data = jsonb_build_object('selectedLanguages', jsonb_build_array($2::text)) where id = $1`,
    [person, language],
  )
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('an organiser reads applications by keyboard and decides many at once, each in their language', async () => {
  const { page, complaints } = await home.visit(`${base}/applications`, { as: world.organiser })
  await page.getByRole('link', { name: /Sol Tester/ }).click()
  const panel = page.getByRole('dialog', { name: 'Sol Tester' })
  await panel.getByText('Problem description').waitFor()
  await panel.getByText('Clothes are thrown away.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('j')
  await page.getByRole('dialog', { name: 'Ines Tester' }).waitFor()
  expect(page.url()).toContain('open=')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })

  await page.getByLabel('Select all 2 on this page').check()
  await page.getByRole('region', { name: 'What to do with the selected' }).getByText('2 selected').waitFor()
  await button(page, 'Approve').click()
  const dialog = page.getByRole('dialog', { name: 'Approve 2 people?' })
  await dialog.getByText('2 people get a mail.').waitFor()
  await dialog.getByLabel('Message in English (1 person)').fill('Welcome aboard!')
  await dialog.getByLabel('Message in Spanish (1 person)').fill('¡Te damos la bienvenida!')
  for (const summary of await dialog.getByText('See the mail').all()) await summary.click()
  const previews = await dialog.locator('details > div').allInnerTexts()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Approve 2 people' }).click()
  await page.getByText('Everything is decided').waitFor()
  await page.getByRole('region', { name: 'The last decision' }).getByText('2 people are approved').waitFor()
  await oneMinuteLater(home)

  const { rows } = await home.db.query<{ data: QueuedMail }>(
    `select data from ${jobSchema}.job where data ->> 'template' = 'applicationDecided' order by data ->> 'locale'`,
  )
  const mails = rows.map(({ data }) => renderMail(data))
  expect(mails).toHaveLength(2)
  for (const [index, preview] of previews.entries()) {
    const lines = preview.split('\n').filter(Boolean)
    expect(lines[0]).toBe(mails[index]?.subject)
    for (const line of lines.slice(1)) expect(mails[index]?.text).toContain(line)
  }
  expect(complaints).toEqual([])
})

test('an organiser gives points, writes a note, decides, is led to the next, and takes it back', async () => {
  for (const name of ['Nora', 'Omar']) await applicant('entrepreneur', name, 'en')
  const { page, complaints } = await home.visit(`${base}/applications`, { as: world.organiser })
  await page.getByRole('link', { name: 'Omar Tester' }).click()
  const panel = page.getByRole('dialog', { name: 'Omar Tester' })
  const criteria = panel.getByRole('radiogroup')
  await criteria.first().waitFor()
  for (const criterion of await criteria.all()) await criterion.getByText('4', { exact: true }).click()
  await panel.getByRole('button', { name: 'Save my points' }).click()
  await panel.getByText('1 reviewer').waitFor()
  await panel.getByLabel('New note').fill('Called her: she knows her customers.')
  await panel.getByRole('button', { name: 'Add note' }).click()
  await panel.getByRole('listitem').filter({ hasText: 'she knows her customers' }).waitFor()
  expect(await axeFindings(page)).toEqual([])

  await panel.getByRole('button', { name: 'Reject' }).click()
  await page
    .getByRole('dialog', { name: 'Reject Omar Tester?' })
    .getByRole('button', { name: 'Reject' })
    .click()
  const next = page.getByRole('dialog', { name: 'Nora Tester' })
  await next.getByText('Omar Tester is rejected').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.reload()
  await next.getByText('Omar Tester is rejected').waitFor()
  await next.getByRole('button', { name: 'Take it back' }).click()
  await next.getByText('Omar Tester is rejected').waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  const omar = page.getByRole('row', { name: /Omar Tester/ })
  await omar.getByText('Pending').waitFor()
  await omar.getByText('4', { exact: true }).waitFor()
  await oneMinuteLater(home)
  const { rowCount } = await home.db.query(
    `select 1 from notification n join users u on u.id = n.user_id where u.first_name = 'Omar'`,
  )
  expect(rowCount).toBe(0)
  expect(complaints).toEqual([])
})

test('who applies gets a receipt, and an open page of the organisers rings once for several', async () => {
  const { org } = world
  const cohort = await home.build.cohort({ org })
  await home.db.query(`update cohort set simple_onboard = true, title = 'Harvest' where id = $1`, [cohort])
  const { page } = await home.visit(`${base}/applications`, { as: world.organiser })
  await page.getByRole('button', { name: /^Notifications/ }).waitFor()
  for (const name of ['Kim', 'Lou']) {
    const person = await home.build.person({ name })
    await home.db.query(
      `update users set cohort_id = $2, basic_data = $3, business_details = $4, user_motivation = $5,
         commitments = '{"commitTime": true, "commitData": true, "commitConfidentiality": true, "commitHours": "5"}' where id = $1`,
      [person, cohort, ...completeProfile],
    )
    const visitor = await home.visit('/home/applications', { as: person })
    const answer = await visitor.page.request.post('/graphql', {
      headers: { 'x-germina-client': 'web', origin: home.address },
      data: { query: `mutation { submitApplication(cohortId: "${cohort}") { status } }` },
    })
    expect(await answer.json()).toEqual({ data: { submitApplication: { status: 'pending' } } })
    await button(visitor.page, /^Notifications: 1 unread/).click()
    await visitor.page.getByText('We have your application to Harvest').waitFor()
    await visitor.context.close()
  }
  await button(page, /^Notifications: 1 unread/).click()
  await page.getByText('New applications to Harvest').click()
  await page.waitForURL(`**/manage/acme/${cohort}/applications`)
})

test('on a phone and in Spanish a mentor is put on the waiting list and taken back', async () => {
  const { page } = await home.visit(`/es${base}/dashboard/mentors`, {
    as: world.organiser,
    width: 390,
    height: 844,
  })
  await page.getByRole('link', { name: /Rita Tester/ }).click()
  const panel = page.getByRole('dialog', { name: 'Rita Tester' })
  for (const [decision, confirm, state] of [
    ['Lista de espera', 'Poner en lista de espera', 'Lista de espera'],
    ['Volver a pendiente', 'Devolver a pendiente', 'Pendiente'],
  ] as const) {
    await panel.getByRole('button', { name: decision }).click()
    await button(page, confirm).click()
    await panel.getByRole('article').getByText(state).first().waitFor()
  }
  expect(await panel.getByRole('listitem').filter({ hasText: 'Lista de espera' }).count()).toBe(1)
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('on a phone the chosen page of a cohort and the chosen part of a list are in sight', async () => {
  for (const path of ['dashboard/cohort', 'dashboard/mentors?status=withdrawn']) {
    const { page, context } = await home.visit(`/es${base}/${path}`, {
      ...{ as: world.organiser, width: 390, height: 844 },
    })
    const chosen = page.getByRole('main').locator('nav [aria-current=page]')
    await chosen.first().waitFor()
    for (const { x, width } of await Promise.all((await chosen.all()).map(boxOf))) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
    }
    await context.close()
  }
})

async function boxOf(place: Locator) {
  return (await place.boundingBox()) ?? { x: -1, width: 0 }
}

test('an organiser matches by hand, ends a match with a reason, and publishes a reviewed proposal', async () => {
  const { page } = await home.visit(`${base}/dashboard/cohort`, { as: world.organiser })
  expect(await axeFindings(page)).toEqual([])
  await button(page, /Choose a mentor.*Bikes/).click()
  const choose = page.getByRole('dialog', { name: 'A mentor for Bikes' })
  await choose.getByRole('radio', { name: /Marco/ }).check()
  expect(await axeFindings(page)).toEqual([])
  await choose.getByRole('button', { name: 'Match them' }).click()
  await row(page, 'Bikes').getByText('With Marco').first().waitFor()

  await button(page, /End match.*Bikes/).click()
  const end = page.getByRole('dialog', { name: 'End the match of Bikes?' })
  await end.getByRole('button', { name: 'End the match' }).click()
  await end.getByText('This field is required').waitFor()
  await end.getByLabel(/Reason/).fill('A better pair was found.')
  await end.getByRole('button', { name: 'End the match' }).click()
  await button(page, /Choose a mentor.*Bikes/).waitFor()
  // The agreement promises that the reason stays with the organisers.
  const ended = await home.visit('/home/profile', { as: world.mentor })
  await button(ended.page, /^Notifications: /).click()
  await ended.page.getByText(/The match of Bikes has ended$/).waitFor()
  expect(await ended.page.getByText('A better pair was found.').count()).toBe(0)

  const asked = await home.build.person({
    ...{ role: 'mentor', org: world.org, cohort: world.cohort, applicationStatus: 'approved' },
    name: 'Pilar',
  })
  await home.db.query(
    `insert into connect_request (id, project_id, mentor_id) select $1, id, $2 from project where name = 'Bread'`,
    [newId(), asked],
  )
  const other = await home.visit('/home/profile', { as: asked })
  await page.getByRole('link', { name: 'Propose matching for everyone still free' }).click()
  await button(page, 'Publish 2 pairs').waitFor()
  await button(page, /Take out.*Bikes/).click()
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Publish 1 pair').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByText('1 of 1 pairs is matched.').waitFor()
  await button(page, 'Back to the board').click()
  await row(page, 'Bread').getByText('With Marco').first().waitFor()
  // Nobody at the project has decided against her.
  await button(other.page, /^Notifications: 1 unread/).click()
  await other.page.getByText('Bread has a mentor now: the organisers matched by hand').waitFor()
})

test('a cohort of another organisation is refused honestly', async () => {
  const org = await home.build.organisation('other')
  const foreign = await home.build.cohort({ org })
  for (const path of ['applications', 'dashboard/mentors', 'dashboard/cohort']) {
    const { page, context } = await home.visit(`/manage/acme/${foreign}/${path}`, { as: world.organiser })
    await page.getByRole('heading', { name: 'This cohort is not one of yours' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await context.close()
  }
})

test('without a line a page that was never read says so, and comes when the line is back', async () => {
  const { page, context } = await home.visit(`${base}/applications?status=all`, { as: world.organiser })
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Mentors' }).click()
  await page.getByRole('heading', { name: 'This page is not on this device yet' }).waitFor()
  await context.setOffline(false)
  // It comes by itself when the line does.
  await page.getByRole('heading', { name: 'Mentors' }).waitFor()
})
