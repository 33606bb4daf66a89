import { type ComponentProps, useEffect } from 'react'
import type { Example } from '#web/catalogue/example.ts'
import { savingQueue, waitingQueue } from '#web/catalogue/fixtures/queues.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'
import { longText, useWords } from '#web/catalogue/fixtures/words.ts'
import { useHalfTyped } from '#web/step-kit/half-typed/use-half-typed.ts'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { SaveMark } from '#web/step-kit/save-mark.tsx'
import { TakeOverButton } from '#web/step-kit/take-over-button.tsx'

type Filling = 'empty' | 'filled' | 'long'

function useText(filling: Filling): string {
  const { text } = useWords()
  if (filling === 'empty') return ''
  return filling === 'long' ? longText(text) : text
}

type TextProps = { filling: Filling } & Partial<ComponentProps<typeof PlanText>>

function Text({ filling, ...props }: TextProps) {
  const { who, hint } = useWords()
  return (
    <PlanText field="who" label={who} hint={hint} value={useText(filling)} onSave={() => {}} {...props} />
  )
}

function Item({ filling, isTwice = false }: { filling: Filling; isTwice?: boolean }) {
  const { who, text } = useWords()
  const value = useText(filling)
  return <ItemText label={who} keptAs="item" value={value} others={isTwice ? [text] : []} onSave={() => {}} />
}

function Adding({ isBegun = false }: { isBegun?: boolean }) {
  const { who, hint, text, other } = useWords()
  const keptAs = isBegun ? 'begun' : 'adding'
  const [, type] = useHalfTyped(keptAs)
  useEffect(() => type(isBegun ? text : ''), [isBegun, text, type])
  return (
    <AddLine label={who} keptAs={keptAs} hint={hint} placeholder={other} others={[text]} onAdd={() => {}} />
  )
}

function Removing({ about = false }: { about?: boolean }) {
  const { text, removeAsk, removeAbout } = useWords()
  return (
    <RemoveButton
      name={text}
      ask={removeAsk}
      consequence={about ? removeAbout : undefined}
      onRemove={() => {}}
    />
  )
}

function TakingOver({ isWritten = false }: { isWritten?: boolean }) {
  const { text, other, takeOver, takeOverAsk } = useWords()
  return (
    <TakeOverButton
      label={takeOver}
      question={takeOverAsk}
      text={text}
      current={isWritten ? other : ''}
      onUse={() => {}}
    />
  )
}

const gap = { field: 'who', message: 'tooShort', values: { n: 20 } } as const

export const examples: readonly Example[] = [
  {
    of: 'step-kit/plan-text.tsx PlanText',
    states: {
      empty: () => <Scene children={<Text filling="empty" />} />,
      'one line, filled': () => <Scene children={<Text filling="filled" />} />,
      'several lines, filled': () => <Scene children={<Text filling="filled" isLong />} />,
      'long text': () => <Scene children={<Text filling="long" isLong />} />,
      saving: () => (
        <Scene queue={savingQueue}>
          <SaveMark />
          <Text filling="filled" />
        </Scene>
      ),
      'not sent': () => (
        <Scene queue={waitingQueue}>
          <SaveMark />
          <Text filling="filled" />
        </Scene>
      ),
      'something is missing': () => <Scene gaps={[gap]} children={<Text filling="empty" />} />,
      'label elsewhere': () => <Scene children={<Text filling="filled" hidesLabel />} />,
      'with comments': () => (
        <Scene messages={{ total: 3, unread: 0 }} children={<Text filling="filled" />} />
      ),
      'unread comments': () => (
        <Scene messages={{ total: 3, unread: 2 }} children={<Text filling="filled" />} />
      ),
      'read by a mentor': () => <Scene as="mentor" children={<Text filling="long" />} />,
      'read by a mentor, empty': () => <Scene as="mentor" children={<Text filling="empty" />} />,
    },
  },
  {
    of: 'step-kit/item-text.tsx ItemText',
    states: {
      filled: () => <Scene children={<Item filling="filled" />} />,
      'long text': () => <Scene children={<Item filling="long" />} />,
      empty: () => <Scene children={<Item filling="empty" />} />,
      twice: () => <Scene children={<Item filling="filled" isTwice />} />,
      'read by a mentor': () => <Scene as="mentor" children={<Item filling="filled" />} />,
    },
  },
  {
    of: 'step-kit/lists/add-line.tsx AddLine',
    states: {
      empty: () => <Scene children={<Adding />} />,
      'half written': () => (
        <Scene account="half-written">
          <SaveMark />
          <Adding isBegun />
        </Scene>
      ),
    },
  },
  {
    of: 'step-kit/take-over-button.tsx TakeOverButton',
    states: {
      'nothing gives way': () => <Scene children={<TakingOver />} />,
      'asks before something gives way': () => <Scene children={<TakingOver isWritten />} />,
    },
  },
  {
    of: 'step-kit/lists/remove-button.tsx RemoveButton',
    states: {
      alone: () => <Scene children={<Removing />} />,
      'takes more along': () => <Scene children={<Removing about />} />,
      'read by a mentor': () => <Scene as="mentor" children={<Removing />} />,
    },
  },
]
