import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { words as signUpWords } from '#web/features/public/sign-up/words.ts'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'

const home = await site()
let world: Awaited<ReturnType<typeof people>>
let owner: string
let bakery: string

beforeAll(async () => {
  world = await people(home)
  const { org, cohort } = world
  const member = { org, cohort, applicationStatus: 'approved' }
  owner = await home.build.person({ ...member, role: 'entrepreneur', name: 'Rosa' })
  bakery = await home.build.project({ org, cohort, owner, name: 'Bread and Butter' })
  await home.build.project({
    org,
    cohort,
    owner: await home.build.person({ ...member, role: 'entrepreneur', name: 'Ben' }),
    name: 'Bikes',
  })
  await home.db.query(`update project set countries = '{PE}', problem = 'No bread' where id = $1`, [bakery])
  await home.db.query(
    `update users set basic_data = '{"selectedLanguages": ["es"]}', locale = 'es' where id = $1`,
    [owner],
  )
  await home.db.query(`update users set basic_data = '{"selectedLanguages": ["es", "en"]}' where id = $1`, [
    world.mentor,
  ])
})

const button = (page: Page, name: string) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const joy = '[class*="_joy_"]'

test('a mentor finds a project by its fit, keeps it and asks; both sign, and the course opens then and not before', async () => {
  const mentor = await home.visit('/home/matching', { as: world.mentor })
  await mentor.page.getByRole('link', { name: /See 2 projects/ }).click()
  const card = mentor.page.getByRole('listitem', { name: 'Bread and Butter' })
  await card.getByText('You both speak Spanish').waitFor()
  expect(await axeFindings(mentor.page)).toEqual([])

  await mentor.page.getByLabel('Country').selectOption({ label: 'Peru (1)' })
  await mentor.page.getByText('1 of 2 projects').waitFor()
  expect(mentor.page.url()).toContain('?country=PE')
  await mentor.page.reload()
  await button(mentor.page, 'Clear all filters').click()
  await mentor.page.getByText('2 of 2 projects').waitFor()

  await card.getByRole('button', { name: 'Add to My Selection' }).click()
  await mentor.page.getByRole('link', { name: 'My Selection 1' }).click()
  await mentor.page.getByText('1 of 1 projects').waitFor()
  await mentor.page.reload()
  await card.getByRole('button', { name: 'Ask to connect' }).click()
  const dialog = mentor.page.getByRole('dialog', { name: 'Ask to connect with Bread and Butter' })
  await dialog.getByLabel('Your message').fill('I was a baker for ten years.')
  expect(await axeFindings(mentor.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await card.getByText('You asked. Rosa has not answered yet.').waitFor()
  await card.getByRole('button', { name: 'Take back' }).click()
  await card.getByText('You took your request back.').waitFor()
  await card.getByRole('button', { name: 'Ask again' }).click()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await card.getByText('You asked.').waitFor()

  const phone = await home.visit(`/es/home/project/${bakery}/one`, { as: owner, width: 390, height: 844 })
  await heading(phone.page, 'Primero hace falta mentoría').waitFor()
  expect(await axeFindings(phone.page)).toEqual([])
  await acceptRequest()
  await heading(phone.page, 'Lee y firma tu acuerdo').waitFor()
  await phone.page.getByRole('heading', { name: 'Acuerdo de mentoría' }).waitFor()
  await phone.page.getByText(hoursIn(signUpWords.es.commitTime)).waitFor()
  await button(phone.page, 'Firmar el acuerdo').click()
  await phone.page.getByText('Escribe tu nombre y apellido.').waitFor()
  await phone.page.getByLabel('Tu nombre completo').fill('Mickey Mouse')
  await button(phone.page, 'Firmar el acuerdo').click()
  await phone.page.getByText(/Este no es el nombre de tu perfil. Escribe "Rosa Tester"/).waitFor()
  await phone.page.getByLabel('Tu nombre completo').fill('rosa TESTER')
  await button(phone.page, 'Firmar el acuerdo').click()
  const thanks = heading(phone.page, 'Ya firmaste. Ahora le toca a Marco.')
  await thanks.waitFor()
  // The button was at the end of a long text; what it did is in view.
  await expect.poll(() => thanks.evaluate(isInView)).toBe(true)
  expect(await phone.page.locator(joy).count()).toBe(1)
  await phone.page.getByText(/Como rosa TESTER, .*, texto/).waitFor()
  expect(await axeFindings(phone.page)).toEqual([])

  await mentor.page.goto(`/home/project/${bakery}`)
  await heading(mentor.page, 'Read and sign your agreement').waitFor()
  await mentor.page.getByText(hoursIn(signUpWords.en.commitTime)).waitFor()
  expect(await axeFindings(mentor.page)).toEqual([])
  await mentor.page.getByLabel('Your full name').fill('Marco Tester')
  await button(mentor.page, 'Sign the agreement').click()
  await heading(mentor.page, 'The course is open').waitFor()
  await heading(phone.page, 'El curso está abierto').waitFor()
  expect(await axeFindings(phone.page)).toEqual([])
  await button(mentor.page, 'Open the project').click()
  await heading(mentor.page, 'Bread and Butter').waitFor()
  await mentor.page.getByRole('link', { name: /Understanding the Problem/ }).waitFor()
  expect(await axeFindings(mentor.page)).toEqual([])
  expect([...mentor.complaints, ...phone.complaints]).toEqual([])

  /** What the owner does on the dashboard, through the API. */
  async function acceptRequest() {
    const { rows } = await home.db.query<{ id: string }>(
      `select id from connect_request where project_id = $1 and status = 'asked'`,
      [bakery],
    )
    const answer = await phone.page.request.post('/graphql', {
      headers: { 'x-germina-client': 'web', origin: home.address },
      data: { query: `mutation { acceptMatch(_id: "${rows[0]?.id}") { status } }` },
    })
    expect(await answer.json()).toEqual({ data: { acceptMatch: { status: 'accepted' } } })
  }
})

/** What everybody has promised with the account, such as '4 to 6 hours'. */
const hoursIn = (promise: string) => /\d+ (to|a) \d+ \p{L}+/u.exec(promise)?.[0] ?? promise

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

test('who signs last before any module is open reads when it opens, and is not told to start', async () => {
  const { org, mentor } = world
  const cohort = await home.build.cohort({ org })
  const member = { org, cohort, applicationStatus: 'approved' }
  const last = await home.build.person({ ...member, role: 'entrepreneur', name: 'Ada' })
  const signed = ['mentor' as const]
  const project = await home.build.project({ org, cohort, owner: last, mentor, signed, name: 'Ovens' })
  await home.db.query(`update users set basic_data = '{"selectedNationality": "PE"}' where id = $1`, [last])
  await home.db.query(`update cohort_module set start = now() + interval '9 days' where cohort_id = $1`, [
    cohort,
  ])
  const { page, complaints } = await home.visit(`/home/project/${project}`, { as: last })
  await page.getByLabel('Your full name').fill('Ada Tester')
  await button(page, 'Sign the agreement').click()
  await heading(page, 'You have both signed').waitFor()
  await page.getByText(/^The first module opens on /).waitFor()
  expect(await page.getByText(/The course is open|Start the course/).count()).toBe(0)
  expect(await page.locator(joy).count()).toBe(1)
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Open the project').click()
  await heading(page, 'Ovens').waitFor()
  expect(complaints).toEqual([])
})

test('when a mentor is full their other requests rest: both read why, without loading the page, and it can be taken back', async () => {
  const { org } = world
  const cohort = await home.build.cohort({ org })
  const member = { org, cohort, applicationStatus: 'approved' }
  const mentor = await home.build.person({ ...member, role: 'mentor', name: 'Luz' })
  const owners = await Promise.all(
    ['Pia', 'Leo'].map((name) => home.build.person({ ...member, role: 'entrepreneur', name })),
  )
  const [first = '', second = ''] = owners
  const ofFirst = await home.build.project({ org, cohort, owner: first, name: 'Looms' })
  const ofSecond = await home.build.project({ org, cohort, owner: second, name: 'Lamps' })
  await home.db.query(
    `update users set mentor_capacity = 1, basic_data = '{"selectedNationality": "PE"}' where id = any ($1)`,
    [[mentor, ...owners]],
  )
  for (const project of [ofFirst, ofSecond])
    await home.db.query(
      `insert into connect_request (id, project_id, mentor_id, message) values ($1, $2, $3, 'I was a weaver.')`,
      [newId(), project, mentor],
    )
  const asking = await home.visit(`/home/matching/${cohort}?view=requests`, { as: mentor })
  await asking.page.getByRole('listitem', { name: 'Lamps' }).getByText('You asked.').waitFor()
  const waiting = await home.visit('/es/home', { as: second, width: 390, height: 844 })
  await button(waiting.page, 'Aceptar a Luz Tester').waitFor()

  const taking = await home.visit('/home', { as: first })
  await button(taking.page, 'Accept Luz Tester').click()
  await button(taking.page, 'Yes, work with Luz').click()
  await taking.page.getByRole('heading', { name: 'Sign the mentoring agreement' }).waitFor()

  await waiting.page.getByText(/^En pausa: Luz acompaña ahora a tantos equipos como puede/).waitFor()
  expect(await button(waiting.page, 'Aceptar a Luz Tester').count()).toBe(0)
  await asking.page.getByRole('heading', { name: 'All your places are taken' }).waitFor()
  const resting = asking.page.getByRole('listitem', { name: 'Lamps' })
  await resting.getByText(/^Paused: all your places are taken/).waitFor()
  await resting.getByText('I was a weaver.').waitFor()
  await asking.page.getByRole('listitem', { name: 'Looms' }).getByText('Pia accepted.').waitFor()
  expect([...(await axeFindings(asking.page)), ...(await axeFindings(waiting.page))]).toEqual([])
  await button(waiting.page, 'Notificaciones: 1').click()
  await waiting.page.getByText(/La solicitud de Luz está en pausa/).waitFor()
  await waiting.page.keyboard.press('Escape')
  await resting.getByRole('button', { name: 'Take back' }).click()
  await resting.getByText('You took your request back.').waitFor()
  await waiting.page.getByText(/^En pausa/).waitFor({ state: 'detached' })
  expect([...asking.complaints, ...waiting.complaints, ...taking.complaints]).toEqual([])
})

test('an organiser reads how far the signing is, and signs nothing', async () => {
  const { org, cohort, mentor } = world
  const someone = await home.build.person({
    role: 'entrepreneur',
    org,
    cohort,
    applicationStatus: 'approved',
  })
  const project = await home.build.project({ org, cohort, owner: someone, mentor, signed: ['mentor'] })
  const { page } = await home.visit(`/home/project/${project}/one/why`, { as: world.organiser })
  await heading(page, 'The agreement is being signed').waitFor()
  await page.getByText('Has not signed yet').waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
})

test('whoever cannot choose now reads why', async () => {
  const { org, cohort } = world
  const early = await home.build.cohort({ org, matching: [5, 9] })
  const over = await home.build.cohort({ org, matching: [-9, -5] })
  await home.db.query('update cohort set extra_mentors = true where id = any ($1)', [[early, over]])
  const full = await home.build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved' })
  const waiting = await home.build.person({ role: 'mentor', org, cohort, applicationStatus: 'pending' })
  await home.db.query(
    `update users set mentor_capacity = case when id = $1 then 0 else mentor_capacity end,
       basic_data = '{"selectedNationality": "PE"}' where id = any ($2)`,
    [full, [full, waiting]],
  )
  const cases = [
    [world.mentor, early, /^Matching opens on/],
    [world.mentor, over, /^Matching closed on/],
    [full, cohort, /^All your places are taken/],
    [waiting, cohort, /^Matching opens with your approval/],
    [world.entrepreneur, cohort, /^Here mentors choose projects/],
  ] as const
  for (const [as, id, words] of cases) {
    const { page, context } = await home.visit(`/home/matching/${id}`, { as })
    await page.getByRole('heading', { name: words }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await context.close()
  }
})
