import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { shippedSteps } from '#server/content/course-texts.ts'
import { sharedChromium } from '#testing/chromium.ts'
import { type Extent, type PlanLanguage, planOf } from '#testing/plan-of.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { newVisitor, onComplaint } from '../visitor.ts'
import type { PlacedRoom } from './all-rooms.ts'
import type { Kind } from './build-rooms.ts'
import type { Look } from './page/look.ts'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** A plan, and who looks at it. */
export type State = { readonly name: string; readonly extent: Extent; readonly as: 'team' | 'mentor' }

export const states: readonly State[] = [
  { name: 'empty', extent: 'empty', as: 'team' },
  { name: 'half', extent: 'half', as: 'team' },
  { name: 'full', extent: 'full', as: 'team' },
  { name: 'read by the mentor', extent: 'full', as: 'mentor' },
]

export type RoomPage = {
  readonly page: Page
  readonly complaints: readonly string[]
  readonly show: (
    room: PlacedRoom,
    state: State,
    locale: Locale,
    language?: PlanLanguage,
    plan?: PlanData,
  ) => Promise<void>
  readonly close: () => Promise<void>
}

type Loaded = { readonly page: Page; complaints: string[] }

// Never asked for: every file comes from the folder. Browsers trust this name as they trust https.
const address = 'http://localhost'

type Wanted = { readonly clock?: boolean; readonly kind?: Kind }

// Loading the page takes longer than most rooms: who is done leaves it to the next like it, in this file or in another.
const idle = new Map<string, Loaded[]>()

/** As one text: the values of a plan, handed over one by one, take longer than the room that shows them. */
export async function showLook(page: Page, look: Look): Promise<void> {
  await page.evaluate((told) => window.rooms.show(JSON.parse(told)), JSON.stringify(look))
}

/** A browser in which pages for rooms can be opened. Called at the top of a test file. */
export async function roomPages() {
  const folders = inject('rooms')
  const browser = await sharedChromium()

  async function load({ clock, kind = 'production' }: Wanted): Promise<Loaded> {
    const { page } = await newVisitor(browser, address, desktop)
    await page.route(`${address}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ path: join(folders[kind], pathname === '/' ? 'index.html' : pathname) })
    })
    if (clock) await page.clock.install()
    await page.goto('/')
    await page.waitForFunction(() => 'rooms' in window)
    const loaded: Loaded = { page, complaints: [] }
    onComplaint(page, (complaint) => loaded.complaints.push(complaint))
    return loaded
  }

  return async function open(wanted: Wanted = {}): Promise<RoomPage> {
    const key = JSON.stringify(wanted)
    const loaded = idle.get(key)?.pop() ?? (await load(wanted))
    const { page } = loaded
    const complaints: string[] = []
    loaded.complaints = complaints
    return {
      page,
      complaints,
      async show({ module, room }, { extent, as }, locale, language = locale, given) {
        const steps = shippedSteps(module.id)
        const plan = given ?? planOf(module, room, extent, language)
        await showLook(page, { module: module.slug, step: room.slug, locale, as, plan, steps })
      },
      async close() {
        await page.evaluate(() => window.rooms.leave())
        await page.setViewportSize(desktop)
        await page.emulateMedia({ colorScheme: 'light', forcedColors: null })
        idle.set(key, [...(idle.get(key) ?? []), loaded])
      },
    }
  }
}
