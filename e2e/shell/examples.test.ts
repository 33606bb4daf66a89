import { expect, test } from 'vitest'
import { stepsOfModule } from '#course/course.ts'
import { module } from '#course/understanding-the-problem/module.ts'
import { axeFindings } from '../axe.ts'
import { people, site } from '../fixtures.ts'

const home = await site()
const world = await people(home)
const exercises = stepsOfModule(module.id).filter(({ type }) => type === 'exercise')

test('every exercise shows two finished plans, in the language of its reader; one press closes them and nothing is kept', async () => {
  const { page, context, complaints } = await home.visit(
    `/es/home/project/${world.project}/one/introduction`,
    {
      as: world.entrepreneur,
      width: 390,
    },
  )
  for (const { slug } of exercises) {
    await page.goto(`/es/home/project/${world.project}/one/${slug}`)
    const see = page.getByRole('button', { name: 'Ver un ejemplo' })
    await see.click()
    const names = page.getByRole('group', { name: 'Qué ejemplo' }).getByRole('button')
    await expect.poll(() => names.count()).toBe(2)
    for (const name of await names.all()) {
      await name.click()
      await page.getByRole('main').getByText('Abriendo el ejemplo…').waitFor({ state: 'hidden' })
      const shown = page.getByRole('main')
      // Nothing can be written or commented on.
      expect(await shown.locator('textarea, input[type=text], [data-thread]').count()).toBe(0)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([slug, wide]).toEqual([slug, 390])
    }
    if (slug === exercises[0]?.slug) expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Cerrar el ejemplo' }).click()
    await expect.poll(() => see.evaluate((button) => button === document.activeElement)).toBe(true)
  }
  const { rows } = await home.db.query('select count(*) from plan_item where project_id = $1', [
    world.project,
  ])
  expect(Number(rows[0].count)).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})
