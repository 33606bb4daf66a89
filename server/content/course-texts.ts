import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StepType } from '#course/contract/room.ts'
import { courseModules, courseSteps, type PlacedStep } from '#course/course.ts'
import { roomOfStep } from '#course/rooms.ts'
import { languages, type ModuleText, parseModuleText, parseStepText } from '#course/texts.ts'
import type { StepTextField } from '#domain/programme/step-parts.ts'

/** A step as the API carries it. */
export type StepRecord = { readonly [F in Exclude<StepTextField, 'minutes'>]: string } & {
  readonly minutes: number | null
  readonly _id: string
  readonly module: string
  readonly order: number
  readonly nice_name: string
  readonly component: string
  readonly type: StepType
}

const courseFolder = join(import.meta.dirname, '..', '..', 'course')

const modules = new Map(
  courseModules.map(({ id, folder }) => [id, languages.map((one) => moduleText(folder, one))]),
)

const shipped = Map.groupBy(courseSteps.map(shippedStep), (step) => step.module)

/** The steps of a module with the texts they ship with, in order. */
export const shippedSteps = (moduleId: string): readonly StepRecord[] => shipped.get(moduleId) ?? []

/** How a shipped step is called, as the API carries it beside what happened on it. */
export function titlesOf(step: PlacedStep) {
  const text = shippedSteps(step.module.id).find(({ _id }) => _id === step.id)
  return { step_title: text?.title ?? step.slug, step_title_es: text?.title_es ?? step.slug }
}

function shippedStep(step: PlacedStep): StepRecord {
  const en = readText(step, 'en')
  const es = readText(step, 'es')
  const [needs = '', needs_es = ''] = (modules.get(step.module.id) ?? []).map(
    (text) => text.needs[step.slug] ?? '',
  )
  return {
    _id: step.id,
    module: step.module.id,
    order: step.order,
    nice_name: step.slug,
    component: roomOfStep(step.id)?.component ?? '',
    type: step.type,
    ...en,
    title_es: es.title,
    intro_es: es.intro,
    primary_cta_es: es.primary_cta,
    secondary_cta_es: es.secondary_cta,
    help_intro_es: es.help_intro,
    help_deepdive_es: es.help_deepdive,
    help_tips_es: es.help_tips,
    ...{ needs, needs_es, minutes: step.takes?.minutes ?? null },
  }
}

function readText(step: PlacedStep, language: 'en' | 'es') {
  return parsed(join(step.module.folder, step.slug, `text.${language}.md`), parseStepText)
}

function moduleText(folder: string, language: 'en' | 'es'): ModuleText {
  return parsed(join(folder, `module.${language}.md`), parseModuleText)
}

function parsed<Text>(path: string, parse: (markdown: string) => Text): Text {
  const file = join(courseFolder, path)
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
