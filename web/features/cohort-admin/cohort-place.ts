import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { splitLocale } from '#web/i18n/locale.ts'

export type CohortPlace = {
  /** The organisation's slug. */
  readonly org: string
  readonly cohortId: string
}

/** '/manage/acme/64…/applications' → organisation and cohort of the page. */
export function cohortPlace(pathname: string): CohortPlace {
  const [, , org = '', cohortId = ''] = splitLocale(pathname).path.split('/').map(decodeURIComponent)
  return { org, cohortId }
}

export function useCohortPlace(): CohortPlace {
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  return useMemo(() => cohortPlace(pathname), [pathname])
}
