import type { ComponentType } from 'react'
import { useMe } from '#web/data/session.ts'
import { useText } from '#web/i18n/text.tsx'
import { useCoursePlace } from './course-context.ts'
import { useCurrentRoute } from './current-route.tsx'
import { useOrganisationHere } from './organisation-here.ts'
import { useNamePage } from './page-name.ts'
import { pageText } from './page-text.ts'

// A screen that is loaded again for another filter of its list stays the one that it is.
const known = new Map<ComponentType, ComponentType>()

/** The same screen, with the names of its cohort and organisation in the title of the document. */
export function named(Screen: ComponentType): ComponentType {
  const before = known.get(Screen)
  if (before) return before
  known.set(Screen, NamedScreen)
  return NamedScreen

  function NamedScreen() {
    const text = useText()
    const { route, params } = useCurrentRoute()
    const { cohort } = useCoursePlace()
    const { name } = useOrganisationHere(useMe())
    const within = [params.cohortid ? cohort?.title : null, name]
    useNamePage(
      pageText(text, route.name).title,
      within.filter((one) => one != null),
    )
    return <Screen />
  }
}
