import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { passGuards } from '#web/app/guards.ts'
import { layouts } from '#web/app/layouts/layouts.ts'
import { matchRoute } from '#web/app/match-route.ts'
import { routes } from '#web/app/routes.ts'
import type { AnswerTo } from '#web/data/graphql.ts'
import type { Me } from '#web/data/me.ts'
import { meText } from '#web/data/me-text.ts'
import { type Locale, localePath, locales, splitLocale } from '#web/i18n/locale.ts'
import { axeFindings } from '../axe.ts'
import { demoSite, type Role } from '../demo.ts'
import { followLink } from '../follow-link.ts'
import { type DemoRole, demoRoles as signedIn } from '../log-in.ts'
import { isShown, watchRequests } from '../settled.ts'
import { endOf, expectedEnd, fill } from './expected-end.ts'
import { lookUntil } from './seen.ts'
import { type Row, roles, table } from './where-routes-end.ts'

const site = await demoSite()
const patience = 15_000
const checked = new Set<string>()
test('the table knows every page of the application, with and without a project id', () => {
  const pages = routes.flatMap(({ path }) => [
    path.replace('{pid?}', '{pid}'),
    ...(path.includes('{pid?}') ? [path.replace('/{pid?}', '')] : []),
  ])
  const known = table.map(([path]) => path.replace(/\{(hub|otherOrg)\}/, '{org}'))
  expect(new Set(known)).toEqual(new Set(pages))
})

test.each(signedIn)('the rules send the %s where the table says', async (role) => {
  const me = await meOf(role)
  const wrong = table.flatMap((row) =>
    locales.flatMap((locale) => {
      const { path } = expectedEnd(row, role, locale, site)
      const end = ruledEnd(me, localePath(locale, fill(row[0], site)))
      return end === (isByRule(row, role) ? path : null) ? [] : `${row[0]}: ${end} instead of ${path}`
    }),
  )
  expect(wrong).toEqual([])
})

test('strangers are sent to the login before any page is loaded', async () => {
  const pages = table.filter((row) => isByRule(row, 'anonymous'))
  expect(pages.length).toBeGreaterThan(30)
  for (const row of pages) {
    for (const locale of locales) {
      const path = localePath(locale, fill(row[0], site))
      const { headers } = await fetch(site.address + path, {
        redirect: 'manual',
        headers: { accept: 'text/html' },
      })
      expect(headers.get('location'), path).toBe(expectedEnd(row, 'anonymous', locale, site).path)
    }
  }
})

describe.concurrent('every page opens for whom it is for, sends the others where they belong, and axe finds nothing', () => {
  test.each(roles)(
    '%s',
    async (role) => {
      expect(await walk(role)).toEqual([])
    },
    600_000,
  )
})

/** What is not as the table says, what axe finds on each page reached, and what the browser complained about. */
async function walk(role: Role): Promise<string[]> {
  const { page, context, complaints } = await site.enter(role)
  watchRequests(page)
  const wrong: string[] = []
  const ends = new Set<string>()
  for (const row of table.filter((one) => isOpenedBy(one, role))) {
    // Who is sent away where the rules above say so is sent there by all of them alike: once for each end.
    if (isByRule(row, role) && ends.has(endOf(row, role)[0])) continue
    ends.add(endOf(row, role)[0])
    for (const locale of languagesOf(row, role)) wrong.push(...(await open(page, row, role, locale)))
  }
  await context.close()
  return [...wrong, ...complaints]
}

/** A public page is the same document for everybody: a stranger opens it, and one of those who are signed in, in turns. */
function isOpenedBy(row: Row, role: Role): boolean {
  if (!routes.some(({ path, prerender }) => path === row[0] && prerender)) return true
  return role === 'anonymous' || role === signedIn[table.indexOf(row) % signedIn.length]
}

/** Everybody opens a page in one language, in turns, so that it is seen in both; who sees it alone opens it in both. */
function languagesOf(row: Row, role: Role): readonly Locale[] {
  const readers = readersOf(row)
  if (readers.length === 1 && readers.includes(role)) return locales
  const place = table.indexOf(row) + (readers.includes(role) ? readers : roles).indexOf(role)
  return locales.filter((_, index) => index === place % locales.length)
}

async function open(page: Page, row: Row, role: Role, locale: Locale): Promise<string[]> {
  const path = localePath(locale, fill(row[0], site))
  const expected = expectedEnd(row, role, locale, site)
  const canFollow = expected.path === path && page.url() !== 'about:blank' && !needsFreshStart(row[0])
  if (canFollow && opensByAddress(row) !== role) await followLink(page, path)
  else await page.goto(path, { waitUntil: 'commit' })
  const seen = await lookUntil(page, expected, patience)
  if (JSON.stringify(seen) !== JSON.stringify(expected))
    return [`${path}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`]
  if (wasChecked(endOf(row, role)[0], role)) return []
  await isShown(page)
  return (await axeFindings(page)).map((finding) => `${path}: ${finding}`)
}

/** Who may see the page of a row. */
const readersOf = (row: Row) =>
  roles.filter((role) => expectedEnd(row, role, 'en', site).path === fill(row[0], site))

/**
 * Both ways lead everywhere: each page is opened by its address by one of those who may see it, in turns, and by a link
 * by the others. Who may see it is decided by the same rules for both.
 */
function opensByAddress(row: Row): Role | undefined {
  const readers = readersOf(row)
  return readers[table.indexOf(row) % readers.length]
}

/** Sent away by the rules of the page itself, before any of it is shown. A module opens its first step when it is there. */
function isByRule(row: Row, role: Role): boolean {
  const end = row[1][roles.indexOf(role)] ?? ''
  return end.startsWith('/') && !end.endsWith('{step}')
}

function ruledEnd(me: Me, path: string): string | null {
  const match = matchRoute(path)
  if (!match) throw new Error(`${path} is no page`)
  const { route, locale } = match
  const names = [...layouts[route.layout].guards, ...(route.guard ? [route.guard] : [])]
  const verdict = passGuards(names, { me }, { ...match, wanted: splitLocale(path).path })
  return verdict.allow ? null : localePath(locale, verdict.to)
}

/** As the application gets to know them. */
async function meOf(role: DemoRole): Promise<Me> {
  const answer = await fetch(`${site.address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `token=${site.tokens[role]}`,
      origin: site.address,
    },
    body: JSON.stringify({ query: meText }),
  })
  const { data } = (await answer.json()) as { data: AnswerTo<typeof meText> }
  if (!data.me) throw new Error(`The ${role} is not signed in`)
  return data.me
}

/** Which project is meant without its id depends on where one was before. */
const needsFreshStart = (path: string) => path.startsWith('/home/project/') && !path.includes('{pid}')

/**
 * A public page is the same document for everybody, and what an organiser may open, an administrator sees alike. Who has one
 * project sees the same with and without its id in the address.
 */
function wasChecked(path: string, role: Role): boolean {
  const isForAll = routes.some((route) => route.path === path && route.prerender)
  const screen = ['entrepreneur', 'mentor'].includes(role) ? path.replace('/{pid}', '') : path
  const state = isForAll ? screen : `${role === 'admin' ? 'organiser' : role} ${screen}`
  if (checked.has(state)) return true
  checked.add(state)
  return false
}
