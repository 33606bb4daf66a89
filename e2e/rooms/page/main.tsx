import '#web/app/app-styles.ts'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'urql'
import layout from '#web/app/layouts/page-layout.module.css'
import { fixtureClient } from '#web/catalogue/fixtures/client.ts'
import { loadAppTexts } from '#web/i18n/load-texts.ts'
import { TextProvider } from '#web/i18n/text.tsx'
import { createTexts } from '#web/i18n/texts.ts'
import { UiProvider } from '#web/ui/ui-provider.tsx'
import { choiceBox, choices } from './checks/choices.ts'
import { drawnAgain } from './checks/drawn.ts'
import { cutTexts, cuttingFields, overflowing } from './checks/fit.ts'
import { enter, faultsOfHeld, hold, press } from './checks/focus.ts'
import { marks } from './checks/marks.ts'
import { sameNames } from './checks/names.ts'
import { reached } from './checks/reached.ts'
import { shownTexts, withoutLanguage } from './checks/texts.ts'
import { fields, stops, unreached, watchFocus } from './checks/walk.ts'
import { type LivingPlan, livingPlan } from './living-plan.ts'
import type { Look } from './look.ts'
import { openRoom, RoomLook } from './room.tsx'
import { settled } from './settled.ts'

const place = document.getElementById('app')
if (!place) throw new Error('The document has no #app')
// As wide as in the product, beside the list of steps.
place.className = layout.canvas ?? ''
// What is outside the window is looked at too.
const sheet = document.head.appendChild(document.createElement('style'))
sheet.textContent = '* { content-visibility: visible !important }'
let root: Root | null = null
let plan: LivingPlan | null = null
let shown = 0

async function leave(): Promise<void> {
  root?.unmount()
  root = null
  localStorage.clear()
  await settled()
}

async function show(look: Look): Promise<void> {
  root?.unmount()
  localStorage.clear()
  document.documentElement.lang = look.locale
  const texts = createTexts(look.locale, await loadAppTexts(look.locale))
  const room = await openRoom(look)
  plan = livingPlan(look.plan)
  shown += 1
  root = createRoot(place as HTMLElement)
  root.render(
    <UiProvider>
      <TextProvider locale={look.locale} texts={texts}>
        <Provider value={fixtureClient}>
          <RoomLook {...room} plan={plan} account={`look-${shown}`} />
        </Provider>
      </TextProvider>
    </UiProvider>,
  )
  await settled()
}

/** What was written is answered, and what others wrote meanwhile arrives; where they need not write for nothing, only then. */
async function answer(isOnlyForWritten = false): Promise<number> {
  const about = (await plan?.answer()) ?? []
  if (isOnlyForWritten && about.length === 0) return 0
  await settled()
  plan?.changeOthers(about)
  await settled()
  return about.length
}

async function others(next: Look['plan']): Promise<void> {
  plan?.others(next)
  await settled()
}

const rooms = {
  ...{ show, leave, settled, answer, others },
  ...{ overflowing, cutTexts, cuttingFields, sameNames, shownTexts, withoutLanguage },
  ...{
    fields,
    stops,
    unreached,
    watchFocus,
    choices,
    choiceBox,
    enter,
    press,
    hold,
    faultsOfHeld,
    marks,
    drawnAgain,
    reached,
  },
}

declare global {
  interface Window {
    rooms: typeof rooms
  }
}

window.rooms = rooms
