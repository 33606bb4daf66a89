import type { Page } from 'playwright-core'
import { vi } from 'vitest'

export type Seen = {
  readonly path: string
  readonly title: string
  readonly lang: string
  /** The parts of the layout that are there, in the words of the table. */
  readonly layout: string
}

const marks = {
  'side drawer': ['Main menu', 'Menú principal'],
  'plan drawer': ['Business plan menu', 'Menú del plan de negocio'],
  'module drawer': ['Modules and steps', 'Módulos y pasos'],
  'platform drawer': ['Platform menu', 'Menú de la plataforma'],
  'org drawer': ['Organisation menu', 'Menú de la organización'],
  'cohort drawer': ['Cohort menu', 'Menú de la cohorte'],
  'second bar': ['Your account', 'Tu cuenta'],
  'admin bar': ['Project tools for admins', 'Herramientas del proyecto'],
}

/** Where the person is and what stands around the page. Null while a document is just being replaced. */
async function look(page: Page): Promise<Seen | null> {
  try {
    return await page.evaluate(readPage, Object.entries(marks))
  } catch (error) {
    if (/context was destroyed|navigat|of null/i.test(String(error))) return null
    throw error
  }
}

function readPage(named: readonly [string, readonly string[]][]): Seen {
  const isThere = (label: string) => document.querySelector(`[aria-label="${label}"]`) !== null
  const parts = named.filter(([, labels]) => labels.some(isThere)).map(([mark]) => mark)
  if (document.querySelector('footer:not(main footer)')) parts.push('footer')
  return {
    path: location.pathname + location.search,
    title: document.title,
    lang: document.documentElement.lang,
    layout: parts.join(', '),
  }
}

/** Looks until the page is as expected, and gives up with what is there instead. */
export async function lookUntil(page: Page, expected: Seen, ms: number): Promise<Seen | null> {
  let seen: Seen | null = null
  const isThere = async () => {
    seen = await look(page)
    return isSame(seen, expected)
  }
  await vi.waitUntil(isThere, { timeout: ms, interval: 25 }).catch(() => undefined)
  return seen
}

function isSame(seen: Seen | null, expected: Seen): boolean {
  return JSON.stringify(seen) === JSON.stringify(expected)
}
