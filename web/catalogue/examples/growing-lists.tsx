import { useState } from 'react'
import type { Example } from '#web/catalogue/example.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'
import { longText, useWords } from '#web/catalogue/fixtures/words.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CheckList } from '#web/step-kit/check-list.tsx'
import { Chips } from '#web/step-kit/lists/chips.tsx'
import { DialogForm } from '#web/step-kit/lists/dialog-form.tsx'
import { FoldedForm } from '#web/step-kit/lists/folded-form.tsx'
import type { Line } from '#web/step-kit/lists/growing-line.tsx'
import { GrowingList } from '#web/step-kit/lists/growing-list.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { Picks } from '#web/step-kit/picks.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { ScoreSlider } from '#web/step-kit/score-slider.tsx'
import { Switch } from '#web/ui/switch.tsx'

const words = {
  en: {
    line: (n: number) => `Principle ${n}`,
    add: 'New principle',
    hint: 'One to five, in plain words',
    empty: 'No principle yet. Begin with what you would never give up.',
    none: 'No principle yet.',
    ask: 'Remove this principle?',
    full: 'Five are enough: remove one to add another.',
    ideas: 'Ideas',
    short: 'short',
  },
  es: {
    line: (n: number) => `Principio ${n}`,
    add: 'Principio nuevo',
    hint: 'De uno a cinco, en palabras sencillas',
    empty: 'Todavía no hay principios. Empieza con lo que nunca dejarías.',
    none: 'Todavía no hay principios.',
    ask: '¿Quitar este principio?',
    full: 'Cinco bastan: quita uno para agregar otro.',
    ideas: 'Ideas',
    short: 'corto',
  },
} as const

type Filling = 'none' | 'some' | 'long'

function useLines(filling: Filling): readonly Line[] {
  const { text, other, removeAbout } = useWords()
  if (filling === 'none') return []
  return [
    { id: '1', text: filling === 'long' ? longText(text) : text, consequence: removeAbout },
    { id: '2', text: other },
  ]
}

type Props = {
  filling: Filling
  form: string
  isFull?: boolean
  isOrdered?: boolean
  isChecked?: boolean
  hasMore?: boolean
}

function More({ line }: { line: Line }) {
  const { who, score: label, low, high } = useWords()
  return (
    <>
      <PlanText
        field={`principle:${line.id}.about`}
        label={who}
        of={line.text}
        value=""
        onSave={() => {}}
        hasComments={false}
      />
      <ScoreSlider field="score" of={line.text} value={3} onChange={() => {}} {...{ label, low, high }} />
    </>
  )
}

function Growing(props: Props) {
  const { filling, form, isFull = false, isOrdered = false, isChecked = false, hasMore = false } = props
  const text = words[useLocale()]
  const [lines, setLines] = useState(useLines(filling))
  return (
    <GrowingList
      kind="principle"
      form={form}
      lines={lines}
      words={text}
      most={isFull ? 2 : 5}
      maxLength={2000}
      isNumbered={isOrdered}
      hasComments={isOrdered}
      onAdd={(added) => setLines((now) => [...now, { id: crypto.randomUUID(), text: added }])}
      onChange={(id, next) =>
        setLines((now) => now.map((line) => (line.id === id ? { ...line, text: next } : line)))
      }
      onRemove={(id) => setLines((now) => now.filter((line) => line.id !== id))}
      {...(isOrdered
        ? {
            onMove: (from: number, to: number) =>
              setLines((now) => now.toSpliced(from, 1).toSpliced(to, 0, ...now.slice(from, from + 1))),
          }
        : {})}
      {...(hasMore ? { below: (line: Line) => <More line={line} /> } : {})}
      {...(isChecked
        ? {
            about: (draft: string) => (
              <CheckList checks={{ short: draft.length < 60 }} labels={{ short: text.short }} isInline />
            ),
          }
        : {})}
    />
  )
}

function TakingIdeas() {
  const { text, other } = useWords()
  return <Ideas label={words[useLocale()].ideas} ideas={[text, other]} onTake={() => {}} />
}

