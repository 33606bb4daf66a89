import { approveCohort, sendBackCohort, submitCohort } from '#server/verbs/cohorts/approve-cohort.ts'
import { archiveCohort, changeCohortOwner } from '#server/verbs/cohorts/archive-cohort.ts'
import { cohortConsequences } from '#server/verbs/cohorts/consequences.ts'
import { createCohort } from '#server/verbs/cohorts/create-cohort.ts'
import { managedCohort } from '#server/verbs/cohorts/managed-cohort.ts'
import { organisationCohorts } from '#server/verbs/cohorts/organisation-cohorts.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

export const manageCohortsResolvers = {
  Query: {
    managedCohort: by((context, { _id }) => managedCohort(context, _id)),
    organisationCohorts: by((context, { org, archived, limit, offset }) =>
      organisationCohorts(context, org, archived, limit, offset),
    ),
    cohortConsequences: by((context, { _id, set, archived }) =>
      cohortConsequences(context, _id, set, archived),
    ),
  },
  Mutation: {
    createCohort: by((context, { org, data, copyOf }) => createCohort(context, org, data, copyOf)),
    submitCohort: by((context, { _id }) => submitCohort(context, _id)),
    approveCohort: by((context, { _id }) => approveCohort(context, _id)),
    sendBackCohort: by((context, { _id, message }) => sendBackCohort(context, _id, message)),
    archiveCohort: by((context, { _id, archived }) => archiveCohort(context, _id, archived)),
    changeCohortOwner: by((context, { _id, user_id }) => changeCohortOwner(context, _id, user_id)),
  },
} satisfies Some
