import { cacheIsRead, clientFor } from '#web/data/client.ts'
import type { Me } from '#web/data/me.ts'
import { askEarly } from '#web/data/plan/plan-request.ts'
import { sessionState } from '#web/data/session.ts'
import { within } from '#web/data/within.ts'
import { courseAsked } from './course-asked.ts'
import { matchRoute } from './match-route.ts'
import { openFirstPage } from './open-pages.ts'
import { prepareGapRules } from './use-gap-rules.ts'

/** Who is not known here may be sent to the login, and sees no frame that goes away again. */
const patienceMs = { known: 400, unknown: 200 }

/**
 * What a page is made of and what this device has kept of it, so that it is drawn once, and whole. What takes longer is
 * waited for on the page; so is the step where nothing was kept, whose plan is on its way meanwhile.
 */
export async function firstPage(pathname: string): Promise<void> {
  const { me } = sessionState()
  const step = me && stepAt(pathname)
  const kept = me && cacheIsRead(me.user_id).then((isAny) => (isAny ? step : askForPlan(me, pathname)))
  const parts = [openFirstPage(), kept]
  await within(me ? patienceMs.known : patienceMs.unknown, Promise.all(parts)).catch(() => undefined)
}

function askForPlan(me: Me, pathname: string): void {
  const match = matchRoute(pathname)
  const asked = match && courseAsked(me, match)
  const projectId = asked?.projectId
  if (projectId) askEarly(clientFor(me.user_id), { ...asked, projectId })
}

async function stepAt(pathname: string): Promise<void> {
  const { route, params } = matchRoute(pathname) ?? {}
  if (route?.name !== 'home-project-module-step') return
  const { module = '', step = '' } = params ?? {}
  await Promise.all([
    prepareGapRules(module),
    import('./room-screens.ts').then(({ prepareRoom }) => prepareRoom(module, step)),
  ])
}
