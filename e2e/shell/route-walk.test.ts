import { describe, expect, test } from 'vitest'
import { routes } from '#web/app/routes.ts'
import { type Locale, localePath, locales } from '#web/i18n/locale.ts'
import { axeFindings } from '../axe.ts'
import { demoSite, type Role } from '../demo.ts'
import { followLink } from '../follow-link.ts'
import { isShown, watchRequests } from '../settled.ts'
import { endOf, expectedEnd, fill } from './expected-end.ts'
import { lookUntil } from './seen.ts'
import { roles, table } from './where-routes-end.ts'

const site = await demoSite()
const patience = 15_000
const checked = new Set<string>()
/** Screens whose colours were looked at: they are the same for everybody and in both languages. */
const coloured = new Set<string>()
/** Being sent away is the same in both languages but for the prefix; these are sent everywhere one can be. */
const sentAwayInSpanish: readonly Role[] = ['anonymous', 'mentor', 'organiser']

test('the table knows every page of the application, with and without a project id', () => {
  const pages = routes.flatMap(({ path }) => [
    path.replace('{pid?}', '{pid}'),
    ...(path.includes('{pid?}') ? [path.replace('/{pid?}', '')] : []),
  ])
  const known = table.map(([path]) => path.replace(/\{(hub|otherOrg)\}/, '{org}'))
  expect(new Set(known)).toEqual(new Set(pages))
})

describe.concurrent('every page opens for whom it is for, sends the others where they belong, and axe finds nothing', () => {
  test.each(roles.flatMap((role) => locales.map((locale) => [role, locale] as const)))(
    '%s in %s',
    async (role, locale) => {
      expect(await walk(role, locale)).toEqual([])
    },
    600_000,
  )
})

/** What is not as the table says, what axe finds on each page reached, and what the browser complained about. */
async function walk(role: Role, locale: Locale): Promise<string[]> {
  const { page, context, complaints } = await site.enter(role)
  watchRequests(page)
  const wrong: string[] = []
  for (const row of table) {
    const path = localePath(locale, fill(row[0], site))
    const expected = expectedEnd(row, role, locale, site)
    const isOpen = expected.path === path
    if (locale === 'es' && !isOpen && !sentAwayInSpanish.includes(role)) continue
    const canFollow = isOpen && page.url() !== 'about:blank' && !needsFreshStart(row[0])
    // By address in English, by links in Spanish: both ways lead everywhere.
    if (locale === 'es' && canFollow) await followLink(page, path)
    else await page.goto(path, { waitUntil: 'commit' })
    const seen = await lookUntil(page, expected, patience)
    if (JSON.stringify(seen) !== JSON.stringify(expected)) {
      wrong.push(`${path}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`)
      continue
    }
    const screen = endOf(row, role)[0]
    if (wasChecked(screen, role, locale)) continue
    await isShown(page)
    const findings = await axeFindings(page, { leavesContrast: coloured.has(screen) })
    coloured.add(screen)
    wrong.push(...findings.map((finding) => `${path}: ${finding}`))
  }
  await context.close()
  return [...wrong, ...complaints]
}

/** Which project is meant without its id depends on where one was before. */
const needsFreshStart = (path: string) => path.startsWith('/home/project/') && !path.includes('{pid}')

/**
 * In Spanish only the words are others, and a public page is the same document for everybody: there axe looks at each
 * screen once, whoever sees it. What an organiser may open, an administrator sees alike.
 */
function wasChecked(screen: string, role: Role, locale: Locale): boolean {
  const isForAll = routes.some((route) => route.path === screen && route.prerender)
  const eyes = role === 'admin' ? 'organiser' : role
  const state = locale === 'es' || isForAll ? `${locale} ${screen}` : `${eyes} ${screen}`
  if (checked.has(state)) return true
  checked.add(state)
  return false
}
