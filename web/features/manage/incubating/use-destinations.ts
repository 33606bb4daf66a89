import { useQuery } from 'urql'
import { useMe } from '#web/data/session.ts'
import { titlesDocument } from '#web/features/manage/new-cohort/title-documents.ts'
import { platformPlacesDocument } from '#web/features/manage/people/people-documents.ts'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'

/** Where projects of this cohort may go: inside their organisation; for a super admin, anywhere. */
export function useDestinations(isPaused: boolean) {
  const isSuper = useMe()?.superadmin === true
  const { org, cohortId } = useManagePlace()
  const [{ data: own }] = useQuery({
    query: titlesDocument,
    variables: { org },
    pause: isPaused || isSuper,
  })
  const [{ data: all }] = useQuery({ query: platformPlacesDocument, pause: isPaused || !isSuper })
  const organisations = all?.platformPlaces.organisations ?? []
  const found = isSuper
    ? (all?.platformPlaces.cohorts ?? []).flatMap(({ _id, title, org_id }) => {
        const of = organisations.find((one) => one._id === org_id)
        return of ? [{ _id, title, label: `${title} · ${of.name}`, org: of.slug }] : []
      })
    : (own?.organisationCohorts.items ?? []).map(({ cohort: { _id, title } }) => ({
        ...{ _id, title, label: title, org },
      }))
  return { destinations: found.filter(({ _id }) => _id !== cohortId), ownOrg: org }
}
