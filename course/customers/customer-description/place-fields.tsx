import { useClient } from 'urql'
import { ReadValue } from '#course/shared/read-value.tsx'
import { countryName } from '#domain/places/places.ts'
import { isTooLong, messageText, tooLong } from '#domain/plan/messages.ts'
import { placeSuggestions } from '#web/data/places.ts'
import { CountrySelect } from '#web/forms/place-select.tsx'
import { SuggestedText } from '#web/forms/suggested-text.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { NotSaved } from '#web/step-kit/not-saved.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useLanguageOf } from '#web/step-kit/plan-language.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useDraft } from '#web/step-kit/use-draft.ts'
import { byValues } from '#web/ui/by-values.tsx'
import type { labelsOf, Profile } from './persona.ts'
import classes from './portrait-form.module.css'

const longest = 120

type Props = Record<'country' | 'state' | 'city', string | null | undefined> & {
  segment: string
  label: ReturnType<typeof labelsOf>
  onSave: (fields: Profile) => void
}

/** Country, state and city; the last two with suggestions where the server knows some. */
export const PlaceFields = byValues(function PlaceFields(props: Props) {
  const { segment, label, country, state, city, onSave } = props
  const locale = useLocale()
  const { isEditable } = usePlanFrame()
  const field = `profile.country:${segment}`
  const gap = useGap(field)
  const { states, cities } = placeSuggestions(useClient())
  if (!isEditable) {
    return (
      <div className={classes.pair}>
        <ReadValue label={label.country}>{country && countryName(country, locale)}</ReadValue>
        <ReadValue label={label.state}>{state}</ReadValue>
        <ReadValue label={label.city}>{city}</ReadValue>
      </div>
    )
  }
  return (
    <>
      <div data-field={field}>
        <CountrySelect
          label={label.country}
          name={field}
          required={false}
          error={gap}
          value={country || null}
          onChange={(chosen) => onSave({ country: chosen ?? '' })}
        />
      </div>
      <div className={classes.pair}>
        <Place
          name={`profile.state:${segment}`}
          label={label.state}
          value={state ?? ''}
          of={country ?? ''}
          suggest={() => states(country ?? '')}
          onSave={(typed) => onSave({ state: typed })}
        />
        <Place
          name={`profile.city:${segment}`}
          label={label.city}
          value={city ?? ''}
          of={`${country ?? ''} ${state ?? ''}`.trim()}
          suggest={() => cities(country ?? '', state ?? '')}
          onSave={(typed) => onSave({ city: typed })}
        />
      </div>
    </>
  )
})

type PlaceProps = {
  name: string
  label: string
  value: string
  of: string
  suggest: () => Promise<readonly string[]>
  onSave: (typed: string) => void
}

function Place({ value, name, onSave, ...rest }: PlaceProps) {
  const refuses = (typed: string) => isTooLong(typed, longest)
  const { draft, change, enter, flush } = useDraft(value, onSave, { keptAs: name, refuses })
  const locale = useLocale()
  const language = useLanguageOf(draft)
  const reason = refuses(draft) && messageText(tooLong(draft, longest), locale)
  return (
    <div data-field={name}>
      <SuggestedText
        {...rest}
        name={name}
        required={false}
        value={draft}
        lang={language}
        error={reason ? <NotSaved reason={reason} /> : undefined}
        onChange={change}
        onEnter={enter}
        onLeave={flush}
      />
    </div>
  )
}
