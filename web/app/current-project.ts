import type { Me } from '#web/data/me.ts'
import { type ProjectQuery, useProject } from '#web/data/programme.ts'
import { useMe } from '#web/data/session.ts'
import { useCurrentRoute } from './current-route.tsx'

/** A mentor's project is the one they mentor, an entrepreneur's the one they own; others have none. */
export function projectQuery(me: Me | null, pid: string | undefined): ProjectQuery | null {
  if (pid) return { _id: pid }
  if (me?.project_id) return { _id: me.project_id }
  if (me?.role === 'mentor') return { mentor: me.user_id }
  if (me?.role === 'entrepreneur') return { owner_id: me.user_id }
  return null
}

/** The project in the address, else the person's own. */
export function useCurrentProject() {
  const { params } = useCurrentRoute()
  return useProject(projectQuery(useMe(), params.pid))
}
