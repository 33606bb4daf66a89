import { beforeAll, expect, test } from 'vitest'
import { words } from '#course/understanding-the-problem/defining-your-problem/words.ts'
import { people, site } from '../fixtures.ts'
import { coursePage } from '../pages/course-page.ts'

const home = await site()
let world: Awaited<ReturnType<typeof people>>
beforeAll(async () => {
  world = await people(home)
})

test('what somebody else changed while the line was silently cut is shown when it is back, without a reload', async () => {
  const { project, entrepreneur, mentor } = world
  const path = `/home/project/${project}/one/defining-your-problem`
  const { page, context } = await home.visit('/home', { as: mentor })
  let lines = 0
  let lastDead = 0
  // A dead line swallows everything and says nothing; those that are opened later are alive.
  await page.routeWebSocket('**/graphql', (socket) => {
    const server = socket.connectToServer()
    lines += 1
    const line = lines
    socket.onMessage((message) => line > lastDead && server.send(message))
    server.onMessage((message) => line > lastDead && socket.send(message))
  })
  await page.clock.install()
  await page.goto(path)
  await coursePage(page, project, 'one').isShown('defining-your-problem')
  await expect.poll(() => lines).toBe(1)
  await page.waitForLoadState('networkidle')

  lastDead = lines
  const { page: other, context: theirs } = await home.visit(path, { as: entrepreneur })
  await other.getByLabel(words.en.who).fill('Mothers who sell at the market')
  await other.getByLabel(words.en.who).press('Tab')
  await coursePage(other, project, 'one').isSaved()
  expect(await page.getByText('Mothers who sell at the market').count()).toBe(0)

  // The next question for a sign of life, and the time in which it should have come.
  await page.clock.fastForward(26_000)
  await page.clock.fastForward(11_000)
  await expect.poll(() => lines).toBe(2)
  await page.getByText('Mothers who sell at the market').first().waitFor()
  await context.close()
  await theirs.close()
})
