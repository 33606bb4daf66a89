import {
  type Address,
  addressNow,
  followAddress,
  navigate,
  type ScrollTo,
} from '#web/shared/address/address.ts'
import { type Found, pageAt } from './open-page.ts'
import { become } from './shown-page.ts'

const lateMs = 1000
/** What is shown meanwhile is not taken away again at once. */
const leastLateMs = 500

let newest = 0

/** Opens the page that the address names, and from then on every one that it names. */
export function openFirstPage(): Promise<void> {
  return Promise.resolve(open(followAddress(open), 'before'))
}

/** The guards decide again, and what could not be shown is tried again. */
export const openAgain = () => void open(addressNow(), 'here')

function open(address: Address, scroll: ScrollTo): void | Promise<void> {
  newest += 1
  const found = pageAt(address)
  return found instanceof Promise ? wait(found, address, scroll) : show(found, address, scroll)
}

async function wait(finding: Promise<Found>, address: Address, scroll: ScrollTo): Promise<void> {
  const turn = newest
  let lateAt = 0
  become({ isPending: true })
  const timer = setTimeout(() => {
    lateAt = performance.now()
    if (turn === newest) become({ isLate: true })
  }, lateMs)
  const found = await finding
  clearTimeout(timer)
  const restMs = lateAt && leastLateMs - (performance.now() - lateAt)
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
  // Somebody has gone somewhere else meanwhile.
  if (turn === newest) await show(found, address, scroll)
}

function show(found: Found, address: Address, scroll: ScrollTo): void | Promise<void> {
  if (found.kind === 'elsewhere') return navigate({ href: found.href, replace: true })
  if (found.kind === 'document') return window.location.replace(found.href)
  become({ page: found, address, scroll, turn: newest, isPending: false, isLate: false })
}
