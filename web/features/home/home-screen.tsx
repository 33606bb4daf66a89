import { useMe } from '#web/data/session.ts'
import { part } from '#web/ui/part.tsx'
import { EntrepreneurHome } from './entrepreneur-home.tsx'
import { MentorHome } from './mentor-home.tsx'

/** Others do not wait for what only admins see. */
const AdminHome = part(async () => (await import('./admin-home.tsx')).AdminHome)

/** What should I do now? */
export function HomeScreen() {
  const me = useMe()
  if (!me) return null
  if (me.role === 'admin') return <AdminHome me={me} />
  return me.role === 'mentor' ? <MentorHome me={me} /> : <EntrepreneurHome me={me} />
}
