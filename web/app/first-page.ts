import { cacheIsRead } from '#web/data/client.ts'
import { sessionState } from '#web/data/session.ts'
import { within } from '#web/data/within.ts'
import { matchRoute } from './match-route.ts'
import { openFirstPage } from './open-pages.ts'
import { prepareGapRules } from './use-gap-rules.ts'

/** Who is not known here may be sent to the login, and sees no frame that goes away again. */
const patienceMs = { known: 400, unknown: 200 }

/**
 * What a page is made of and what this device has kept of it, so that it is drawn once, and whole. What takes longer is
 * waited for on the page; so is the step where nothing was kept, because the page asks for its plan when it is drawn.
 */
export async function firstPage(pathname: string): Promise<void> {
  const { me } = sessionState()
  const step = me && stepAt(pathname)
  const kept = me && cacheIsRead(me.user_id).then((isAny) => (isAny ? step : null))
  const parts = [openFirstPage(), kept]
  await within(me ? patienceMs.known : patienceMs.unknown, Promise.all(parts)).catch(() => undefined)
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
