import { device } from '#web/data/device.ts'
import { isRemembered } from '#web/data/session.ts'
import { isSharedComputer } from '#web/data/shared-computer.ts'

/** An element: its name, its attributes, and what is in it. */
type Drawn = [string, Record<string, string>, ...(Drawn | string)[]]
/** `web/public/last-look.js` shows it when the page is opened again. */
type Look = {
  address: string
  account: string
  build: string
  /** Of the window, and of what is left of it beside the browser's own bar. */
  width: number
  room: number
  top: Drawn
}

const key = 'germina.looks'
/** Unsent work lives in the same store, and needs its room more. */
const most = { looks: 8, letters: 20_000 }
/** What is true at its moment alone. */
const passing = '[role=status], [role=alert], [aria-live], [data-as-of-now]'

/** Keeps what stands at the top of the page that is seen now, down to its heading. */
export function keepLook(account: string): void {
  const app = document.getElementById('app')
  const heading = app?.querySelector('main h1')
  if (!app || !heading || isSharedComputer() || !isRemembered()) return
  const address = location.pathname + location.search
  const others = looks().filter((look) => look.account === account && look.address !== address)
  const build = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
  const { clientWidth: room, style } = document.documentElement
  const [name, , ...children] = drawnUntil(heading, app)
  const top: Drawn = [name, { style: style.cssText }, ...children]
  const look: Look = { address, account, build, width: innerWidth, room, top }
  const isKept = !heading.closest(passing) && JSON.stringify(look).length <= most.letters
  device.set(key, JSON.stringify([...(isKept ? [look] : []), ...others].slice(0, most.looks)))
}

function looks(): Look[] {
  try {
    return JSON.parse(device.get(key) ?? '[]') as Look[]
  } catch {
    // A damaged entry is the same as none.
    return []
  }
}

function drawnUntil(heading: Element, element: Element): Drawn {
  const children = [...element.childNodes].flatMap((child): (Drawn | string)[] => {
    if (heading.compareDocumentPosition(child) === Node.DOCUMENT_POSITION_FOLLOWING) return []
    if (child instanceof Element) return isLasting(child) ? [drawnUntil(heading, child)] : []
    return child.nodeType === Node.TEXT_NODE ? [child.textContent ?? ''] : []
  })
  return [nameOf(element), attributesOf(element), ...children]
}

const isLasting = (element: Element) =>
  !element.matches(passing) && getComputedStyle(element).display !== 'none'

function attributesOf(element: Element): Record<string, string> {
  const isDrawing = element instanceof SVGElement
  const own = [...element.attributes]
    .filter(({ name }) => isDrawing || /^(class|style|lang|src|alt|data-.*)$/.test(name))
    .map(({ name, value }) => [name, value])
  if (isDrawing) own.push(['xmlns', element.namespaceURI ?? ''])
  if (element.localName === 'h1') own.push(['data-heading', ''])
  return Object.fromEntries(own) as Record<string, string>
}

/** A page has one title and one main part: the real ones. */
const nameOf = ({ localName }: Element) => (/^(h1|main)$/.test(localName) ? 'div' : localName)
