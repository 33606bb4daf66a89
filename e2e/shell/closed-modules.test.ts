import { beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'

const home = await site()
let world: Awaited<ReturnType<typeof people>>
beforeAll(async () => {
  world = await people(home)
  await home.db.query(
    `update cohort_module set start = '2031-05-04T12:00:00Z' where cohort_id = $1 and slug = 'one'`,
    [world.cohort],
  )
  await home.db.query(`update cohort_module set active = false where cohort_id = $1 and slug = 'two'`, [
    world.cohort,
  ])
  await home.db.query(`delete from cohort_module where cohort_id = $1 and slug = 'three'`, [world.cohort])
})

describe.each(['entrepreneur', 'mentor'] as const)('for the %s', (role) => {
  test.each([
    [
      '',
      'Module 1, Understanding the problem, is not open yet',
      'It opens on May 4, 2031.',
      'Go to the project',
    ],
    ['/es', 'El módulo 1, ', 'Se abre el 4 de mayo de 2031.', 'Ir al proyecto'],
  ])(
    'a module that has not begun says when it opens (%s), and nothing of it can be edited',
    async (prefix, title, when, back) => {
      const path = `${prefix}/home/project/${world.project}/one/defining-your-problem`
      const { page, context } = await home.visit(path, { as: world[role] })
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByText(when).waitFor()
      expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
      if (!prefix) expect(await axeFindings(page)).toEqual([])
      await page.getByRole('main').getByRole('link', { name: back }).click()
      await page.waitForURL(`**${prefix}/home/project/${world.project}`)
      await context.close()
    },
  )

  test('a module that is switched off says so, also without a step', async () => {
    const { page, context } = await home.visit(`/home/project/${world.project}/two`, { as: world[role] })
    await page.getByText('The organisers have not opened this module for this cohort.').waitFor()
    await context.close()
  })

  test('a module that the cohort does not have, or nobody has, is not found', async () => {
    const { page, context } = await home.visit(`/home/project/${world.project}/three/introduction`, {
      as: world[role],
    })
    await page.getByRole('heading', { name: '404 Not Found' }).waitFor()
    await page.goto(`/home/project/${world.project}/ninety/introduction`)
    await page.getByRole('heading', { name: '404 Not Found' }).waitFor()
    await context.close()
  })
})
