import { expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { demoSite } from '../demo.ts'
import { people, site } from '../fixtures.ts'
import { isShown, watchRequests } from '../settled.ts'

const demo = await demoSite()
const home = await site()
const { project, entrepreneur } = await people(home)
const titles = { en: 'The plan at a glance', es: 'El plan de un vistazo' }

async function opened(role: 'entrepreneur' | 'mentor' | 'organiser', path: string, look: object = {}) {
  const visit = await demo.enter(role, look)
  watchRequests(visit.page)
  await visit.page.goto(path)
  await isShown(visit.page)
  return visit
}

test.each([
  ['en', 'entrepreneur', {}],
  ['es', 'mentor', { dark: true }],
  ['es', 'organiser', { width: 390, height: 844 }],
] as const)(
  'in %s a %s reads figures, parts and changes, and axe finds nothing',
  async (locale, role, look) => {
    const prefix = locale === 'es' ? '/es' : ''
    const { page, context } = await opened(role, `${prefix}/home/project/${demo.project}`, look)
    const panel = page.getByRole('region', { name: titles[locale] })
    await panel.waitFor()
    expect(await panel.locator('dl dt').count()).toBe(5)
    const parts = panel.getByRole('list').first()
    expect(await parts.getByRole('link').count()).toBe(12)
    // The demo's plan is complete: a part leads to the plan for everybody.
    expect(await parts.getByRole('link').first().getAttribute('href')).toBe(
      `${prefix}/home/project/${demo.project}/businessplan#problem`,
    )
    expect(await axeFindings(page)).toEqual([])
    await context.close()
  },
)

test('of an empty plan the team is led to the first step of each part, and told when figures come', async () => {
  const { page, context } = await home.visit(`/home/project/${project}`, { as: entrepreneur })
  const panel = page.getByRole('region', { name: titles.en })
  await panel.getByText('Your key figures stand here').waitFor()
  await panel.getByText('Nobody has written in the plan in the last seven days.').waitFor()
  const first = panel.getByRole('link', { name: /The problem/ })
  expect(await first.getAttribute('href')).toBe(`/home/project/${project}/one/making-sense`)
  await context.close()
})

test('where it cannot be read the page stands, says so, and tries again', async () => {
  const { page, context } = await demo.enter('entrepreneur')
  let isBroken = true
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data?: { planGlance?: unknown }; errors?: unknown[] }
    if (isBroken && body.data && 'planGlance' in body.data) {
      body.data.planGlance = null
      body.errors = [{ message: 'Broken', path: ['planGlance'], extensions: { code: 'INTERNAL' } }]
    }
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto(`/home/project/${demo.project}`)
  const panel = page.getByRole('region', { name: titles.en })
  await panel.getByText('The state of the plan could not be read.').waitFor()
  isBroken = false
  await panel.getByRole('button').click()
  await panel.getByText('Parts of the plan').waitFor()
  await context.close()
})
