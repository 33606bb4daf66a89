import { pino } from 'pino'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { linkIn, openMailbox } from '#testing/mailbox.ts'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'

const home = await site()
const mailbox = await openMailbox()
let world: Awaited<ReturnType<typeof people>>
let stop: () => Promise<void>

beforeAll(async () => {
  const { env, db } = home
  const log = pino({ level: 'silent' })
  stop = (await startJobs({ env: { ...env, SMTP_URL: mailbox.url }, db, log })).stop
  world = await people(home)
})
afterAll(async () => {
  await stop()
  await mailbox.close()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv')

const dates: readonly (readonly [string, number])[] = [
  ['Applications: first day', -1],
  ['Applications: last day', 20],
  ['Matching: first day', 25],
  ['Matching: last day', 40],
  ['Course: first day', 45],
  ['Course: last day', 200],
]

test('a partner is made, its admin prepares a cohort, the hub approves it, and everybody finds it', async () => {
  const hub = await home.visit('/manage/partners', { as: world.superAdmin })
  await button(hub.page, 'New partner').click()
  const dialog = hub.page.getByRole('dialog', { name: 'New partner' })
  await dialog.getByLabel('Name').first().fill('Red Semilla')
  expect(await dialog.getByLabel('Address').inputValue()).toBe('red-semilla')
  expect(await axeFindings(hub.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create partner' }).click()
  const panel = hub.page.getByRole('dialog', { name: 'Red Semilla' })
  await panel.getByLabel('First name').fill('Patricia')
  await panel.getByLabel('Last name').fill('Salas')
  await panel.getByLabel('E-mail').fill('patricia@example.org')
  await panel.getByRole('button', { name: 'Send invitation' }).click()
  await panel.getByText(/the link works until/).waitFor()
  expect(await axeFindings(hub.page)).toEqual([])

  const invitation = linkIn(await mailbox.waitForMail('patricia@example.org'))
  const { page, complaints } = await home.visit(invitation.href)
  const password = 'kite over the harbour'
  await page.getByLabel('New password', { exact: true }).fill(password)
  await button(page, 'Save the new password').click()
  await link(page, 'Go to the login').click()
  await page.getByLabel('E-mail').fill('patricia@example.org')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Log in').click()
  await page.getByRole('heading', { name: 'Red Semilla', level: 1 }).waitFor()
  await link(page, 'New Cohort').last().click()
  await page.getByLabel('Name').first().fill('Spring')
  await page.getByLabel('Course: last day').fill(day(1))
  await page.getByLabel('Course: first day').fill(day(10))
  await button(page, 'Create draft').click()
  await page.getByText('The last day lies before the first.').waitFor()
  for (const [name, at] of dates) await page.getByLabel(name).fill(day(at))
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Create draft').click()

  await page.getByText('Still missing before it can be handed in:').waitFor()
  await expect.poll(() => page.title()).toBe('Cohort settings · Spring · Red Semilla · Germina')
  await page.getByLabel('Description').fill('For people who bake.')
  await page.getByLabel('Name of the lead').fill('Lucía Paz')
  await page.getByLabel('E-mail of the lead').fill('lucia@example.org')
  await button(page, 'Save changes').click()
  await button(page, 'Hand in for approval').click()
  await page.getByText(/^Handed in on/).waitFor()
  expect(await axeFindings(page)).toEqual([])

  await hub.page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await button(hub.page, /^Notifications: 1 unread/).click()
  await hub.page.getByText(/Patricia.* asks you to approve Spring/).click()
  await button(hub.page, 'Approve cohort').click()
  await hub.page.getByText('The cohort is approved.').waitFor()
  await button(page, /^Notifications: 1 unread/).waitFor()

  const stranger = await home.visit('/signup/getting-started?role=entrepreneur')
  await stranger.page.getByRole('heading', { name: 'Spring' }).waitFor()
  expect([...complaints, ...hub.complaints]).toEqual([])
})

test('before a change is saved it says what it does, and on a phone in Spanish modules are moved and renamed', async () => {
  const { cohort, org } = world
  const owner = await home.build.person({ org, cohort, applicationStatus: 'approved' })
  const project = await home.build.project({ org, cohort, owner })
  await home.db.query(
    `insert into connect_request (id, project_id, mentor_id) values ('65a000000000000000000001', $1, $2)`,
    [project, world.mentor],
  )
  const { page } = await home.visit(`/manage/acme/${cohort}/settings`, { as: world.organiser })
  await page
    .getByLabel(/^Matching/)
    .last()
    .uncheck()
  await button(page, 'Save changes').click()
  const dialog = page.getByRole('dialog', { name: 'This is what the change does' })
  await dialog.getByText('1 open request could not be answered for now.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('The changes are saved.').waitFor()

  const phone = await home.visit(`/es/manage/acme/${cohort}/customize`, {
    as: world.organiser,
    width: 390,
    height: 844,
  })
  await button(phone.page, 'Bajar Entender el problema').click()
  await phone.page.getByLabel('Nombre de Entender el problema').fill('Nuestro pueblo')
  await phone.page.getByText('Pasos de Nuestro pueblo: los 11').click()
  await phone.page.getByRole('switch', { name: 'Usar Construir el árbol de problemas' }).uncheck()
  await button(phone.page, 'Subir Encontrar tu porqué').click()
  expect(await axeFindings(phone.page)).toEqual([])
  await button(phone.page, 'Guardar cambios').click()
  const weighed = phone.page.getByRole('dialog', { name: 'Esto es lo que hace el cambio' })
  await weighed.getByText(/^Construir el árbol de problemas: lo necesitan \d+ pasos que quedan$/).waitFor()
  expect(await axeFindings(phone.page)).toEqual([])
  await weighed.getByRole('button', { name: 'Guardar cambios' }).click()
  await phone.page.getByText('Los cambios están guardados.').waitFor()
  const { rows } = await home.db.query(
    'select slug, module_name, customised, steps_off from cohort_module where cohort_id = $1 order by position limit 2',
    [cohort],
  )
  expect(rows).toEqual([
    { slug: 'two', module_name: expect.any(String), customised: false, steps_off: [] },
    {
      slug: 'one',
      module_name: 'Nuestro pueblo',
      customised: true,
      steps_off: ['building-the-problem-tree'],
    },
  ])

  const member = await home.visit(`/home/project/${world.project}/one/building-the-problem-tree`, {
    as: world.entrepreneur,
  })
  await member.page.getByRole('heading', { name: 'Your cohort does without this step' }).waitFor()
  expect(await axeFindings(member.page)).toEqual([])
  await link(member.page, 'To the module').click()
  await member.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await link(member.page, /Building the problem tree/).count()).toBe(0)
})
