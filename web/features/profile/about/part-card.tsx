import { Button, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import classes from '#web/features/profile/profile.module.css'
import type { OwnUser } from '#web/features/profile/profile-documents.ts'
import type { ProfilePart } from '#web/forms/profile/profile-parts.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { PartForm } from './part-form.tsx'
import type { Rules } from './part-gaps.ts'
import { PartView } from './part-view.tsx'
import { words } from './words.ts'

type Props = { part: ProfilePart; user: OwnUser; rules: Rules | null; onSaved: () => void }

/** Who sees what of a profile (product rules on people). */
const seenBy = {
  about: 'aboutNote',
  contact: 'contact',
  business: 'public',
  expertise: 'public',
  experience: 'public',
  motivation: 'private',
  commitments: 'private',
} as const

export function PartCard({ part, user, rules, onSaved }: Props) {
  const text = words[useLocale()]
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const title = text.part[part.name]

  function handleEnd(isSaved: boolean) {
    setEditing(false)
    if (isSaved) onSaved()
    // The button is back only after this change is drawn.
    requestAnimationFrame(() => edit.current?.focus())
  }

  return (
    <section className={classes.card} aria-labelledby={`part-${part.name}`}>
      <div className={classes.cardHead}>
        <div>
          <Title order={2} size="h3" id={`part-${part.name}`}>
            {title}
          </Title>
          <p className={classes.soft}>{text.about[seenBy[part.name]]}</p>
        </div>
        {isEditing ? null : (
          <Button
            ref={edit}
            variant="default"
            onClick={() => setEditing(true)}
            aria-label={text.editPart(title)}
          >
            {text.edit}
          </Button>
        )}
      </div>
      {isEditing ? (
        <PartForm part={part} user={user} rules={rules} onEnd={handleEnd} />
      ) : (
        <PartView part={part} user={user} />
      )}
    </section>
  )
}
