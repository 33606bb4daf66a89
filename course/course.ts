import type { ModuleSlug } from '#domain/plan/modules.ts'
import type { LoadedKind } from '#domain/plan/plan-data.ts'
import type { StepType, Takes } from './contract/room.ts'
import { outline } from './outline.ts'

export type Step = {
  readonly id: string
  readonly slug: string
  readonly type: StepType
  readonly takes?: Takes
}

/** A module as far as every page may know it; its rooms come when it is opened. */
export type Module = {
  readonly id: string
  readonly slug: ModuleSlug
  readonly number: number
  readonly folder: string
  readonly name: { readonly en: string; readonly es: string }
  /** The kinds of records that its rooms work with. */
  readonly loads: readonly LoadedKind[]
  readonly steps: readonly Step[]
}

export const courseModules: readonly Module[] = outline

/** A step with its place: `order` counts from 1 within its module. */
export type PlacedStep = Step & { readonly module: Module; readonly order: number }

export const courseSteps: readonly PlacedStep[] = courseModules.flatMap((module) =>
  module.steps.map((step, index) => ({ ...step, module, order: index + 1 })),
)

const byId = new Map(courseModules.map((module) => [module.id, module]))
const bySlug = new Map<string, Module>(courseModules.map((module) => [module.slug, module]))
const byNumber = new Map(courseModules.map((module) => [module.number, module]))
const stepById = new Map(courseSteps.map((step) => [step.id, step]))
const stepByPath = new Map(courseSteps.map((step) => [`${step.module.slug}/${step.slug}`, step]))
const stepsByModule = Map.groupBy(courseSteps, (step) => step.module.id)

export const moduleById = (id: string) => byId.get(id)
export const moduleBySlug = (slug: string) => bySlug.get(slug)
export const moduleByNumber = (number: number) => byNumber.get(number)

export const courseStepById = (id: string) => stepById.get(id)
export const courseStepBySlug = (module: string, step: string) => stepByPath.get(`${module}/${step}`)
/** The step of a field that mentors comment on, `{module}.{step}.{field}`; none where there can be no such field. */
export function courseStepOfField(fieldId: string): PlacedStep | undefined {
  const [module = '', step = '', field = ''] = fieldId.split('.')
  return field.trim() === '' ? undefined : courseStepBySlug(module, step)
}

/** The steps of a module in order; none where no module has this id. */
export const stepsOfModule = (moduleId: string): readonly PlacedStep[] => stepsByModule.get(moduleId) ?? []
