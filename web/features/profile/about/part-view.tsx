import classes from '#web/features/profile/profile.module.css'
import type { OwnUser } from '#web/features/profile/profile-documents.ts'
import type { ProfilePart } from '#web/forms/profile/profile-parts.ts'
import { valueAt } from '#web/forms/profile/profile-values.ts'
import { profileFormWords } from '#web/forms/profile/words.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { shownValue } from './shown-value.ts'
import { words as aboutWords } from './words.ts'

/** A part of the profile as it is read; what is empty says so. */
export function PartView({ part, user }: { part: ProfilePart; user: OwnUser }) {
  const locale = useLocale()
  const said = aboutWords[locale]
  const words = { yes: said.yes, no: said.no }
  return (
    <dl className={classes.facts}>
      {part.fields
        .filter(({ when }) => !when || valueAt(user, when) === true)
        .map((spec) => {
          const lines = shownValue(spec, user, locale, words)
          return (
            <div key={spec.path} data-long={spec.control === 'long' || spec.control === 'words' || undefined}>
              <dt>{profileFormWords[locale].label[spec.path]}</dt>
              {lines.length > 0 ? (
                lines.map((line) => <dd key={line}>{line}</dd>)
              ) : (
                <dd className={classes.empty}>{said.empty}</dd>
              )}
            </div>
          )
        })}
    </dl>
  )
}
