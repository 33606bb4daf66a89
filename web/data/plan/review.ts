import type { PlanAnswer } from './answer.ts'

export type ReviewRequest = NonNullable<PlanAnswer['reviewRequests']>[number]
export type ModuleAnswer = NonNullable<PlanAnswer['moduleAnswer']>
export type ModuleChanges = NonNullable<PlanAnswer['moduleChanges']>
export type FieldChange = ModuleChanges['fields'][number]
