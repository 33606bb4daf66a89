import type { RefObject } from 'react'
import { usePlacing as usePlacingOf } from '#course/shared/placing/use-placing.ts'
import { labelOf } from '#course/shared/segments.ts'
import { type Frame, placeAt } from '#course/stakeholders/shared/grid.ts'
import { quadrantOf, quadrants } from '#course/stakeholders/shared/power-interest.ts'
import { nameOf, type Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import type { Picture } from '#domain/report/picture.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { moved } from './placing.ts'
import { words } from './words.ts'

type Grid = Pick<Picture, 'width' | 'height'> & { readonly frame: Frame }

/** Places people on the grid of power and interest. */
export function usePlacing({ width, height, frame }: Grid, area: RefObject<HTMLElement | null>) {
  const locale = useLocale()
  const text = words[locale]
  const { write } = usePlanFrame()
  return usePlacingOf({
    width,
    height,
    area,
    idOf: ({ id }: Stakeholder) => id,
    placeAt: (x, y) => placeAt(frame, x, y),
    moved,
    onPut(stakeholder, place) {
      write.update('input', stakeholder.id, place)
      const quadrant = labelOf(quadrants, quadrantOf(place), locale)
      announce(`${nameOf(stakeholder, locale)}: ${text.at(place.power, place.interest)}. ${quadrant}`)
    },
  })
}
