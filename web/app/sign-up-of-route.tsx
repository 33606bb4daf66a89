import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CohortSignUpScreen } from '#web/features/joining/cohorts/cohort-sign-up-screen.tsx'
import { SignUpForm } from '#web/features/public/sign-up/sign-up-form.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useCurrentRoute } from './current-route.tsx'
import { useSearch } from './shell/use-search.ts'
import { wantedRole } from './wanted-role.ts'

/** 'none' is no cohort: it leads to where one is chosen. */
export function SignUpOfRoute() {
  // Missing for a moment while the page before this one is still the current route.
  const { cohortId } = useCurrentRoute().params
  const search = useSearch()
  const locale = useLocale()
  const navigate = useNavigate()
  useEffect(() => {
    if (cohortId === 'none')
      void navigate({ href: localePath(locale, '/signup/getting-started'), replace: true })
  }, [cohortId, locale, navigate])
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
