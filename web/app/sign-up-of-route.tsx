import { useEffect } from 'react'
import { CohortSignUpScreen } from '#web/features/joining/cohorts/cohort-sign-up-screen.tsx'
import { SignUpForm } from '#web/features/public/sign-up/sign-up-form.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { navigate } from '#web/shared/address/address.ts'
import { useScreenAddress } from '#web/shared/screen-address.ts'
import { useScreenRoute } from './screen-route.ts'
import { wantedRole } from './wanted-role.ts'

/** 'none' is no cohort: it leads to where one is chosen. */
export function SignUpOfRoute() {
  const { cohortId } = useScreenRoute().params
  const { search } = useScreenAddress()
  const locale = useLocale()
  useEffect(() => {
    if (cohortId === 'none')
      void navigate({ href: localePath(locale, '/signup/getting-started'), replace: true })
  }, [cohortId, locale])
  if (!cohortId || cohortId === 'none') return null
  return (
    <CohortSignUpScreen
      key={cohortId}
      cohortId={cohortId}
      code={search.get('code')}
      role={wantedRole(search)}
      Form={SignUpForm}
    />
  )
}
