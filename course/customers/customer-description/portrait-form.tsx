import { lazy, Suspense } from 'react'
import { ReadValue } from '#course/shared/read-value.tsx'
import { initialsOf, labelOf, portraitOf, type Segment } from '#course/shared/segments.ts'
import type { Choice } from '#domain/fields.ts'
import { familyStatuses, genders, incomeFrequencies } from '#domain/options/customers.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Below, Columns } from '#web/step-kit/layout/room.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { MoneyField } from '#web/step-kit/numbers/money-field.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { JobList } from './job-list.tsx'
import { labelsOf, type Profile } from './persona.ts'
import { PersonaCard } from './persona-card.tsx'
import classes from './portrait-form.module.css'
import { words } from './words.ts'

// The form is there before these, which bring more code than all the rest of it.
const AgeRange = lazy(async () => ({ default: (await import('./age-range.tsx')).AgeRange }))
const PlaceFields = lazy(async () => ({ default: (await import('./place-fields.tsx')).PlaceFields }))

const PortraitPicture = lazy(async () => ({
  default: (await import('./portrait-picture.tsx')).PortraitPicture,
}))

type Props = { segment: Segment }

/** One typical person of a segment: questions, and the card that grows with the answers. */
export function PortraitForm({ segment }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const label = labelsOf(segment, locale)
  const { write, isEditable } = usePlanFrame()
  const { _id: id, profile = {} } = segment
  const save = (fields: Profile) => write.update('segment', id, { profile: fields })
  const textOf = (name: 'name' | 'occupation' | 'work_description' | 'story', maxLength: number) => (
    <PlanText
      field={`profile.${name}:${id}`}
      label={label[name]}
      value={profile?.[name]}
      {...(name in text.hints ? { hint: text.hints[name as keyof typeof text.hints] } : {})}
      maxLength={maxLength}
      isLong={name === 'story'}
      hasComments={false}
      onSave={(typed) => save({ [name]: typed })}
    />
  )
  return (
    <Columns share="third" isSticky side={<PersonaCard segment={segment} />}>
      <Stack>
        {isEditable ? (
          <Suspense fallback={<div className={classes.pictureToCome} aria-busy />}>
            <PortraitPicture
              segment={id}
              picture={portraitOf(segment)}
              initials={initialsOf({ name: profile?.name })}
              onSave={save}
            />
          </Suspense>
        ) : null}
        {textOf('name', 120)}
        <Suspense fallback={<div className={classes.ageToCome} aria-busy />}>
          <AgeRange segment={id} age={profile?.age} label={label.age} onSave={(age) => save({ age })} />
        </Suspense>
        <div className={classes.pair}>
          <Pick segment={segment} name="gender" options={genders} />
          <Pick segment={segment} name="family_status" options={familyStatuses} />
        </div>
        <Suspense fallback={<div className={classes.placesToCome} aria-busy />}>
          <PlaceFields
            segment={id}
            label={label}
            country={profile?.country}
            state={profile?.state}
            city={profile?.city}
            onSave={save}
          />
        </Suspense>
        <Below>
          {textOf('occupation', 200)}
          {textOf('work_description', 2000)}
          <div className={classes.pair}>
            <Pick segment={segment} name="income" options={incomeFrequencies} />
            <MoneyField
              field={`profile.income_amount:${id}`}
              label={label.income_amount}
              value={profile?.income_amount}
              hasComments={false}
              onSave={(income_amount) => save({ income_amount })}
            />
          </div>
          {textOf('story', 5000)}
          <Card wash="grey">
            <JobList segment={segment} />
          </Card>
        </Below>
      </Stack>
    </Columns>
  )
}

type PickProps = Props & { name: 'gender' | 'family_status' | 'income'; options: readonly Choice[] }

function Pick({ segment, name, options }: PickProps) {
  const locale = useLocale()
  const label = labelsOf(segment, locale)[name]
  const { write, isEditable } = usePlanFrame()
  const field = `profile.${name}:${segment._id}`
  const gap = useGap(field)
  const value = segment.profile?.[name] ?? null
  if (!isEditable) return <ReadValue label={label}>{labelOf(options, value, locale)}</ReadValue>
  return (
    <div data-field={field}>
      <PickOne<string>
        label={label}
        options={options}
        none={words[locale].choose}
        value={value}
        error={gap}
        onPick={(picked) => write.update('segment', segment._id, { profile: { [name]: picked } })}
      />
    </div>
  )
}
