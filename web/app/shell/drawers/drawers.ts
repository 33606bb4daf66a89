import type { ComponentType } from 'react'
import type { Drawer } from '#web/app/layouts/layouts.ts'
import type { TextKey } from '#web/i18n/text.tsx'
import { part } from '#web/ui/part.tsx'
import { SideDrawer } from './side-drawer.tsx'

type Shown = Exclude<Drawer, 'none'>

const course = () => import('./course-drawers.tsx')
const management = () => import('./management-drawers.tsx')

export const drawers: Record<Shown, { readonly label: TextKey; readonly Content: ComponentType }> = {
  side: { label: 'shell.drawer.side', Content: SideDrawer },
  module: {
    label: 'shell.drawer.course',
    Content: part(async () => (await course()).ModuleDrawer),
  },
  plan: {
    label: 'shell.drawer.plan',
    Content: part(async () => (await import('./plan-drawer.tsx')).PlanDrawer),
  },
  platform: {
    label: 'shell.drawer.platform',
    Content: part(async () => (await management()).PlatformDrawer),
  },
  org: {
    label: 'shell.drawer.org',
    Content: part(async () => (await management()).OrgDrawer),
  },
  cohort: {
    label: 'shell.drawer.cohort',
    Content: part(async () => (await management()).CohortDrawer),
  },
}
