import { refreshSession } from '#web/data/session.ts'
import { uploadPicture } from '#web/data/upload-picture.ts'
import classes from '#web/features/profile/profile.module.css'
import type { OwnCohort, OwnUser } from '#web/features/profile/profile-documents.ts'
import { profileWords } from '#web/features/profile/words.ts'
import { PictureField } from '#web/forms/picture/picture-field.tsx'
import { profileParts } from '#web/forms/profile/profile-parts.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { initials } from '#web/ui/initials.ts'
import { PartCard } from './part-card.tsx'

type Props = { user: OwnUser; cohort: OwnCohort | null; onSaved: () => void }

/** The profile part by part: read first, changed where one wants to. */
export function AboutMe({ user, cohort, onSaved }: Props) {
  const locale = useLocale()
  const text = profileWords[locale]
  const role = user.role === 'mentor' ? 'mentor' : 'entrepreneur'
  const isAdmin = user.role === 'admin'
  const simpleOnboard = cohort?.simple_onboard === true
  const parts = profileParts(role, { simpleOnboard: false })
    .filter(({ name }) => !isAdmin || name === 'about' || name === 'contact')
    // News are a consent, and stand with the others.
    .map((part) => ({
      ...part,
      fields: part.fields.filter(({ path }) => path !== 'commitments.commitNews'),
    }))

  async function handleUpload(picture: Blob): Promise<string | null> {
    const answer = await uploadPicture(picture, locale)
    if (!answer.avatar) return answer.message || text.failed
    await refreshSession()
    onSaved()
    return null
  }

  return (
    <div className={classes.cards}>
      <section className={classes.card}>
        <PictureField
          picture={user.basic_data?.avatar ?? null}
          initials={initials([user.first_name, user.last_name])}
          onUpload={handleUpload}
        />
      </section>
      {parts.map((part) => (
        <PartCard
          key={part.name}
          part={part}
          user={user}
          rules={isAdmin ? null : { role, simpleOnboard }}
          onSaved={onSaved}
        />
      ))}
    </div>
  )
}
