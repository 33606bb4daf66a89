import { applicationStatuses } from '#domain/options/programme.ts'
import { canApplicantMove } from '#domain/progress/application.ts'
import type { Application, OpenCohort } from './application-documents.ts'

/** The open cohorts one may apply to: those without an application of one's own, and those one withdrew from. */
export function joinable(
  cohorts: readonly OpenCohort[],
  applications: readonly Pick<Application, 'cohort_id' | 'status'>[],
): readonly OpenCohort[] {
  return cohorts.filter(({ _id }) => {
    const own = applications.find((application) => application.cohort_id === _id)
    const status = applicationStatuses.find(({ value }) => value === (own?.status ?? 'none'))
    return status !== undefined && canApplicantMove(status.value, 'pending')
  })
}
