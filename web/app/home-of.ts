import type { Me } from '#web/data/me.ts'

/** Where 'Home page' leads: who is signed in stays inside. */
export function homeOf(me: Me | null): '/home' | '/' {
  return me ? '/home' : '/'
}
