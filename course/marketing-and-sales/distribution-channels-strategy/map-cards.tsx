import { useId } from 'react'
import type { Coverage } from '#course/marketing-and-sales/shared/channels.ts'
import { coverages } from '#domain/options/marketing.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Fault } from '#web/step-kit/layout/said.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LineIcon } from '#web/ui/line-icon.tsx'
import classes from './strategy.module.css'
import { words } from './words.ts'

const sheet = 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2z'
const dots = (...places: readonly string[]) => places.map((place) => `M${place}v.01`).join('')

/** A map with the places where one can buy. */
const maps: Readonly<Record<Coverage, string>> = {
  intensive:
    sheet +
    dots(
      '6 8',
      '9 7.5',
      '12 8.5',
      '15 8',
      '18 7',
      '6 12',
      '10 12',
      '14 12',
      '18 11.5',
      '6 16',
      '12 16',
      '17 16',
    ),
  selective: sheet + dots('7 9', '13 13', '17 9'),
  exclusive: `${sheet}M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 12v.01`,
}

type Props = {
  field: string
  of: string
  value: Coverage | null
  /** The one that fits the way people look for it. */
  advised: Coverage | null
  onChange: (value: Coverage) => void
}

/** How widely something is sold, as one of three maps. Readers see the one that was chosen. */
export function MapCards({ field, of, value, advised, onChange }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const name = useId()
  const { isEditable } = usePlanFrame()
  const gap = useGap(field)
  const shown = isEditable ? coverages : coverages.filter((one) => one.value === value)
  return (
    <fieldset className={classes.maps} data-field={field} aria-invalid={gap ? true : undefined}>
      <legend>
        {text.coverage}
        <span className="visually-hidden">: {of}</span>
      </legend>
      {shown.map(({ value: coverage, [locale]: label }) => (
        <label key={coverage} className={classes.map}>
          <input
            type="radio"
            name={name}
            checked={coverage === value}
            disabled={!isEditable}
            onChange={() => onChange(coverage)}
          />
          <LineIcon path={maps[coverage]} size={64} />
          <strong>{label}</strong>
          <span>{text.about[coverage]}</span>
          {coverage === advised ? (
            <small>
              <Icon name="check" /> {text.fits}
            </small>
          ) : null}
        </label>
      ))}
      {shown.length === 0 ? <p>–</p> : null}
      <Fault>{gap}</Fault>
    </fieldset>
  )
}
