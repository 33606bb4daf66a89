import type { Me } from '#web/data/me.ts'
import type { Params } from './match-route.ts'
import type { NamedRoute } from './routes.ts'

export const guards = ['admin', 'authenticated', 'registered', 'superadmin'] as const
export type Guard = (typeof guards)[number]

export type Session = { readonly me: Me | null }

export type Visit = {
  readonly route: Pick<NamedRoute, 'name'>
  readonly params: Params
  /** Where the person wants to go, with its query, without the language prefix. */
  readonly wanted: string
}

export type Verdict = { readonly allow: true } | { readonly allow: false; readonly to: string }

const allow: Verdict = { allow: true }
const redirect = (to: string): Verdict => ({ allow: false, to })

const rules: Record<Guard, (session: Session, visit: Visit) => Verdict> = {
  authenticated,
  registered,
  admin,
  superadmin,
}

export function passGuards(names: readonly string[], session: Session, visit: Visit): Verdict {
  for (const name of names) {
    if (!isGuard(name)) throw new UnknownGuard()
    const verdict = rules[name](session, visit)
    if (!verdict.allow) return verdict
  }
  return allow
}

export class UnknownGuard extends Error {
  readonly status = 500
  constructor() {
    super('Unknown middleware')
  }
}

function isGuard(name: string): name is Guard {
  return guards.some((guard) => guard === name)
}

function authenticated({ me }: Session, visit: Visit): Verdict {
  if (me?.email.includes('@')) return allow
  return redirect(visit.wanted === '/home' ? '/login' : `/login?next=${encodeURIComponent(visit.wanted)}`)
}

function registered(session: Session, visit: Visit): Verdict {
  const verdict = authenticated(session, visit)
  const { me } = session
  if (!verdict.allow || !me) return verdict
  // Admins run cohorts, they do not join one. Where a cohort is chosen, nobody is sent to choose one.
  if (me.role === 'admin' || visit.route.name === 'signup-getting-started') return allow
  if (me.cohortId === null || me.cohortId === 'none') return redirect('/signup/getting-started')
  if (visit.route.name === 'signup-onboard') return allow
  if (!me.onboarded || me.profile_empty) return redirect('/signup/onboard')
  return allow
}

function admin(session: Session, visit: Visit): Verdict {
  const verdict = authenticated(session, visit)
  const { me } = session
  if (!verdict.allow || !me) return verdict
  if (me.role !== 'admin') return redirect('/home')
  if (me.superadmin || (me.main_org && visit.params.org === me.main_org)) return allow
  return redirect(me.main_org ? `/manage/${me.main_org}` : '/home')
}

function superadmin(session: Session, visit: Visit): Verdict {
  const verdict = authenticated(session, visit)
  const { me } = session
  if (!verdict.allow || !me) return verdict
  if (me.role !== 'admin') return redirect('/home')
  // Everybody on the platform is found from the hub alone, which is the organisation of every super admin.
  const isElsewhere = visit.route.name === 'manage-org-search' && visit.params.org !== me.main_org
  if (me.superadmin) return isElsewhere ? redirect(`/manage/${visit.params.org}`) : allow
  return redirect(me.main_org ? `/manage/${me.main_org}` : '/home')
}
