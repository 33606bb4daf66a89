import type { SharedModel } from '#domain/plan/plan-data.ts'
import { modelIds } from './model-ids.ts'
import { sharedModels } from './models.ts'

/** The models as a plan sees them before anybody has worded them anew. */
export const shippedModels: readonly SharedModel[] = sharedModels.map((model) => ({
  _id: modelIds[model.name],
  version: 1,
  ...model,
}))
