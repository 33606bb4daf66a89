import { useMe } from '#web/data/session.ts'
import { AdminHome } from './admin-home.tsx'
import { EntrepreneurHome } from './entrepreneur-home.tsx'
import { MentorHome } from './mentor-home.tsx'

/** What should I do now? */
export function HomeScreen() {
  const me = useMe()
  if (!me) return null
  if (me.role === 'admin') return <AdminHome me={me} />
  return me.role === 'mentor' ? <MentorHome me={me} /> : <EntrepreneurHome me={me} />
}
