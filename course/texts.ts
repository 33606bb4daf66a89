import { stepParts } from '#domain/programme/step-parts.ts'

export const languages = ['en', 'es'] as const

export type StepPart = (typeof stepParts)[number]
export type StepText = { readonly [P in 'title' | StepPart]: string }
export type ModuleText = {
  readonly title: string
  readonly outcomes: readonly string[]
  readonly time: string
  readonly ready: string
  /** What to have at hand in a step, by its slug. */
  readonly needs: Readonly<Record<string, string>>
}

type Sections = { readonly title: string; readonly parts: ReadonlyMap<string, string> }

/** Every text file is a `#` title and `##` parts, whose headings are the same in both languages. */
export function parseSections(markdown: string): Sections {
  const [head = '', ...blocks] = markdown.replaceAll('\r\n', '\n').split(/^## /m)
  const title = /^# (.+)\n*$/.exec(head)?.[1]
  if (!title) throw new Error('A text begins with its title, as in "# Title".')
  const parts = new Map<string, string>()
  for (const block of blocks) {
    const [heading = '', ...lines] = block.split('\n')
    if (parts.has(heading)) throw new Error(`The part "${heading}" stands twice.`)
    parts.set(heading, lines.join('\n').trim())
  }
  return { title: title.trim(), parts }
}

export function parseStepText(markdown: string): StepText {
  const { title, parts } = parseSections(markdown)
  const unknown = [...parts.keys()].filter((heading) => !stepParts.some((part) => part === heading))
  if (unknown.length > 0) throw new Error(`Unknown parts: ${unknown.join(', ')}.`)
  const part = (name: StepPart) => parts.get(name) ?? ''
  return {
    title,
    intro: part('intro'),
    primary_cta: part('primary_cta'),
    secondary_cta: part('secondary_cta'),
    help_intro: part('help_intro'),
    help_deepdive: part('help_deepdive'),
    help_tips: part('help_tips'),
  }
}

export function parseModuleText(markdown: string): ModuleText {
  const { title, parts } = parseSections(markdown)
  return {
    title,
    outcomes: bullets(parts.get('outcomes') ?? ''),
    time: parts.get('time') ?? '',
    ready: parts.get('ready') ?? '',
    needs: Object.fromEntries(bullets(parts.get('needs') ?? '').map(needIn)),
  }
}

/** `slug: what to have at hand` */
function needIn(line: string): readonly [string, string] {
  const [slug = '', ...rest] = line.split(': ')
  return [slug, rest.join(': ')]
}

export function bullets(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? [])
}
