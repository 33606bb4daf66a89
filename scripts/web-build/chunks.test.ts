import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedChunks } from './chunks.ts'

const path = (name: string) => join(process.cwd(), name)
const mantine = 'node_modules/@mantine/core/esm'
const sharedByModules = [
  'course/shared/placing/grid-view.tsx',
  'course/shared/segments.ts',
  'domain/finance/results.ts',
  'domain/report/charts/axis.ts',
  'web/step-kit/parts/part-tabs.tsx',
  'web/step-kit/numbers/number-field.tsx',
]
const imports: Record<string, { at?: string[]; later?: string[]; code?: string }> = {
  'web/app/main.tsx': {
    at: ['web/app/router.tsx', 'web/ui/text.tsx', 'web/ui/react.ts', `${mantine}/index.mjs`],
    code: "import { Button } from '@mantine/core'",
    later: ['web/app/step-screen.tsx', 'web/features/home-screen.tsx', 'web/features/profile-screen.tsx'],
  },
  [`${mantine}/index.mjs`]: {
    at: [`${mantine}/button.mjs`, `${mantine}/select.mjs`],
    code: 'import { Button } from "./button.mjs";\nimport { Select } from "./select.mjs";',
  },
  'web/app/wake-islands.tsx': {
    at: ['web/ui/react.ts'],
    later: ['web/features/login.tsx', 'web/features/shared-plan.tsx'],
  },
  'web/features/login.tsx': { at: ['web/ui/text.tsx'] },
  'web/features/home-screen.tsx': { at: ['web/ui/box.tsx', `${mantine}/select.mjs`] },
  'web/features/profile-screen.tsx': { at: [`${mantine}/select.mjs`] },
  'web/app/step-screen.tsx': {
    at: ['web/step-kit/shell.tsx', 'web/app/router.tsx', 'web/ui/box.tsx'],
    later: ['course/a/one/screen.tsx', 'course/a/two/screen.tsx', 'course/a/module.ts'],
  },
  'web/app/shell/drawers/course-drawers.tsx': { at: ['web/app/timeline.tsx'] },
  'course/a/module.ts': { at: ['course/a/one/room.ts'] },
  'course/a/one/screen.tsx': { at: ['course/a/one/room.ts', 'course/a/shared.ts', 'course/a/one/card.tsx'] },
  'course/a/two/screen.tsx': { at: ['course/a/shared.ts', 'course/a/two/card.module.css'] },
  // Rooms of two modules, which the course has.
  'course/stakeholders/power-influence/screen.tsx': {
    at: [...sharedByModules, 'course/shared/marketing-in-expenses.ts'],
  },
  'course/team-goals-risk/risk-management/screen.tsx': {
    at: [...sharedByModules, 'course/shared/marketing-in-expenses.ts'],
  },
  'course/shared/marketing-in-expenses.ts': { at: ['domain/finance/results.ts'] },
  'web/step-kit/numbers/number-field.tsx': { at: ['domain/money-text.ts'] },
  'domain/money-text.ts': { at: ['domain/finance/whole-cents.ts'] },
  // A plan that is shared is a public page, and shows what a summary shows.
  'web/features/shared-plan.tsx': { at: ['web/step-kit/report/block-view.tsx'] },
  'web/step-kit/summary/summary-screen.tsx': { at: ['web/step-kit/report/block-view.tsx'] },
}
const context = {
  getModuleInfo: (id: string) => {
    const { at = [], later = [], code = '' } = imports[id.slice(process.cwd().length + 1)] ?? {}
    return { importedIds: at.map(path), dynamicallyImportedIds: later.map(path), code }
  },
}

test.each([
  ['web/app/main.tsx', null],
  ['web/app/router.tsx', 'frame'],
  ['web/ui/react.ts', 'base'],
  ['web/ui/text.tsx', 'entrance'],
  ['web/features/login.tsx', null],
  ['web/features/home-screen.tsx', null],
  ['web/app/step-screen.tsx', 'step'],
  ['web/step-kit/shell.tsx', 'step'],
  ['web/app/timeline.tsx', 'step'],
  ['web/ui/box.tsx', 'common'],
  ['course/a/one/room.ts', 'module-a'],
  ['course/a/shared.ts', 'module-a'],
  ['course/a/two/card.module.css', 'module-a'],
  ['course/a/one/card.tsx', 'room-a-one'],
  ['course/shared/segments.ts', 'step'],
  ['course/shared/placing/grid-view.tsx', 'placing'],
  ['domain/finance/results.ts', 'figures'],
  ['course/shared/marketing-in-expenses.ts', 'figures'],
  ['domain/finance/whole-cents.ts', 'step'],
  ['web/step-kit/numbers/number-field.tsx', 'step'],
  ['web/step-kit/parts/part-tabs.tsx', 'parts'],
  ['domain/report/charts/axis.ts', 'charts'],
  ['web/step-kit/report/block-view.tsx', 'blocks'],
  [`${mantine}/button.mjs`, 'frame'],
  [`${mantine}/select.mjs`, 'overlays'],
])('%s comes in %s', (name, chunk) => {
  const [group] = sharedChunks().groups
  expect(group?.name(path(name), context)).toBe(chunk)
})
