import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = 'course/impact/first-visit'
const files: Readonly<Record<string, string>> = {
  'room.ts': `import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

const most = { en: 'At most two goals.', es: 'Como máximo dos metas.' }

export const room = defineRoom({
  id: '57e9000000000000000080ff',
  slug: 'first-visit',
  type: 'exercise',
  component: 'FirstVisit',
  reads: ['channel'],
  words: () => import('./words.ts'),
  fields: {
    place: answer({ required: true, longest: 100 }),
    title: of('goal', { label: 'goal', isTitle: true }),
  },
  gaps: (plan) => ((plan.goal?.length ?? 0) > 2 ? [{ field: 'goals', message: most }] : []),
  report: () => import('./report.ts'),
})
`,
  'words.ts': `export const words = {
  en: { place: 'Where did you go?', goal: 'Name of the goal' },
  es: { place: '¿Adónde fuiste?', goal: 'Nombre de la meta' },
}
`,
  'report.ts': `import type { RoomReport } from '#course/contract/report.ts'

export const report: RoomReport = (_plan, _locale, { facts }) => facts('place')
`,
  'text.en.md': '# First visit\n\n## intro\n\nGo and see.\n',
  'text.es.md': '# Primera visita\n\n## intro\n\nVe y mira.\n',
}

// Run inside the copy: what each part of the product knows of the room.
const look = `
import { courseModules } from '#course/course.ts'
import { loadFieldNames, loadGapNames, loadGapRules, loadReport } from '#course/modules.ts'
import { moduleWithRooms } from '#course/rooms.ts'
import { moduleChanges } from '#course/module-changes.ts'
import { singleKey } from '#course/single-answers.ts'
import { shippedSteps } from '#server/content/course-texts.ts'

const module = courseModules.find(({ slug }) => slug === 'eight')
const address = { moduleKey: 'eight', stepKey: 'first-visit', key: 'place' }
const plan = { input: [{ _id: 'i', projectId: 'p', version: 1, ...address, value: 'Kisumu' }] }
const gaps = (await loadGapRules('eight'))['first-visit']({})
const step = shippedSteps(module.id).find(({ nice_name }) => nice_name === 'first-visit')
const goal = { _id: 'g', kind: 'goal', data: { title: 'Open' } }
process.stdout.write(JSON.stringify({
  drawer: module.steps.map(({ slug }) => slug),
  loads: module.loads,
  gaps,
  gapName: (await loadGapNames('eight'))['first-visit'](gaps[0].field, {}, 'es'),
  review: (await loadFieldNames('eight'))['first-visit'],
  changed: moduleChanges(moduleWithRooms('eight'), [], [goal]).map(({ step, field }) => step + ' ' + field),
  report: (await loadReport('eight'))['first-visit'](plan, 'en'),
  single: singleKey('input', address),
  api: { order: step.order, component: step.component, title: step.title, title_es: step.title_es },
}))
`

const copy = mkdtempSync(join(tmpdir(), 'germina-room-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))
const run = (file: string) => execFileSync(process.execPath, [file], { cwd: copy, encoding: 'utf8' })

test('a step is one folder and its place in module.ts: drawer, gaps, review, report and API know it', () => {
  for (const part of ['package.json', 'domain', 'course', 'server', 'scripts', 'web/data/plan'])
    cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))

  mkdirSync(join(copy, folder))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(copy, folder, name), content)
  const place = join(copy, 'course/impact/module.ts')
  const module = readFileSync(place, 'utf8')
    .replace(
      `import { room as impactKpis }`,
      `import { room as firstVisit } from './first-visit/room.ts'\n$&`,
    )
    .replace('impactKpis, summary', 'impactKpis, firstVisit, summary')
  writeFileSync(place, module)
  run('scripts/generate.ts')

  writeFileSync(join(copy, 'look.ts'), look)
  expect(JSON.parse(run('look.ts'))).toEqual({
    drawer: ['introduction', 'sustainable-development-goals', 'impact-kpis', 'first-visit', 'summary'],
    loads: ['input', 'business', 'activity', 'goal', 'channel'],
    gaps: [{ field: 'place', message: 'required' }],
    gapName: '"¿Adónde fuiste?"',
    review: {
      'input.place.value': {
        name: { en: 'Where did you go?', es: '¿Adónde fuiste?' },
        value: { kind: 'text' },
      },
      'goal.title': {
        name: { en: 'Name of the goal', es: 'Nombre de la meta' },
        value: { kind: 'text' },
        of: { what: { en: 'Goal', es: 'Meta' }, title: 'record' },
        isTitle: true,
      },
    },
    changed: ['first-visit goal:g'],
    report: [{ kind: 'facts', rows: [{ label: 'Where did you go?', value: 'Kisumu' }] }],
    single: 'input/eight/first-visit/place/',
    api: { order: 4, component: 'FirstVisit', title: 'First visit', title_es: 'Primera visita' },
  })
})
