import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Parts, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PictureView } from '#web/step-kit/report/picture-view.tsx'
import { Definitions, MissingPlaces } from './definitions.tsx'
import { MarkerCard } from './marker-card.tsx'
import { markers } from './spectrum.ts'
import { spectrumPicture } from './spectrum-picture.ts'
import { words } from './words.ts'

/** Where the organisation stands between charity and business, today and in three years. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  return (
    <Room isWide>
      <PictureView picture={spectrumPicture(data, locale)} />
      <Stack gap="m">
        <Heading>{text.line}</Heading>
        <MissingPlaces />
        <Definitions />
      </Stack>
      <Soft>{text.rule}</Soft>
      <Parts>
        {markers.map((marker) => (
          <MarkerCard key={marker} marker={marker} />
        ))}
      </Parts>
    </Room>
  )
}
