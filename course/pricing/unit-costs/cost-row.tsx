import type { Component } from '#course/pricing/shared/figures.ts'
import { labelOf, type Offering } from '#course/shared/segments.ts'
import { componentTypes } from '#domain/options/products.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { MoneyField } from '#web/step-kit/numbers/money-field.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import classes from './costs.module.css'
import { componentsOf, keptCosts, longestName } from './costs.ts'
import { useCosts } from './use-costs.ts'
import { words } from './words.ts'

type Props = { offering: Offering; row: Component; place: number }

/** One thing that a batch takes: what it is, of which kind, and what it costs. */
export function CostRow({ offering, row, place }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlanFrame()
  const { set, remove } = useCosts(offering)
  const at = `${offering._id}:${place}`
  const kept = `${offering._id}:${keptCosts(componentsOf(offering))[place]}`
  const gap = useGap(`type:${at}`)
  const called = text.row(place + 1)
  return (
    <li className={classes.row} data-field={`name:${at}`}>
      <ItemText
        label={`${text.what} ${called}`}
        keptAs={`name:${kept}`}
        value={row.name}
        maxLength={longestName}
        isOneParagraph
        onSave={(name) => set(place, { name })}
      />
      <div data-field={`type:${at}`}>
        {isEditable ? (
          <PickOne
            aria-label={`${text.kind}: ${called}`}
            options={componentTypes}
            value={row.type ?? null}
            error={gap}
            {...(row.type ? {} : { none: '–' })}
            onPick={(type) => set(place, { type })}
          />
        ) : (
          <p>{labelOf(componentTypes, row.type, locale) || '–'}</p>
        )}
      </div>
      <MoneyField
        field={`cost:${at}`}
        keptAs={`cost:${kept}`}
        label={text.cost}
        of={called}
        value={row.cost}
        hidesLabel
        isRequired
        hasComments={false}
        onSave={(cost) => set(place, { cost })}
      />
      <RemoveButton name={row.name || called} onRemove={() => remove(place)} />
    </li>
  )
}
