import type { Guard } from '#web/app/guards.ts'

export type Drawer = 'side' | 'platform' | 'org' | 'cohort' | 'module' | 'plan' | 'none'

export type LayoutVariant = {
  /** The guards that every route in this layout passes, in this order. */
  readonly guards: readonly Guard[]
  readonly bar: 'public' | 'app'
  /** Profile, Settings, Logout and the notifications. */
  readonly secondBar: boolean
  readonly drawer: Drawer
  /** Chips per module and project switcher; shown to admins only. */
  readonly adminBar: boolean
  /** Pages of a project's course, which stay closed until both sides have signed. */
  readonly course: boolean
  readonly footer: boolean
  /** How wide the content may grow: reading column, canvas, or all there is. */
  readonly width: 'reading' | 'canvas' | 'full'
  /** How long the notification bar stays, and whether it is always in the error colour. */
  readonly notice: { readonly ms: number; readonly alwaysError: boolean }
}

const notice = { ms: 3000, alwaysError: false }

const table = {
  default: variant({ bar: 'public', width: 'full' }),
  gateway: variant({ bar: 'public', width: 'reading' }),
  pages: variant({ bar: 'public', width: 'reading' }),
  base: variant({ guards: ['authenticated'], drawer: 'side' }),
  user: variant({ guards: ['authenticated'], drawer: 'side' }),
  onboard: variant({ guards: ['authenticated'], width: 'reading' }),
  new: variant({ guards: ['authenticated'], secondBar: true }),
  download: variant({
    guards: ['authenticated'],
    drawer: 'plan',
    width: 'full',
    course: true,
    footer: false,
  }),
  modules: variant({ guards: ['authenticated'], drawer: 'plan', adminBar: true, course: true }),
  module: variant({
    guards: ['authenticated'],
    drawer: 'module',
    adminBar: true,
    course: true,
    secondBar: false,
    footer: false,
    notice: { ms: 2000, alwaysError: true },
  }),
  manage: variant({ guards: ['admin'], drawer: 'platform' }),
  org: variant({ guards: ['admin'], drawer: 'org' }),
  dash: variant({ guards: ['admin'], drawer: 'cohort' }),
  dashboard: variant({ guards: ['admin'], drawer: 'cohort', width: 'full' }),
} as const

function variant(parts: Partial<LayoutVariant>): LayoutVariant {
  const bar = parts.bar ?? 'app'
  return {
    guards: [],
    bar,
    secondBar: bar === 'app',
    drawer: 'none',
    adminBar: false,
    course: false,
    footer: true,
    width: 'canvas',
    notice,
    ...parts,
  }
}

/** `user` is the specification's "user dash". */
export type Layout = keyof typeof table
export const layouts: Record<Layout, LayoutVariant> = table
