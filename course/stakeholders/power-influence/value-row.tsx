import { type CSSProperties, memo } from 'react'
import { labelOf } from '#course/shared/segments.ts'
import { LinkedName } from '#course/stakeholders/shared/linked-name.tsx'
import { groupInks } from '#course/stakeholders/shared/looks.ts'
import { quadrantOf, quadrants } from '#course/stakeholders/shared/power-interest.ts'
import { nameOf, type Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { stakeholderGroups } from '#domain/options/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { ValueSlider } from '#web/step-kit/numbers/value-slider.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { inkColour } from '#web/step-kit/report/picture-shape.tsx'
import classes from './value-row.module.css'
import { words } from './words.ts'

type Props = { stakeholder: Stakeholder; number: number }

/** One stakeholder in numbers. It is drawn again for its own sake alone. */
export const ValueRow = memo(function ValueRow({ stakeholder, number }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { id, group } = stakeholder
  const name = nameOf(stakeholder, locale)
  const called = `${number} ${name}`
  const about = [
    labelOf(quadrants, quadrantOf(stakeholder), locale) || text.notYet,
    labelOf(stakeholderGroups, group, locale),
  ]
  const colour = { '--group': inkColour(group ? groupInks[group] : 'muted') } as CSSProperties
  return (
    <li className={classes.row} data-field={`stakeholder:${id}`} style={colour}>
      <div className={classes.head}>
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        <div className={classes.name}>
          <strong>
            <LinkedName stakeholder={stakeholder} />
          </strong>
          <span className={classes.quadrant}>{about.filter(Boolean).join(' · ')}</span>
        </div>
        <CommentButton field={`stakeholder:${id}`} label={called} />
      </div>
      <Value of="power" stakeholder={stakeholder} called={called} />
      <Value of="interest" stakeholder={stakeholder} called={called} />
    </li>
  )
})

type ValueProps = { of: 'power' | 'interest'; stakeholder: Stakeholder; called: string }

function Value({ of, stakeholder, called }: ValueProps) {
  const text = words[useLocale()]
  const { write, isEditable } = usePlanFrame()
  const { id, [of]: value } = stakeholder
  const label = text.of(text[of], called)
  const save = (next: number | null) =>
    write.update('input', id, { [of]: next === null ? null : Math.round(next) })
  return (
    <div className={classes.value} data-reading={!isEditable}>
      <span className={classes.label} aria-hidden="true">
        {text[of]}
      </span>
      {isEditable ? <ValueSlider label={label} value={value} unset={text.notYet} onSave={save} /> : null}
      <div className={classes.typed}>
        <NumberField
          field={`${of}:${id}`}
          label={label}
          value={value}
          onSave={save}
          check={(next) => (next > 100 ? text.range : undefined)}
          hidesLabel
          hasComments={false}
        />
      </div>
    </div>
  )
}
