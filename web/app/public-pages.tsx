import type { ComponentType } from 'react'
import { PublicNotHereYet } from './public-not-here-yet.tsx'
import type { RouteName } from './routes.ts'

/** The pages that are rendered to HTML at build time, by route name. Plain HTML around a few islands. */
export const publicPages: Partial<Record<RouteName, ComponentType>> = {
  index: () => <PublicNotHereYet name="index" />,
  landing: () => <PublicNotHereYet name="landing" />,
  login: () => <PublicNotHereYet name="login" />,
  reset: () => <PublicNotHereYet name="reset" />,
  'privacy-policy': () => <PublicNotHereYet name="privacy-policy" />,
  'data-management': () => <PublicNotHereYet name="data-management" />,
  signup: () => <PublicNotHereYet name="signup" />,
}
