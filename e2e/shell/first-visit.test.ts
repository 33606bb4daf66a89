import { expect, test } from 'vitest'
import { demoSite } from '../demo.ts'
import type { DemoRole } from '../log-in.ts'
import { isShown, watchRequests } from '../settled.ts'

const site = await demoSite()
const most = { requests: 40, graphql: 2 }
const module = `/home/project/${site.project}/one`

const pages = [
  ['home', 'entrepreneur', '/home'],
  ['an introduction', 'entrepreneur', `${module}/introduction`],
  ['a step', 'entrepreneur', `${module}/information-sources`],
  ['the tree', 'entrepreneur', `/es${module}/building-the-problem-tree`],
  ['a summary', 'entrepreneur', `${module}/summary`],
  ['a list', 'organiser', `/manage/lakeshore/${site.cohort}/applications`],
] as const satisfies readonly (readonly [string, DemoRole, string])[]

test.each(pages)(
  'the first visit of %s takes at most 40 requests, two of them to the API, and all code that it needs at first is named in its document',
  async (_, role, path) => {
    const { page, context } = await site.enter(role, { loadsAhead: true })
    const asked: string[] = []
    page.on('request', (request) => {
      const name = /"operationName":"(\w+)"|query (\w+)/.exec(request.postData() ?? '')
      asked.push(new URL(request.url()).pathname + (name?.[1] ?? name?.[2] ?? ''))
    })
    await page.addInitScript(markWhenShown)
    watchRequests(page)
    const answer = await page.goto(path, { waitUntil: 'networkidle' })
    await isShown(page)
    const questions = asked.filter((name) => name.startsWith('/graphql'))
    expect(questions.length, questions.join()).toBeLessThanOrEqual(most.graphql)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most.requests)
    const html = (await answer?.text()) ?? ''
    const code = (await page.evaluate(loadedBeforeShown)).filter((name) =>
      /\/assets\/.*\.(js|css)$/.test(name),
    )
    expect(code.length).toBeGreaterThan(0)
    expect(code.filter((name) => !html.includes(name))).toEqual([])
    await context.close()
  },
)

function markWhenShown(): void {
  const look = () => {
    if (document.querySelector('main h1')) performance.mark('shown')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function loadedBeforeShown(): string[] {
  const shown = performance.getEntriesByName('shown')[0]?.startTime ?? 0
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return files.filter(({ startTime }) => startTime < shown).map(({ name }) => new URL(name).pathname)
}
