import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { reasonTexts } from '#domain/errors.ts'
import { sectors } from '#domain/options/know-how.ts'
import type { Example } from '#web/catalogue/example.ts'
import { longText, useWords } from '#web/catalogue/fixtures/words.ts'
import { ChoiceSelect } from '#web/forms/choice-select.tsx'
import { PhoneField } from '#web/forms/phone-field.tsx'
import { CropDialog } from '#web/forms/picture/crop-dialog.tsx'
import { PictureField } from '#web/forms/picture/picture-field.tsx'
import { CountriesSelect, CountrySelect, LanguagesSelect } from '#web/forms/place-select.tsx'
import { type Entry, RecordList } from '#web/forms/record-list.tsx'
import { SuggestedText } from '#web/forms/suggested-text.tsx'
import { TypedOptions } from '#web/forms/typed-options.tsx'
import { WordText } from '#web/forms/word-text.tsx'
import { useLocale } from '#web/i18n/text.tsx'

const picture = '/icons/germina.svg'

/** Holds the value of a control, as a form would. */
function Held<T>({
  start,
  children,
}: {
  start: T
  children: (value: T, set: (value: T) => void) => ReactNode
}) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}

type Wrong = { wrong?: boolean }

function useFrame(wrong = false) {
  const { name, hint } = useWords()
  const locale = useLocale()
  const error = wrong ? reasonTexts.required[locale] : undefined
  return { label: name, description: hint, name: 'name', required: true, error }
}

function Choice({ start, wrong }: Wrong & { start: string | null }) {
  const frame = useFrame(wrong)
  return (
    <Held start={start}>
      {(value, set) => <ChoiceSelect {...frame} options={sectors} value={value} onChange={set} />}
    </Held>
  )
}

function Country({ start, wrong }: Wrong & { start: string | null }) {
  const frame = useFrame(wrong)
  return (
    <Held start={start}>{(value, set) => <CountrySelect {...frame} value={value} onChange={set} />}</Held>
  )
}

type Several = typeof CountriesSelect | typeof LanguagesSelect

function Places({ of: Select, start, wrong }: Wrong & { of: Several; start: readonly string[] }) {
  const frame = useFrame(wrong)
  return (
    <Held start={start}>{(value, set) => <Select {...frame} most={3} value={value} onChange={set} />}</Held>
  )
}

function Typed({ start, wrong }: Wrong & { start: readonly string[] }) {
  const frame = useFrame(wrong)
  return (
    <Held start={start}>
      {(value, set) => <TypedOptions {...frame} options={sectors} most={3} value={value} onChange={set} />}
    </Held>
  )
}

function Suggested({ start, wrong }: Wrong & { start: string }) {
  const frame = useFrame(wrong)
  return (
    <Held start={start}>
      {(value, set) => (
        <SuggestedText
          {...frame}
          of="KE"
          suggest={async () => ['Kisumu', 'Nairobi']}
          maxLength={60}
          value={value}
          onChange={set}
        />
      )}
    </Held>
  )
}

function Words({ filling, wrong }: Wrong & { filling: 'empty' | 'few' | 'right' | 'many' }) {
  const { text } = useWords()
  const start = { empty: '', few: text, right: longText(text).slice(0, 440), many: longText(longText(text)) }
  const frame = useFrame(wrong)
  return (
    <Held start={start[filling]}>
      {(value, set) => (
        <WordText {...frame} min={50} max={150} longest={20_000} value={value} onChange={set} />
      )}
    </Held>
  )
}

function Phone({ code, number, wrong }: Wrong & { code: string; number: string }) {
  const { name: _name, ...frame } = useFrame(wrong)
  return (
    <Held start={{ code, number }}>
      {(value, set) => (
        <PhoneField
          {...frame}
          names={{ code: 'code', number: 'number' }}
          code={value.code}
          number={value.number}
          country="KE"
          onCode={(next) => set({ ...value, code: next })}
          onNumber={(next) => set({ ...value, number: next })}
        />
      )}
    </Held>
  )
}

