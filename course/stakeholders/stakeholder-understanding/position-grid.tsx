import { Anchor } from '@mantine/core'
import { memo, useMemo, useRef } from 'react'
import { dotClass, GridView, overDot } from '#course/shared/placing/grid-view.tsx'
import { useGridSide } from '#course/shared/placing/use-grid-side.ts'
import { radius } from '#course/stakeholders/shared/grid.ts'
import { gridPicture } from '#course/stakeholders/shared/grid-picture.ts'
import { nameOf, type Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { cardId } from './stakeholder-card.tsx'
import { words } from './words.ts'

type Props = { stakeholders: readonly Stakeholder[] }

/** The grid of power and interest, told by position. A dot leads to its card. */
export const PositionGrid = memo(function PositionGrid({ stakeholders }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const area = useRef<HTMLDivElement>(null)
  const side = useGridSide(area)
  const picture = useMemo(
    () => gridPicture(stakeholders, locale, { by: 'position', side }),
    [stakeholders, locale, side],
  )
  return (
    <Stack id="grid" gap="m">
      <Heading>{text.grid}</Heading>
      {picture.dots.length === 0 ? <NotPlaced /> : null}
      <GridView picture={picture} ref={area}>
        {picture.dots.map((dot) => (
          <a
            key={dot.stakeholder.id}
            className={dotClass}
            style={overDot(dot, radius, picture)}
            href={`#${cardId(dot.stakeholder.id)}`}
          >
            <span className="visually-hidden">
              {text.toCard(`${dot.number} ${nameOf(dot.stakeholder, locale)}`)}
            </span>
          </a>
        ))}
      </GridView>
    </Stack>
  )
})

function NotPlaced() {
  const text = words[useLocale()]
  const linkTo = useStepLink()
  const { isEditable } = usePlanFrame()
  return (
    <Soft>
      {text.notPlaced} {isEditable ? <Anchor href={linkTo('power-influence')}>{text.toGrid}</Anchor> : null}
    </Soft>
  )
}
