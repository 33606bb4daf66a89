import { expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'

const home = await site()
const { org, cohort, project, organiser, superAdmin, entrepreneur } = await people(home)

test('everybody who is signed in can report a bug on every page, and reads what is sent along', async () => {
  const newcomer = await home.build.person({ org, cohort, applicationStatus: 'pending' })
  await home.db.query(`update users set basic_data = '{"selectedNationality": "PE"}' where id = $1`, [
    newcomer,
  ])
  for (const [as, path, along] of [
    [newcomer, '/home', 'Your name, this page and the time are sent along.'],
    [organiser, `/manage/acme/${cohort}/applications`, 'Your name, this page and the time are sent along.'],
    [superAdmin, '/manage', 'Your name, this page and the time are sent along.'],
    [
      entrepreneur,
      `/home/project/${project}`,
      'Your name, the project, this page and the time are sent along.',
    ],
  ] as const) {
    const { page, context, complaints } = await home.visit(path, { as, width: 390, height: 844 })
    await page.getByRole('banner').getByRole('button', { name: 'Report a bug' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report a bug on this page' })
    await dialog.getByText(along).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByLabel('Description').fill('The picture does not open')
    await dialog.getByRole('button', { name: 'Report', exact: true }).click()
    await page.getByText('Bug reported successfully').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  }
  const { rows } = await home.db.query<{ user_id: string }>('select user_id from bug_report order by time')
  expect(rows.map(({ user_id }) => user_id)).toEqual([newcomer, organiser, superAdmin, entrepreneur])
})
