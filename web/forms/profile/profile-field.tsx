import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { reasonTexts } from '#domain/errors.ts'
import { cutText } from '#domain/text.ts'
import { ChoiceSelect } from '#web/forms/choice-select.tsx'
import type { FieldFrame } from '#web/forms/field-frame.ts'
import { LongText } from '#web/forms/long-text.tsx'
import { PhoneField } from '#web/forms/phone-field.tsx'
import { CountriesSelect, CountrySelect, LanguagesSelect } from '#web/forms/place-select.tsx'
import { SuggestedText } from '#web/forms/suggested-text.tsx'
import { TypedOptions } from '#web/forms/typed-options.tsx'
import { WordText } from '#web/forms/word-text.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import type { ProfileForm } from './profile-form.ts'
import { fieldAt, type ProfileControl, type ProfileField as Spec } from './profile-parts.ts'
import { ProfileRecords } from './profile-records.tsx'
import { valueAt } from './profile-values.ts'
import { type ProfilePath, profileFormWords } from './words.ts'

type Drawn = { readonly spec: Spec; readonly form: ProfileForm; readonly frame: FieldFrame }

/** Motivation texts are counted in words (specification part 2, section 9). */
const motivationWords = { min: 50, max: 150 }
const phoneCode = 'basic_data.phoneCode'
const country = 'basic_data.selectedCountry'
const state = 'basic_data.selectedState'

export function ProfileField({ spec, form }: { spec: Spec; form: ProfileForm }) {
  const { label, hint } = profileFormWords[useLocale()]
  const hints: Partial<Record<ProfilePath, string>> = hint
  const error = useErrorText(form)
  const frame: FieldFrame = {
    name: spec.path,
    label: label[spec.path],
    description: hints[spec.path],
    required: form.required.has(spec.path),
    error: error(spec.path),
  }
  const Control = controls[spec.control]
  return <Control spec={spec} form={form} frame={frame} />
}

const controls: Record<ProfileControl, (drawn: Drawn) => ReactNode> = {
  text: (drawn) => <TextInput {...written(drawn)} autoComplete={autoComplete[drawn.spec.path] ?? 'off'} />,
  url: (drawn) => (
    <TextInput
      {...written(drawn)}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://"
    />
  ),
  date: (drawn) => (
    <TextInput {...written(drawn)} type="date" min="1900-01-01" max={today()} autoComplete="bday" />
  ),
  long: (drawn) => <LongText {...drawn.frame} {...typedInto(drawn)} minRows={4} maxRows={16} />,
  words: ({ spec, form, frame }) => (
    <WordText {...frame} {...motivationWords} {...typedInto({ spec, form })} />
  ),
  number: ({ spec, form, frame }) => (
    <NumberInput
      {...frame}
      value={Number(valueAt(form.profile, spec.path) ?? 0) || ''}
      onChange={(value) => form.set(spec.path, value === '' ? null : Number(value))}
      min={1}
      max={50}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      inputMode="numeric"
      hideControls
    />
  ),
  choice: ({ spec, form, frame }) => (
    <ChoiceSelect
      {...frame}
      options={spec.options ?? []}
      value={textAt(form, spec.path) || null}
      onChange={(value) => form.set(spec.path, value)}
    />
  ),
  country: ({ spec, form, frame }) => (
    <CountrySelect
      {...frame}
      value={textAt(form, spec.path) || null}
      onChange={(value) => form.set(spec.path, value ?? '')}
    />
  ),
  state: ({ form, frame, ...drawn }) => (
    <SuggestedText
      {...frame}
      {...suggested({ form, frame, ...drawn })}
      of={textAt(form, country)}
      suggest={() => form.states(textAt(form, country))}
    />
  ),
  city: ({ form, frame, ...drawn }) => (
    <SuggestedText
      {...frame}
      {...suggested({ form, frame, ...drawn })}
      of={`${textAt(form, country)} ${textAt(form, state)}`.trim()}
      suggest={() => form.cities(textAt(form, country), textAt(form, state))}
    />
  ),
  countries: (drawn) => <CountriesSelect {...several(drawn)} />,
  languages: (drawn) => <LanguagesSelect {...several(drawn)} />,
  typed: (drawn) => <TypedOptions {...several(drawn)} options={drawn.spec.options ?? []} />,
  phone: Phone,
  tick: ({ spec, form, frame }) => (
    <Checkbox
      name={frame.name}
      label={frame.label}
      checked={valueAt(form.profile, spec.path) === true}
      onChange={(event) => form.set(spec.path, event.currentTarget.checked)}
    />
  ),
  records: ({ spec, form, frame }) => <ProfileRecords spec={spec} form={form} frame={frame} />,
}

const autoComplete: Readonly<Record<string, string>> = { first_name: 'given-name', last_name: 'family-name' }

function Phone({ spec, form, frame: { name, ...frame } }: Drawn) {
  const error = useErrorText(form)
  return (
    <PhoneField
      {...frame}
      names={{ code: phoneCode, number: name }}
      code={textAt(form, phoneCode)}
      number={textAt(form, spec.path)}
      country={textAt(form, country) || null}
      codeError={error(phoneCode)}
      onCode={(code) => form.set(phoneCode, code)}
      onNumber={(number) => form.set(spec.path, number)}
    />
  )
}

function useErrorText({ errors }: ProfileForm) {
  const locale = useLocale()
  return (path: string) => {
    const reason = errors[path]
    return reason && reasonTexts[reason][locale]
  }
}

function written({ spec, form, frame }: Drawn) {
  return {
    ...frame,
    value: textAt(form, spec.path),
    maxLength: longest(spec.path),
    onChange: (event: { currentTarget: { value: string } }) => form.set(spec.path, event.currentTarget.value),
  }
}

function typedInto({ spec, form }: Pick<Drawn, 'spec' | 'form'>) {
  return {
    value: textAt(form, spec.path),
    longest: longest(spec.path),
    onChange: (value: string) => form.set(spec.path, value),
  }
}

function suggested({ spec, form }: Drawn) {
  return {
    value: textAt(form, spec.path),
    maxLength: longest(spec.path),
    onChange: (value: string) => form.set(spec.path, value),
  }
}

function several({ spec, form, frame }: Drawn) {
  const field = fieldAt(spec.path)
  const value = valueAt(form.profile, spec.path)
  return {
    ...frame,
    value: Array.isArray(value) ? (value as readonly string[]) : [],
    most: field.kind === 'list' ? field.max : 1,
    onChange: (next: string[]) => form.set(spec.path, next),
  }
}

function longest(path: string): number {
  const field = fieldAt(path)
  return field.kind === 'text' ? field.max : 40
}

const textAt = (form: ProfileForm, path: string) => cutText(String(valueAt(form.profile, path) ?? ''), 10_000)
const today = () => new Date().toISOString().slice(0, 10)
