import { useMemo } from 'react'
import { nameOf, type Offering } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { pixelsPerPoint } from '#web/step-kit/zoom/in-pixels.ts'
import { Sheet } from '#web/step-kit/zoom/sheet.tsx'
import { SheetThing } from '#web/step-kit/zoom/sheet-thing.tsx'
import { ZoomFrame } from '#web/step-kit/zoom/zoom-frame.tsx'
import { canvasLayout } from './canvas-layout.ts'
import { groundShapes, needShapes, offeringShapes } from './canvas-shapes.ts'
import type { Fit, FitRow } from './fit.ts'
import { fitWords } from './fit-words.ts'
import { levelOf, type NeedKind, titleOf } from './needs.ts'

/** What was pressed first; the second press joins them. */
export type Chosen = { readonly need?: string; readonly offering?: string }

type Props = {
  kind: NeedKind
  fit: Fit
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** The canvas of the report with a button over each box: a need and an offering, one after the other, are connected. */
export function FitPicture({ kind, fit, chosen, onChoose }: Props) {
  const locale = useLocale()
  const text = fitWords[kind][locale]
  const { isEditable } = usePlanFrame()
  const layout = useMemo(
    () => canvasLayout(fit.offerings, [{ kind, rows: fit.rows }], (one) => nameOf(one, locale)),
    [kind, fit, locale],
  )
  const need = fit.rows.find((row) => row.need._id === chosen.need)?.need
  const offering = fit.offerings.find(({ _id }) => _id === chosen.offering)
  const hint = need ? text.now(titleOf(need)) : offering ? text.nowNeed(nameOf(offering, locale)) : text.hint
  const choose = (one: Chosen) => (isEditable ? () => onChoose({ ...chosen, ...one }) : undefined)
  const offeringSaid = (one: Offering) => [nameOf(one, locale), one === offering ? text.chosen : '']
  const needSaid = ({ need: one, state, matches }: FitRow) => [
    titleOf(one),
    levelOf(one) === null ? '' : text.of(levelOf(one) ?? 0),
    state === 'met' ? text.metBy(matches.map((match) => nameOf(match.offering, locale))) : text.states[state],
    one === need ? text.chosen : '',
  ]
  return (
    <ZoomFrame label={text.canvas} hint={isEditable ? hint : ''} width={layout.width * pixelsPerPoint}>
      {(zoom) => (
        <Sheet width={layout.width} height={layout.height} zoom={zoom} ground={groundShapes(layout, locale)}>
          {layout.offerings.map((placed) => (
            <SheetThing
              key={placed.offering._id}
              place={placed}
              shapes={offeringShapes(placed, placed.offering === offering)}
              said={spoken(offeringSaid(placed.offering))}
              id={placed.offering._id}
              onOpen={choose({ offering: placed.offering._id })}
            />
          ))}
          {layout.needs.map((placed) => (
            <SheetThing
              key={placed.row.need._id}
              place={placed}
              shapes={needShapes(placed, placed.row.need === need)}
              said={spoken(needSaid(placed.row))}
              id={placed.row.need._id}
              onOpen={choose({ need: placed.row.need._id })}
            />
          ))}
        </Sheet>
      )}
    </ZoomFrame>
  )
}

const spoken = (words: readonly string[]) => words.filter(Boolean).join('. ')
