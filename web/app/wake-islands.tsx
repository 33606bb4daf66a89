import { hydrateRoot } from 'react-dom/client'
import type { Locale } from '#web/i18n/locale.ts'
import { IslandFrame } from './island-frame.tsx'
import { islands } from './islands.tsx'

export async function wakeIslands(places: readonly HTMLElement[], locale: Locale): Promise<void> {
  await Promise.all(
    places.map(async (place) => {
      const name = place.dataset.island ?? ''
      const entry = islands[name]
      if (!entry) return
      const [Island, Ui] = await Promise.all([entry.load(), entry.mantine ? loadUi() : null])
      const frame = <IslandFrame locale={locale} Ui={Ui} Island={Island} />
      hydrateRoot(place, frame, { identifierPrefix: name })
    }),
  )
}

async function loadUi() {
  return (await import('#web/ui/ui-provider.tsx')).UiProvider
}