function Records({ start, most = 3 }: { start: readonly Entry[]; most?: number }) {
  const { name, hint, score } = useWords()
  const fields = [
    { name: 'a', label: name, max: 100 },
    { name: 'b', label: score, max: 2000, isLong: true },
  ]
  return (
    <Held start={start}>
      {(value, set) => (
        <RecordList
          title={name}
          description={hint}
          add={`+ ${name}`}
          fields={fields}
          value={value}
          most={most}
          onChange={set}
        />
      )}
    </Held>
  )
}

function Cropping({ problem = '' }: { problem?: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen ? (
        <CropDialog
          source={picture}
          isBusy={false}
          problem={problem}
          onSave={close}
          onCancel={close}
          onBroken={close}
        />
      ) : null}
    </>
  )
}

const upload = async () => null

export const examples: readonly Example[] = [
  {
    of: 'forms/choice-select.tsx ChoiceSelect',
    states: {
      empty: () => <Choice start={null} />,
      filled: () => <Choice start={sectors[0]?.value ?? null} />,
      error: () => <Choice start={null} wrong />,
    },
  },
  {
    of: 'forms/place-select.tsx CountrySelect',
    states: {
      empty: () => <Country start={null} />,
      filled: () => <Country start="KE" />,
      'an older name': () => <Country start="Zaire" />,
      error: () => <Country start={null} wrong />,
    },
  },
  {
    of: 'forms/place-select.tsx CountriesSelect',
    states: {
      empty: () => <Places of={CountriesSelect} start={[]} />,
      full: () => <Places of={CountriesSelect} start={['KE', 'UG', 'PE']} />,
      error: () => <Places of={CountriesSelect} start={[]} wrong />,
    },
  },
  {
    of: 'forms/place-select.tsx LanguagesSelect',
    states: {
      empty: () => <Places of={LanguagesSelect} start={[]} />,
      filled: () => <Places of={LanguagesSelect} start={['es', 'sw']} />,
    },
  },
  {
    of: 'forms/typed-options.tsx TypedOptions',
    states: {
      empty: () => <Typed start={[]} />,
      'chosen and typed': () => <Typed start={[sectors[0]?.value ?? '', 'Apicultura']} />,
      full: () => <Typed start={[...sectors.slice(0, 3).map(({ value }) => value)]} />,
      error: () => <Typed start={[]} wrong />,
    },
  },
  {
    of: 'forms/suggested-text.tsx SuggestedText',
    states: {
      empty: () => <Suggested start="" />,
      filled: () => <Suggested start="Kisumu" />,
      error: () => <Suggested start="" wrong />,
    },
  },
  {
    of: 'forms/word-text.tsx WordText',
    states: {
      empty: () => <Words filling="empty" />,
      'too few words': () => <Words filling="few" wrong />,
      'enough words': () => <Words filling="right" />,
      'too many words': () => <Words filling="many" />,
    },
  },
  {
    of: 'forms/phone-field.tsx PhoneField',
    states: {
      empty: () => <Phone code="" number="" />,
      filled: () => <Phone code="+254" number="733 555 019" />,
      error: () => <Phone code="" number="12" wrong />,
    },
  },
  {
    of: 'forms/record-list.tsx RecordList',
    states: {
      empty: () => <Records start={[]} />,
      'two entries': () => <Records start={[{ a: 'Kisumu Polytechnic', b: 'Two years' }, { a: 'KIRDI' }]} />,
      full: () => <Records start={[{ a: 'Kisumu Polytechnic' }]} most={1} />,
    },
  },
  {
    of: 'forms/picture/picture-field.tsx PictureField',
    states: {
      empty: () => <PictureField picture={null} initials="GO" onUpload={upload} />,
      filled: () => <PictureField picture={picture} initials="GO" onUpload={upload} />,
    },
  },
  {
    of: 'forms/picture/crop-dialog.tsx CropDialog',
    states: {
      open: () => <Cropping />,
      'not stored': () => <Cropping problem="The picture could not be stored." />,
    },
  },
]
