import { useState } from 'react'
import { positions } from '#domain/options/stakeholders.ts'
import type { Example } from '#web/catalogue/example.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'
import { longText, useWords } from '#web/catalogue/fixtures/words.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { ChoiceField } from '#web/step-kit/choice-field.tsx'
import { ImportDrawer } from '#web/step-kit/import/import-drawer.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'

const words = {
  en: {
    open: 'Import from your interviews',
    tick: 'Tick what belongs to this segment.',
    nothing: 'You have no notes yet. Write down what you heard first.',
    groups: ['What do you do when the water is brown?', 'What does clean water cost you?'],
  },
  es: {
    open: 'Importar de tus entrevistas',
    tick: 'Marca lo que es de este segmento.',
    nothing: 'Todavía no tienes notas. Primero anota lo que escuchaste.',
    groups: ['¿Qué haces cuando el agua sale turbia?', '¿Cuánto te cuesta el agua limpia?'],
  },
} as const

function Importing({ count, isTaken = false }: { count: number; isTaken?: boolean }) {
  const { text, other } = useWords()
  const { open, tick, nothing, groups } = words[useLocale()]
  const [taken, setTaken] = useState<readonly string[]>(isTaken ? ['0-0', '1-0'] : [])
  const shown = groups.map((title, group) => ({
    title,
    items: Array.from({ length: count }, (_, place) => ({
      id: `${group}-${place}`,
      text: `${place % 2 ? other : text} ${place + 1}`,
      about: 'Doña Rosa',
      isTaken: taken.includes(`${group}-${place}`),
    })),
  }))
  return (
    <ImportDrawer
      label={open}
      hint={tick}
      groups={shown}
      empty={<p>{nothing}</p>}
      onImport={(ids) => setTaken((now) => [...now, ...ids])}
    />
  )
}

function Picking({ isLong = false }: { isLong?: boolean }) {
  const { text, other } = useWords()
  const { open, groups } = words[useLocale()]
  const [value, setValue] = useState<string | null>(null)
  const options = [text, isLong ? longText(other) : other]
  return <PickOne label={groups[0]} none={open} options={options} value={value} onPick={setValue} />
}

function Choosing() {
  const { text } = useWords()
  const { groups } = words[useLocale()]
  const [value, setValue] = useState<(typeof positions)[number]['value'] | null>(null)
  return (
    <ChoiceField
      field="position"
      label={groups[1]}
      of={text}
      options={positions}
      value={value}
      onPick={setValue}
    />
  )
}

export const examples: readonly Example[] = [
  {
    of: 'step-kit/choice-field.tsx ChoiceField',
    states: {
      'nothing chosen': () => <Scene children={<Choosing />} />,
      'with a message': () => (
        <Scene gaps={[{ field: 'position', message: 'required' }]} children={<Choosing />} />
      ),
      'read by a mentor': () => <Scene as="mentor" children={<Choosing />} />,
    },
  },
  {
    of: 'step-kit/pick-one.tsx PickOne',
    states: {
      'nothing chosen': () => <Scene children={<Picking />} />,
      'a long choice': () => <Scene children={<Picking isLong />} />,
    },
  },
  {
    of: 'step-kit/import/import-drawer.tsx ImportDrawer',
    states: {
      'nothing to import': () => <Scene children={<Importing count={0} />} />,
      'a few items': () => <Scene children={<Importing count={2} />} />,
      'some are here already': () => <Scene children={<Importing count={2} isTaken />} />,
      'many items, with a search': () => <Scene children={<Importing count={20} />} />,
      'read by a mentor': () => <Scene as="mentor" children={<Importing count={2} />} />,
    },
  },
]
