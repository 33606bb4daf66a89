import { useState } from 'react'
import type { Example } from '#web/catalogue/example.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'
import { longText, useWords } from '#web/catalogue/fixtures/words.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { ImportDrawer } from '#web/step-kit/import/import-drawer.tsx'
import { NoteList } from '#web/step-kit/notes/note-list.tsx'
import type { Note } from '#web/step-kit/notes/note-row.tsx'
import { ScoreSlider } from '#web/step-kit/score-slider.tsx'

const words = {
  en: {
    label: 'Pains of the families',
    add: 'What annoys, blocks or frightens them?',
    empty: 'No pain yet. Begin with what they told you.',
    about: 'How does it show?',
    ask: 'Remove this pain?',
    badge: 'From an interview',
    strength: 'How strong is it?',
    open: 'Import from your interviews',
    tick: 'Tick what belongs to this segment.',
    nothing: 'You have no notes yet. Write down what you heard first.',
    groups: ['What do you do when the water is brown?', 'What does clean water cost you?'],
  },
  es: {
    label: 'Frustraciones de las familias',
    add: '¿Qué les molesta, les frena o les da miedo?',
    empty: 'Todavía no hay ninguna. Empieza con lo que te contaron.',
    about: '¿Cómo se nota?',
    ask: '¿Quitar esta frustración?',
    badge: 'De una entrevista',
    strength: '¿Qué tan fuerte es?',
    open: 'Importar de tus entrevistas',
    tick: 'Marca lo que es de este segmento.',
    nothing: 'Todavía no tienes notas. Primero anota lo que escuchaste.',
    groups: ['¿Qué haces cuando el agua sale turbia?', '¿Cuánto te cuesta el agua limpia?'],
  },
} as const

type Filling = 'none' | 'titles' | 'texts' | 'long' | 'twice'

function useNotes(filling: Filling): readonly Note[] {
  const { text, other, removeAbout } = useWords()
  const { badge } = words[useLocale()]
  const titles = [
    { id: '1', title: text },
    { id: '2', title: other },
  ]
  if (filling === 'none') return []
  if (filling === 'titles') return titles
  if (filling === 'twice') return titles.map((note) => ({ ...note, title: text }))
  const about = filling === 'long' ? longText(text) : text
  return titles.map((note) => ({ ...note, about, badge, consequence: removeAbout }))
}

function Notes({ filling, hasScore }: { filling: Filling; hasScore?: boolean }) {
  const { low, high } = useWords()
  const { label, strength, ...rest } = words[useLocale()]
  const [notes, setNotes] = useState(useNotes(filling))
  const change = (id: string, fields: object) =>
    setNotes((now) => now.map((note) => (note.id === id ? { ...note, ...fields } : note)))
  return (
    <NoteList
      kind="pain"
      label={label}
      notes={notes}
      words={rest}
      onAdd={(title) => setNotes((now) => [...now, { id: crypto.randomUUID(), title, about: '' }])}
      onChange={change}
      onRemove={(id) => setNotes((now) => now.filter((note) => note.id !== id))}
      {...(hasScore
        ? {
            extra: () => <ScoreSlider label={strength} low={low} high={high} value={3} onChange={() => {}} />,
          }
        : {})}
    />
  )
}

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

const gaps = [{ field: 'pain:2', message: 'required' }] as const

export const examples: readonly Example[] = [
  {
    of: 'step-kit/notes/note-list.tsx NoteList',
    states: {
      empty: () => <Scene children={<Notes filling="none" />} />,
      'titles alone': () => <Scene children={<Notes filling="titles" />} />,
      'with texts': () => <Scene children={<Notes filling="texts" />} />,
      'with a score': () => <Scene children={<Notes filling="texts" hasScore />} />,
      'long text': () => <Scene children={<Notes filling="long" />} />,
      twice: () => <Scene children={<Notes filling="twice" />} />,
      'something is missing': () => <Scene gaps={gaps} children={<Notes filling="titles" />} />,
      'read by a mentor': () => <Scene as="mentor" children={<Notes filling="texts" />} />,
      'read by a mentor, empty': () => <Scene as="mentor" children={<Notes filling="none" />} />,
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
