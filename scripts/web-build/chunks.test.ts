import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedChunks } from './chunks.ts'

const path = (name: string) => join(process.cwd(), 'web', name)
const imports: Record<string, { at?: string[]; later?: string[] }> = {
  'app/main.tsx': {
    at: ['app/router.tsx', 'ui/text.tsx'],
    later: ['app/step-screen.tsx', 'features/home.tsx'],
  },
  'app/step-screen.tsx': { at: ['step-kit/shell.tsx', 'app/router.tsx'], later: ['course/room.tsx'] },
  'app/shell/drawers/course-drawers.tsx': { at: ['app/timeline.tsx'] },
  'app/public-entry.ts': { later: ['features/login.tsx'] },
  'features/login.tsx': { at: ['ui/text.tsx'] },
}
const context = {
  getModuleInfo: (id: string) => {
    const name = id.slice(path('').length + 1)
    const { at = [], later = [] } = imports[name] ?? {}
    return { importedIds: at.map(path), dynamicallyImportedIds: later.map(path) }
  },
}

test.each([
  ['app/router.tsx', 'frame'],
  ['app/step-screen.tsx', 'step'],
  ['step-kit/shell.tsx', 'step'],
  ['app/timeline.tsx', 'step'],
  ['app/main.tsx', null],
  ['ui/text.tsx', null],
  ['features/home.tsx', null],
  ['features/login.tsx', null],
  ['course/room.tsx', null],
])('%s comes in %s', (name, chunk) => {
  const [group] = sharedChunks().groups
  expect(group?.name(path(name), context)).toBe(chunk)
})
