import { Button, Title } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { type Profile, requiredFields } from '#domain/progress/onboarding.ts'
import { placeSuggestions } from '#web/data/places.ts'
import { uploadPicture } from '#web/data/upload-picture.ts'
import { undecidedField } from '#web/forms/field-frame.ts'
import { PictureField } from '#web/forms/picture/picture-field.tsx'
import { ProfileFields } from '#web/forms/profile/profile-fields.tsx'
import type { ProfileForm } from '#web/forms/profile/profile-form.ts'
import { type ProfilePartName, profileParts } from '#web/forms/profile/profile-parts.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { navigate } from '#web/shared/address/address.ts'
import { initials } from '#web/ui/initials.ts'
import { Agreed } from './agreed.tsx'
import classes from './onboarding.module.css'
import type { OnboardingCohort } from './onboarding-documents.ts'
import {
  type Asked,
  errorsOf,
  faultsOf,
  gapsIn,
  gapsOf,
  isDone,
  partToContinue,
  percentOf,
} from './part-state.ts'
import { PartsBar } from './parts-bar.tsx'
import { SaveMark } from './save-mark.tsx'
import { useFinish } from './use-finish.ts'
import { useProfileDraft } from './use-profile-draft.ts'
import { words } from './words.ts'

type Props = {
  userId: string
  asked: Asked
  stored: Profile
  cohort: OnboardingCohort | null
  wantedPart: string | null
  onFinished: (status: string) => void
}

export function ProfileStepper({ userId, asked, stored, cohort, wantedPart, onFinished }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const client = useClient()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const draft = useProfileDraft(userId, stored)
  const { finish, isBusy, problem } = useFinish()
  const [checked, setChecked] = useState<ReadonlySet<ProfilePartName>>(new Set())
  const [avatar, setAvatar] = useState(stored.basic_data?.avatar ?? null)

  const parts = profileParts(asked.role, asked)
  const missing = gapsOf(draft.profile, asked)
  const gaps = [...missing, ...faultsOf(parts, draft.profile), ...draft.refused]
  const [continued] = useState(() => partToContinue(parts, gaps)?.name)
  const part = parts.find(({ name }) => name === (wantedPart ?? continued)) ?? parts[0]
  const shown = useRef(part?.name)
  const position = part ? parts.indexOf(part) : -1
  const isLast = position === parts.length - 1

  // A new part is read from its heading.
  useEffect(() => {
    if (shown.current === part?.name) return
    shown.current = part?.name
    heading.current?.focus({ preventScroll: true })
  }, [part?.name])

  if (!part) return null
  const isChecked = checked.has(part.name)

  const fields: ProfileForm = {
    profile: draft.profile,
    errors: errorsOf(isChecked ? gapsIn(part, gaps) : draft.refused),
    required: new Set(requiredFields(asked.role, asked)),
    set: draft.set,
    ...placeSuggestions(client),
  }

  const open = (name: ProfilePartName) =>
    navigate({ href: localePath(locale, `/signup/onboard?part=${name}`) })

  /** The field is marked when React has drawn the errors. */
  const focusFirstError = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

  async function handleNext(event: FormEvent) {
    event.preventDefault()
    if (!part) return
    setChecked(new Set([...checked, part.name]))
    void draft.flush()
    const undecided = form.current?.querySelector<HTMLElement>(undecidedField)
    if (undecided) return undecided.focus()
    if (gapsIn(part, gaps).length > 0) return focusFirstError()
    const next = parts[position + 1]
    if (next) return open(next.name)
    const unfinished = parts.find((each) => gapsIn(each, gaps).length > 0)
    if (unfinished) {
      setChecked(new Set(parts.map(({ name }) => name)))
      await open(unfinished.name)
      return focusFirstError()
    }
    const status = await finish(draft.flush)
    if (status !== null) onFinished(status)
  }

  async function handlePicture(picture: Blob): Promise<string | null> {
    const answer = await uploadPicture(picture, locale)
    if (answer.avatar) setAvatar(answer.avatar)
    return answer.avatar ? null : (answer.message ?? text.pictureFailed)
  }

  const previous = parts[position - 1]
  const { first_name: first, last_name: last } = draft.profile
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Title order={1}>{text.onboard.title}</Title>
        <p className={classes.lead}>{cohort ? text.onboard.leadCohort(cohort.title) : text.onboard.lead}</p>
      </header>
      <PartsBar
        parts={parts.map((each) => ({ name: each.name, isDone: isDone(each, draft.profile, gaps) }))}
        current={part.name}
        percent={percentOf(missing, asked)}
      />
      <form ref={form} className={classes.form} noValidate onSubmit={handleNext}>
        <div className={classes.title}>
          <Title order={2} ref={heading} tabIndex={-1}>
            {text.onboard.part[part.name]}
          </Title>
          <SaveMark state={draft.refused.length > 0 ? 'refused' : draft.state} />
        </div>
        <p className={classes.about}>{text.onboard.about[part.name]}</p>
        {part.name === 'about' && !asked.simpleOnboard ? (
          <PictureField picture={avatar} initials={initials([first, last])} onUpload={handlePicture} />
        ) : null}
        {part.name === 'commitments' ? <Agreed /> : null}
        <ProfileFields fields={part.fields} form={fields} />
        <div role="alert">{problem ? <p className={classes.problem}>{problem}</p> : null}</div>
        <div className={classes.actions}>
          {previous ? (
            <Button variant="default" onClick={() => open(previous.name)}>
              {text.onboard.back}
            </Button>
          ) : null}
          <Button type="submit" loading={isBusy}>
            {isLast ? (cohort ? text.onboard.finish : text.onboard.finishAlone) : text.onboard.next}
          </Button>
        </div>
      </form>
    </div>
  )
}
