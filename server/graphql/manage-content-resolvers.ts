import { cohortContent } from '#server/verbs/content/cohort-content.ts'
import { customiseStep, resetStep, updateStep } from '#server/verbs/content/customise-step.ts'
import { createModel, deleteModel, modelUse, updateModel } from '#server/verbs/content/edit-models.ts'
import { stepWording } from '#server/verbs/content/step-wording.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

export const manageContentResolvers = {
  Query: {
    cohortContent: by((context, { cohortId }) => cohortContent(context, cohortId)),
    stepWording: by((context, { stepId, cohortId }) => stepWording(context, stepId, cohortId)),
    modelUse: by((context, { _id }) => modelUse(context, _id)),
  },
  Mutation: {
    customiseStep: by((context, { cohortId, ...wish }) => customiseStep(context, cohortId, wish)),
    resetStep: by((context, { cohortId, ...wish }) => resetStep(context, cohortId, wish)),
    updateStep: by(updateStep),
    createModel: by((context, { data }) => createModel(context, data)),
    updateModel: by((context, { _id, set, version }) => updateModel(context, _id, set, version)),
    deleteModel: by((context, { _id }) => deleteModel(context, _id)),
  },
} satisfies Some
