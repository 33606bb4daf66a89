import { beforeAll, expect, test } from 'vitest'
import { words } from '#course/understanding-the-problem/defining-your-problem/words.ts'
import { people, site } from '../fixtures.ts'
import { followLink } from '../follow-link.ts'
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

test('what somebody else changed while the answer was on its way is shown after it, without a reload', async () => {
  const { project, entrepreneur, mentor } = world
  const path = `/home/project/${project}/one/defining-your-problem`
  const { page, context } = await home.visit('/home', { as: mentor })
  const heard: string[] = []
  await page.routeWebSocket('**/graphql', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      heard.push(String(message))
      socket.send(message)
    })
  })
  await page.clock.install()
  await page.goto(`/home/project/${project}/one/summary`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const { page: other, context: theirs } = await home.visit(path, { as: entrepreneur })

  // The server has answered, and the answer takes its time on the line.
  let onTheirWay = 0
  const { promise: isHere, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    onTheirWay += 1
    await isHere
    await route.fulfill({ response })
  })
  await followLink(page, path)
  await expect.poll(() => onTheirWay).toBe(1)
  await other.getByLabel(words.en.who).fill('Fathers who mend the nets')
  await other.getByLabel(words.en.who).press('Tab')
  await expect.poll(() => heard.filter((message) => message.includes('"kind":"input"'))).toHaveLength(1)
  // Until then it waits whether more is changed.
  await page.clock.fastForward(1000)
  arrive()
  await page.getByText('Fathers who mend the nets').first().waitFor()
  await context.close()
  await theirs.close()
})
