import { useMemo } from 'react'
import { splitLocale } from '#web/i18n/locale.ts'
import { useScreenAddress } from '#web/shared/screen-address.ts'

export type ManagePlace = {
  /** The organisation's slug. */
  readonly org: string
  readonly cohortId: string
}

/** '/manage/acme/64…/applications' → organisation and cohort of the page; empty where the page is of none. */
export function managePlace(pathname: string): ManagePlace {
  const [, , org = '', cohortId = ''] = splitLocale(pathname).path.split('/').map(decodeURIComponent)
  return { org, cohortId }
}

export function useManagePlace(): ManagePlace {
  const { pathname } = useScreenAddress()
  return useMemo(() => managePlace(pathname), [pathname])
}
