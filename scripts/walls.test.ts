import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const forbidden = [
  ['domain/plan.ts', '#server/db.ts', 'domain knows only itself'],
  ['domain/plan.ts', 'node:fs', 'domain imports zod and nothing else'],
  ['domain/plan.ts', 'pg', 'domain imports zod and nothing else'],
  ['domain/plan.test.ts', '#server/db.ts', 'domain tests know domain and testing'],
  [
    'course/market/segments/room.ts',
    '#web/ui/button.tsx',
    'course declarations, rules and reports know domain',
  ],
  [
    'course/market/segments/screen.tsx',
    '#web/features/matching/page.tsx',
    'course screens know domain and web basics',
  ],
  ['course/market/segments/room.ts', '#course/market/channels/room.ts', 'rooms never import each other'],
  ['course/market/segments/screen.tsx', '#course/pitch/story/room.ts', 'rooms never import each other'],
  ['course/market/segments/screen.tsx', '#course/pitch/shared/facts.ts', 'rooms never import each other'],
  ['course/market/shared/facts.ts', '#course/market/channels/room.ts', 'what rooms share knows no room'],
  ['course/shared/pairs.ts', '#course/market/shared/facts.ts', 'what modules share knows no module'],
  [
    'web/app/router.tsx',
    '#course/market/channels/room.ts',
    'pages know the outline of the course, and open one module at a time',
  ],
  ['course/market/segments/room.ts', 'node:path', 'course never touches the machine'],
  ['server/db.ts', '#web/ui/button.tsx', 'server never imports web'],
  ['server/db.ts', '#course/market/channels/screen.tsx', 'server never imports a screen'],
  ['server/db.ts', '#server/graphql/answer.ts', 'the API stands on the server, not under it'],
  [
    'server/graphql/team-resolvers.ts',
    '#server/db.ts',
    'resolvers call verbs and nothing else of the server',
  ],
  ['server/db.ts', 'vitest', 'server runs without developer packages'],
  ['web/app/router.tsx', '#server/db.ts', 'web never imports server'],
  ['web/app/router.tsx', 'node:fs', 'web never imports node'],
  ['web/ui/button.tsx', '#domain/plan.ts', 'web/ui knows no entity'],
  ['web/i18n/texts.ts', '#web/ui/button.tsx', 'web/i18n knows only itself'],
  ['web/data/client.ts', '#web/ui/button.tsx', 'web/data knows domain'],
  ['web/forms/field.tsx', '#web/data/client.ts', 'web/forms knows domain, ui, i18n'],
  [
    'web/step-kit/frame.tsx',
    '#web/app/router.tsx',
    'web/step-kit knows the basics below it, and how rooms declare themselves',
  ],
  ['web/features/matching/page.tsx', '#web/app/router.tsx', 'web/features knows nothing above it'],
  ['web/features/matching/page.tsx', '#web/features/reviews/page.tsx', 'features never import each other'],
  ['web/shared/places.tsx', '#web/features/reviews/page.tsx', 'what features share knows no feature'],
  [
    'web/features/matching/page.tsx',
    '#course/market/channels/screen.tsx',
    'only web/app and the catalogue import course screens',
  ],
  ['server/db.ts', '#testing/world.ts', 'testing is for tests'],
  ['server/db.ts', '#server/missing.ts', 'every import leads somewhere'],
  ['web/ui/badge.tsx', '#web/ui/card.tsx', 'no circle of imports'],
] as const

const allowed = [
  ['domain/money.ts', 'zod'],
  ['web/ui/card.tsx', '#web/ui/badge.tsx'],
  ['domain/money.test.ts', '#testing/world.ts'],
  ['course/market/market.ts', '#domain/plan.ts'],
  ['course/market/segments/screen.tsx', '#course/market/shared/facts.ts'],
  ['course/market/segments/screen.tsx', '#course/shared/pairs.ts'],
  ['course/market/segments/screen.tsx', '#course/shared/finance/how.tsx'],
  ['course/market/shared/facts.ts', '#course/shared/finance/names.ts'],
  ['course/market/channels/screen.tsx', '#web/step-kit/frame.tsx'],
  ['server/api.ts', '#course/market/channels/report.ts'],
  ['server/http/app.ts', '#server/graphql/answer.ts'],
  ['server/graphql/answer.ts', '#server/db.ts'],
  ['server/graphql/team-resolvers.ts', '#server/verbs/team/leave.ts'],
  ['web/app/pages.tsx', '#course/market/channels/screen.tsx'],
  ['web/app/pages.tsx', '#web/features/reviews/page.tsx'],
  ['web/features/matching/page.tsx', '#web/shared/places.tsx'],
] as const

type Violation = { from: string; to: string; rule: { name: string } }

const violations = cruise()

test.each(forbidden)('refuses %s importing %s: %s', (file, target, rule) => {
  expect(rulesAgainst(file, target)).toContain(rule)
})

// Planted imports go in every direction, so circles are everywhere.
test.each(allowed)('lets %s import %s', (file, target) => {
  expect(rulesAgainst(file, target).filter((rule) => rule !== 'no circle of imports')).toEqual([])
})

function rulesAgainst(file: string, target: string): string[] {
  const path = target.replace(/^(#|node:)/, '')
  return violations.filter(({ from, to }) => from === file && to.includes(path)).map(({ rule }) => rule.name)
}

// One copy with every planted import, looked at once.
function cruise(): Violation[] {
  const copy = mkdtempSync(join(tmpdir(), 'germina-walls-'))
  afterAll(() => rmSync(copy, { recursive: true, force: true }))
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs'])
    cpSync(file, join(copy, file))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  plantImports(copy)
  const args = [
    resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--output-type',
    'json',
  ]
  args.push('--config', '.dependency-cruiser.cjs', 'domain', 'course', 'server', 'web', 'testing')
  const output = runTolerant(args, copy)
  const { summary } = JSON.parse(output) as { summary: { violations: Violation[] } }
  return summary.violations
}

function plantImports(copy: string): void {
  const files = new Map<string, string[]>()
  for (const [file, target] of [...forbidden, ...allowed]) {
    files.set(file, [...(files.get(file) ?? []), target])
    const isOurs = target.startsWith('#') && !target.includes('missing')
    if (isOurs && !files.has(target.slice(1))) files.set(target.slice(1), [])
  }
  for (const [file, targets] of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    const lines = targets.map((target) => `import ${JSON.stringify(target)}`)
    writeFileSync(join(copy, file), `${lines.join('\n')}\nexport const planted = true\n`)
  }
}

// The tool leaves with the number of violations, and those are what we want to read.
function runTolerant(args: string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 64_000_000 })
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout)
    throw error
  }
}
