import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'
import { choose } from '../pages/sign-up.ts'

const phone = { width: 390, height: 844 }
const home = await site()
let world: Awaited<ReturnType<typeof people>>
let owner: string
let project: string

beforeAll(async () => {
  world = await people(home)
  const { org, cohort } = world
  const member = { org, cohort, applicationStatus: 'approved' }
  owner = await home.build.person({ ...member, role: 'entrepreneur', name: 'Rosa' })
  project = await home.build.project({ org, cohort, owner, name: 'Bread and Butter' })
  await home.db.query(`update users set basic_data = '{"selectedLanguages": ["es"]}' where id = $1`, [owner])
  for (const name of ['Ana', 'Luis', 'Nora']) {
    const mentor = await home.build.person({ ...member, role: 'mentor', name })
    await home.db.query(
      `insert into connect_request (id, project_id, mentor_id, message) values ($1, $2, $3, $4)`,
      [newId(), project, mentor, `I am ${name}.`],
    )
  }
  await home.db.query(
    `insert into announcement (id, audience, title, title_es, text, text_es) values ($1, 'everybody', 'We meet', 'Nos vemos', 'On Friday', 'El viernes')`,
    [newId()],
  )
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

test('an entrepreneur answers mentors on a phone: declines, meets one who is taken, accepts, and signs next', async () => {
  const { page, complaints } = await home.visit('/es/home', { as: owner, ...phone })
  await heading(page, '3 personas quieren acompañarte').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await button(page, 'Rechazar a Nora Tester').click()
  const decline = page.getByRole('dialog', { name: '¿Rechazar a Nora Tester?' })
  await decline.getByLabel(/Tu motivo/).fill('Busco a alguien de mi país.')
  await decline.getByRole('button', { name: 'Rechazar' }).click()
  await heading(page, '2 personas quieren acompañarte').waitFor()

  // He is taken in the very moment in which he is accepted: an open page would hear of it a little later.
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('acceptMatch'))
      await home.db.query(`update users set mentor_capacity = 0 where first_name = 'Luis'`)
    await route.fallback()
  })
  await button(page, 'Aceptar a Luis Tester').click()
  await button(page, 'Sí, trabajar con Luis').click()
  await page
    .getByRole('alert')
    .getByText(/Luis Tester no tiene lugar libre ahora/)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click()

  await button(page, 'Aceptar a Ana Tester').click()
  const accept = page.getByRole('dialog', { name: '¿Trabajar con Ana Tester?' })
  await accept.getByText('La otra solicitud termina').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await accept.getByRole('button', { name: 'Sí, trabajar con Ana' }).click()
  await heading(page, 'Firma el acuerdo de mentoría').waitFor()
  const { rows } = await home.db.query(
    `select u.first_name, r.status, r.reason from connect_request r join users u on u.id = r.mentor_id order by 1`,
  )
  expect(rows).toEqual([
    { first_name: 'Ana', status: 'accepted', reason: '' },
    { first_name: 'Luis', status: 'closed', reason: '' },
    { first_name: 'Nora', status: 'declined', reason: 'Busco a alguien de mi país.' },
  ])
  expect(complaints).toEqual([])
})