function FoldedAdding({ isOpen }: { isOpen: boolean }) {
  const { add } = words[useLocale()]
  return (
    <FoldedForm label={add} isOpen={isOpen} keptAs="folded">
      <Growing filling="none" form="folded" />
    </FoldedForm>
  )
}

function Outcomes() {
  const { who, text, other, removeAbout } = useWords()
  const [texts, setTexts] = useState<readonly string[]>([text, other])
  return (
    <Chips
      of={who}
      chips={texts.map((one) => ({ text: one, consequence: one === text ? removeAbout : undefined }))}
      onRemove={(gone) => setTexts((now) => now.filter((one) => one !== gone))}
    />
  )
}

function Picking({ field = 'picks' }: { field?: string }) {
  const { who, text, other } = useWords()
  const [chosen, setChosen] = useState<readonly string[]>(['1'])
  const options = [
    { id: '1', text },
    { id: '2', text: other },
  ]
  return <Picks field={field} label={who} options={options} chosen={chosen} onChange={setChosen} />
}

function Switching({ isOn }: { isOn: boolean }) {
  const [checked, setChecked] = useState(isOn)
  return (
    <Switch checked={checked} onChange={setChecked}>
      {useWords().text}
    </Switch>
  )
}

const lineGaps = [{ field: 'principle:2', message: 'required' }] as const
const gaps = [{ field: 'lacking', message: 'required' }] as const

function CardForm() {
  const { add } = words[useLocale()]
  return (
    <DialogForm keptAs="card" save={add} onSave={() => {}} onCancel={() => {}}>
      <Switching isOn />
    </DialogForm>
  )
}

export const examples: readonly Example[] = [
  {
    of: 'step-kit/lists/growing-list.tsx GrowingList',
    states: {
      empty: () => <Scene children={<Growing filling="none" form="none" />} />,
      'two lines': () => <Scene children={<Growing filling="some" form="some" />} />,
      'long text': () => <Scene children={<Growing filling="long" form="long" />} />,
      'in an order of their own': () => (
        <Scene children={<Growing filling="some" form="ordered" isOrdered />} />
      ),
      'checked while they are typed': () => (
        <Scene children={<Growing filling="long" form="checked" isOrdered isChecked />} />
      ),
      'with more than a line': () => <Scene children={<Growing filling="long" form="more" hasMore />} />,
      'a line lacks something': () => (
        <Scene gaps={lineGaps} children={<Growing filling="some" form="lines" hasMore />} />
      ),
      'no place left': () => <Scene children={<Growing filling="some" form="full" isFull />} />,
      'something is missing': () => (
        <Scene gaps={gaps} children={<Growing filling="none" form="lacking" />} />
      ),
      'read by a mentor': () => (
        <Scene as="mentor" children={<Growing filling="some" form="read" isOrdered />} />
      ),
      'read by a mentor, empty': () => (
        <Scene as="mentor" children={<Growing filling="none" form="nothing" />} />
      ),
    },
  },
  {
    of: 'step-kit/lists/ideas.tsx Ideas',
    states: { 'two ideas': () => <Scene children={<TakingIdeas />} /> },
  },
  {
    of: 'step-kit/lists/folded-form.tsx FoldedForm',
    states: {
      'something is there': () => <Scene children={<FoldedAdding isOpen={false} />} />,
      'nothing is there': () => <Scene children={<FoldedAdding isOpen />} />,
    },
  },
  {
    of: 'step-kit/lists/dialog-form.tsx DialogForm',
    states: { 'in a dialog': () => <Scene children={<CardForm />} /> },
  },
  {
    of: 'step-kit/lists/chips.tsx Chips',
    states: {
      'two texts': () => <Scene children={<Outcomes />} />,
      'read by a mentor': () => <Scene as="mentor" children={<Outcomes />} />,
    },
  },
  {
    of: 'step-kit/picks.tsx Picks',
    states: {
      'one of two': () => <Scene children={<Picking />} />,
      'something is missing': () => <Scene gaps={gaps} children={<Picking field="lacking" />} />,
      'read by a mentor': () => <Scene as="mentor" children={<Picking />} />,
    },
  },
  {
    of: 'ui/switch.tsx Switch',
    states: { on: () => <Switching isOn />, off: () => <Switching isOn={false} /> },
  },
]
