import type { Me } from '#web/data/me.ts'
import { useOrganisation } from '#web/data/organisation.ts'
import { useCoursePlace } from './course-context.ts'
import { useCurrentRoute } from './current-route.tsx'

/** The organisation of the cohort or the address one is in; elsewhere one's own. */
export function useOrganisationHere(me: Pick<Me, 'main_org' | 'org_name'> | null) {
  const { cohort } = useCoursePlace()
  const { params } = useCurrentRoute()
  const isOwn = !params.org || params.org === me?.main_org
  const { name } = useOrganisation(isOwn || cohort?.org ? null : params.org)
  if (cohort?.org) return { slug: cohort.org, name: cohort.org_name ?? cohort.org }
  return isOwn
    ? { slug: me?.main_org ?? null, name: me?.org_name ?? null }
    : { slug: params.org ?? null, name }
}
