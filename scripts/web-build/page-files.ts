import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { courseSteps, type PlacedStep } from '#course/course.ts'
import { filesOf, type Manifest } from './manifest.ts'

const locales = ['en', 'es'] as const
/** What a page needs besides the frame, by language, for the server to name it in the document. */
export type PageFiles = Readonly<Record<(typeof locales)[number], readonly string[]>>

const stepPage = 'home-project-module-step'
const screenOfRoute = /^ {2}'?([\w-]+)'?: async \(\) =>\s+\(await import\('(?:#web|(\.))\/([^']+)'\)\)/gm

export function screenLists(root: string): string {
  const lists = ['app/screens.ts', 'app/manage-screens.ts']
  return lists.map((list) => readFileSync(join(root, list), 'utf8')).join('\n')
}

/** The source of the screen of each route, as the lists of screens name it. */
export function screenSources(code: string): Map<string, string> {
  const found = [...code.matchAll(screenOfRoute)]
  return new Map(found.map(([, name = '', isHere, path = '']) => [name, isHere ? `app/${path}` : path]))
}

/** What is asked for as soon as a page is opened, so that nothing has to wait for the code that asks for it. */
export function pageFiles(root: string, manifest: Manifest) {
  const sources = screenSources(screenLists(root))
  const frame = filesOf(manifest, 'index.html')
  const files = (names: readonly string[]): PageFiles => {
    const inLocale = (locale: string) => {
      const all = [`i18n/${locale}.json`, ...names.map((name) => name.replace('%LOCALE%', locale))]
      const needed = new Set(all.filter((name) => manifest[name]).flatMap((name) => filesOf(manifest, name)))
      return [...needed].filter((file) => !frame.includes(file) && /\.(js|css)$/.test(file))
    }
    return { en: inLocale('en'), es: inLocale('es') }
  }
  const drawers = (name: string) =>
    name.startsWith('manage')
      ? [
          'app/manage-screens.ts',
          'app/shell/drawers/management-drawers.tsx',
          'app/shell/bars/admin-summary.tsx',
        ]
      : []
  return {
    ofPage: (name: string) => {
      const source = sources.get(name)
      return name === stepPage ? files([]) : files([...(source ? [source] : []), ...drawers(name)])
    },
    steps: Object.fromEntries(
      courseSteps.map((step) => [`${step.module.slug}/${step.slug}`, files(stepSources(step, manifest))]),
    ),
  }
}

/** What a summary shows of the rooms is asked for when its heading stands there. */
function stepSources({ module, slug, type }: PlacedStep, manifest: Manifest): string[] {
  const folder = `../course/${module.folder}`
  const own = `${folder}/${slug}/screen.tsx`
  const stock =
    type === 'summary' ? 'step-kit/summary/summary-screen.tsx' : 'step-kit/introduction-screen.tsx'
  return [
    'app/step-screen.tsx',
    'step-kit/help-panel.tsx',
    'app/shell/drawers/course-drawers.tsx',
    `${folder}/module.ts`,
    `${folder}/module.%LOCALE%.md?raw`,
    manifest[own] ? own : stock,
  ]
}
