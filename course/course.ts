import { businessModelModule } from './business-model/module.ts'
import { customersModule } from './customers/module.ts'
import { financialPlanModule } from './financial-plan/module.ts'
import { impactModule } from './impact/module.ts'
import type { Module, Step } from './manifest.ts'
import { marketingAndSalesModule } from './marketing-and-sales/module.ts'
import { pricingModule } from './pricing/module.ts'
import { stakeholdersModule } from './stakeholders/module.ts'
import { teamGoalsRiskModule } from './team-goals-risk/module.ts'
import { understandingTheProblemModule } from './understanding-the-problem/module.ts'

export const courseModules: readonly Module[] = [
  understandingTheProblemModule,
  customersModule,
  stakeholdersModule,
  businessModelModule,
  marketingAndSalesModule,
  pricingModule,
  financialPlanModule,
  impactModule,
  teamGoalsRiskModule,
]

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
