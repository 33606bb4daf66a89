import { useSyncExternalStore } from 'react'
import type { JoiningRole } from './role-choice.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const never = () => () => undefined

/** The form without a cohort. Links may say which role it is for. */
export function SignUpIsland() {
  const role = useSyncExternalStore(never, wantedRole, () => null)
  return <SignUpForm role={role} />
}

function wantedRole(): JoiningRole | null {
  const role = new URLSearchParams(window.location.search).get('role')
  return role === 'entrepreneur' || role === 'mentor' ? role : null
}