test('the bell rings while the page is open, and what was read stays read', async () => {
  const { page, complaints } = await home.visit('/home', { as: world.mentor })
  await button(page, 'Notifications').waitFor()
  await home.db.query(`insert into notification (id, user_id, kind, data) values ($1, $2, 'feedback', $3)`, [
    newId(),
    world.mentor,
    { person_name: 'Elena', project_name: 'Clean water for all', message: 'Thank you!', path: '/home' },
  ])
  await button(page, 'Notifications: 1 unread notification').click()
  await page.getByText('Elena wrote about Clean water for all').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Mark all as read').click()
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('news are new once, dates can be followed by a calendar, applications lead on', async () => {
  const { page, complaints } = await home.visit('/es/home', { as: world.entrepreneur })
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await menu.getByRole('link', { name: /^Anuncios.*1 mensaje sin leer$/ }).click()
  const news = page.getByRole('listitem').filter({ hasText: 'Nos vemos' })
  await news.getByText('Nuevo').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await expect.poll(async () => (await home.db.query('select 1 from announcement_read')).rowCount).toBe(1)
  await menu.getByRole('link', { name: 'Anuncios', exact: true }).waitFor()

  await page.goto('/es/home/upcoming', { waitUntil: 'networkidle' })
  expect(await axeFindings(page)).toEqual([])
  const address = await page.getByLabel('Dirección de tu calendario').inputValue()
  const calendar = await (await fetch(address)).text()
  expect(calendar).toContain('BEGIN:VCALENDAR')

  await page.goto('/es/home/applications', { waitUntil: 'networkidle' })
  await page.getByText('Aprobada').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a person takes the application back after being asked, and sees that in its history', async () => {
  const { org, cohort } = world
  const waiting = await home.build.person({ org, cohort, name: 'Petra', applicationStatus: 'pending' })
  await home.db.query(`update users set basic_data = '{"selectedNationality": "PE"}' where id = $1`, [
    waiting,
  ])
  const { page } = await home.visit('/home', { as: waiting, ...phone })
  await heading(page, 'Your application is being read').waitFor()
  await page.getByRole('link', { name: 'See my application', exact: true }).click()
  await button(page, 'Withdraw application').click()
  await button(page, 'Yes, withdraw').click()
  await page.getByText('You took it back.').waitFor()
  await page.getByText('What happened so far').click()
  expect(await axeFindings(page)).toEqual([])
})

test('a person changes the profile, the mail preference and a consent, and finds them changed', async () => {
  const { page, complaints } = await home.visit('/home/profile', { as: world.superAdmin, ...phone })
  await button(page, 'Edit: About me').click()
  await page.getByLabel(/^First name/).fill('')
  await button(page, 'Save').click()
  await page.getByText('This field is required').waitFor()
  await page.getByLabel(/^First name/).fill('Sarah')
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Save').click()
  await page.getByRole('definition').filter({ hasText: 'Sarah' }).waitFor()

  await page.getByRole('tab', { name: 'Account' }).click()
  await page.getByLabel('Once a day, all together').check()
  await page.getByText('This device').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('tab', { name: 'My data' }).click()
  await page.getByLabel(/Send me news/).check()
  expect(await axeFindings(page)).toEqual([])
  const stored = () =>
    home.db.query(
      `select first_name, mail_preference, commitments ->> 'commitNews' as news from users where id = $1`,
      [world.superAdmin],
    )
  await expect
    .poll(async () => (await stored()).rows[0])
    .toEqual({ first_name: 'Sarah', mail_preference: 'digest', news: 'true' })
  expect(complaints).toEqual([])
})

const days = (count: number) => `now() + interval '${count} days'`

/** A cohort of its own with an entrepreneur who was taken in, and the project. */
async function takenIn(matching: [number, number], mentor?: string) {
  const { org } = world
  const cohort = await home.build.cohort({ org, matching })
  const member = { org, cohort, applicationStatus: 'approved' }
  const person = await home.build.person({ ...member, role: 'entrepreneur', name: 'Ida' })
  await home.db.query(`update users set basic_data = '{"selectedNationality": "PE"}' where id = $1`, [person])
  const own = await home.build.project({
    org,
    cohort,
    owner: person,
    name: 'Sun Ovens',
    ...(mentor ? { mentor } : {}),
  })
  return { cohort, person, project: own }
}

test('whoever was taken in reads when matching opens, and not that mentors read already', async () => {
  const { person } = await takenIn([9, 20])
  const { page } = await home.visit('/home', { as: person, ...phone })
  await heading(page, /^You are in. Matching opens on /).waitFor()
  expect(await page.getByText('Mentors are reading').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})

test('after the only open module is approved home is glad with them and says what opens when, not that all is done', async () => {
  const { person, project: own, cohort } = await takenIn([-20, -9], world.mentor)
  await home.db.query(
    `update cohort_module set start = case when slug = 'two' then ${days(7)} else ${days(30)} end
     where cohort_id = $1 and slug <> 'one'`,
    [cohort],
  )
  await home.db.query(
    `insert into progress (id, project_id, module_id, ord, finished, validated, review_request)
     select $1, $2, module_id, 1, true, true, true from cohort_module where cohort_id = $3 and slug = 'one'`,
    [newId(), own, cohort],
  )
  const { page, complaints } = await home.visit('/es/home', { as: person, ...phone })
  const card = page.getByRole('region', { name: 'Aprobaron Entender el problema' })
  await card.getByText('¡Bien hecho!').waitFor()
  await card.getByText(/Sigue .*: se abre el /).waitFor()
  expect(await page.getByText('Tu plan está completo').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await card.getByRole('link', { name: 'Ver mis fechas' }).click()
  await heading(page, 'Próximas fechas').first().waitFor()
  await page.goto(`/es/home/project/${own}`)
  await page.getByText(/Sigue .*: se abre el /).waitFor()
  expect(complaints).toEqual([])
})

test('a plan is complete when every module is approved, and the way to it leads to the project', async () => {
  const { person, project: own, cohort } = await takenIn([-20, -9], world.mentor)
  const { rows } = await home.db.query<{ module_id: string; position: number }>(
    'select module_id, position from cohort_module where cohort_id = $1',
    [cohort],
  )
  for (const { module_id, position } of rows)
    await home.db.query(
      `insert into progress (id, project_id, module_id, ord, finished, validated, review_request)
       values ($1, $2, $3, $4, true, true, true)`,
      [newId(), own, module_id, position],
    )
  const { page, complaints } = await home.visit('/home', { as: person })
  const card = page.getByRole('region', { name: 'Your plan is complete' })
  await card.getByRole('link', { name: 'Open my project' }).click()
  await page.waitForURL(`**/home/project/${own}`)
  await heading(page, 'Sun Ovens').waitFor()
  expect(complaints).toEqual([])
})

test('a member reads all about the cohort, its mentor too, by links alone', async () => {
  const { cohort, person } = await takenIn([-9, 9])
  const mentor = await home.build.person({
    role: 'mentor',
    org: world.org,
    cohort,
    applicationStatus: 'approved',
  })
  await home.db.query(`update users set basic_data = '{"selectedNationality": "PE"}' where id = $1`, [mentor])
  await home.db.query(
    `update cohort set title = 'Valley 2027', description = 'Twelve teams of the valley.', duration = '5 months',
       cohort_lead_name = 'Lucía Paz', custom_welcome_message = 'Welcome to the valley!' where id = $1`,
    [cohort],
  )
  for (const [as, size] of [
    [person, phone],
    [mentor, { width: 1440, height: 900 }],
  ] as const) {
    const { page, context, complaints } = await home.visit('/home', { as, ...size })
    await page.getByRole('link', { name: 'About this cohort' }).click()
    await heading(page, 'Valley 2027').waitFor()
    for (const words of ['Twelve teams of the valley.', '5 months', 'Lucía Paz', 'Welcome to the valley!'])
      await page.getByText(words).first().waitFor()
    expect(await page.getByRole('link', { name: 'Write to Lucía Paz' }).getAttribute('href')).toBe(
      'mailto:lead@example.org',
    )
    expect(await axeFindings(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  }
})

test('the team changes how its project is described, before the course is open, and a mentor cannot', async () => {
  const { person, project: own } = await takenIn([-9, 9])
  const { page, complaints } = await home.visit('/home', { as: person, ...phone })
  await page.getByRole('link', { name: 'Project settings' }).click()
  await heading(page, 'Sun Ovens').waitFor()
  await page.getByLabel(/^Business name/).fill('')
  await button(page, 'Save').click()
  await page.getByText('This field is required').waitFor()
  await page.getByLabel(/^Business name/).fill('Sun Kitchens')
  await page.getByLabel(/^The problem/).fill('Smoke in every kitchen')
  await page.getByLabel(/^Your solution/).fill('Ovens that need only the sun')
  await choose(page.getByLabel(/^Countries of operation/).first(), 'Boliv')
  await choose(page.getByLabel(/^Sector/).first(), 'energ')
  await choose(page.getByLabel(/^Stage of/).first(), '')
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Save').click()
  await heading(page, 'Sun Kitchens').waitFor()
  const { rows } = await home.db.query(
    `select name, problem, solution, countries, cardinality(sectors) as sectors, stage <> '' as has_stage
     from project where id = $1`,
    [own],
  )
  expect(rows).toEqual([
    {
      name: 'Sun Kitchens',
      problem: 'Smoke in every kitchen',
      solution: 'Ovens that need only the sun',
      countries: ['BO'],
      sectors: 1,
      has_stage: true,
    },
  ])
  expect(complaints).toEqual([])

  const other = await home.visit(`/home/project/${world.project}/settings`, { as: world.mentor })
  await heading(other.page, 'Clean water for all').waitFor()
  expect(await other.page.getByRole('button', { name: 'Save' }).count()).toBe(0)
})
