import { expect, test } from 'vitest'
import { demoSite } from '../demo.ts'

const site = await demoSite()

function ask(path: string, headers: Record<string, string> = {}) {
  return fetch(site.address + path, {
    redirect: 'manual',
    headers: { accept: 'text/html,application/xhtml+xml', ...headers },
  })
}

const step = `/home/project/${site.project}/one/introduction`
const addresses = [
  '/home',
  '/es/home',
  '/home/',
  `${step}?step=1&mid=2`,
  `/es${step}`,
  '/home/upcoming?note=a%20b&note=c',
  '/manage',
  '/manage/caf%C3%A9/settings',
  '/es/signup/onboard?part=2',
]

test.each(addresses)('without a session %s leads to the login at once', async (path) => {
  const answer = await ask(path)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('location')).toMatch(path.startsWith('/es') ? /^\/es\/login/ : /^\/login/)
})

test('who holds a session that has ended is led to the same login by the pages themselves', async () => {
  const { page, context } = await site.enter('anonymous')
  for (const path of addresses) {
    await context.addCookies([{ name: 'token', value: 'ended', url: site.address }])
    expect((await ask(path, { cookie: 'token=ended' })).status).toBe(200)
    await page.goto(path)
    await page.waitForURL('**/login*')
    const { pathname, search } = new URL(page.url())
    expect((await ask(path)).headers.get('location')).toBe(pathname + search)
  }
  await context.close()
})

test.each(['/', '/es', '/login', '/signup', `/signup/${site.cohort}`, '/es/privacy-policy'])(
  '%s is open to everybody',
  async (path) => {
    expect((await ask(path)).status).toBe(200)
  },
)

test('what is no page is not found, whoever asks', async () => {
  expect((await ask('/home/nothing-here')).status).toBe(404)
})

test('who is signed in gets the page, not the login', async () => {
  const answer = await ask(step, { cookie: `token=${site.tokens.entrepreneur}` })
  expect(answer.status).toBe(200)
})

test('the service worker gets the document that it keeps, whoever is signed in', async () => {
  for (const cookie of ['', `token=${site.tokens.entrepreneur}`]) {
    const answer = await ask('/home', { cookie, 'x-kept-shell': '1' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('id="app"')
  }
})
