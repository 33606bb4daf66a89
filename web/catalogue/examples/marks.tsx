import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import type { Example } from '#web/catalogue/example.ts'
import { savedQueue, savingQueue, troubledQueue, waitingQueue } from '#web/catalogue/fixtures/queues.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'
import { useWords } from '#web/catalogue/fixtures/words.ts'
import { CommentButton, ThreadButton } from '#web/step-kit/comment-button.tsx'
import { PrintSheet } from '#web/step-kit/print-sheet.tsx'
import { ReadingOnly } from '#web/step-kit/reading-only.tsx'
import { SaveMark } from '#web/step-kit/save-mark.tsx'
import { ScoreSlider } from '#web/step-kit/score-slider.tsx'
import { UnreadMark } from '#web/step-kit/unread-mark.tsx'

function Comments() {
  return <CommentButton field="who" label={useWords().who} />
}

const lacksScore = [{ field: 'score', message: 'required' }] as const

function Score({ start }: { start: number | null }) {
  const { who, score: label, low, high } = useWords()
  const [value, setValue] = useState(start)
  return <ScoreSlider field="score" of={who} {...{ label, value, low, high }} onChange={setValue} />
}

function Printed() {
  const { who } = useWords()
  const [isPrinting, setPrinting] = useState(false)
  const done = useCallback(() => setPrinting(false), [])
  return (
    <>
      <Button onClick={() => setPrinting(true)}>{who}</Button>
      {isPrinting ? <PrintSheet onDone={done}>{who}</PrintSheet> : null}
    </>
  )
}

export const examples: readonly Example[] = [
  {
    of: 'step-kit/save-mark.tsx SaveMark',
    states: {
      saved: () => <Scene queue={savedQueue} children={<SaveMark />} />,
      saving: () => <Scene queue={savingQueue} children={<SaveMark />} />,
      'not sent, with a way to try again': () => <Scene queue={waitingQueue} children={<SaveMark />} />,
      'waiting for a decision': () => <Scene queue={troubledQueue} children={<SaveMark />} />,
    },
  },
  {
    of: 'step-kit/comment-button.tsx CommentButton',
    states: {
      'for a mentor, nothing written': () => <Scene as="mentor" children={<Comments />} />,
      'for the team, where it may begin': () => <Scene allowsThreads children={<Comments />} />,
      'with messages': () => <Scene messages={{ total: 3, unread: 0 }} children={<Comments />} />,
      'with unread messages': () => <Scene messages={{ total: 3, unread: 2 }} children={<Comments />} />,
    },
  },
  {
    of: 'step-kit/comment-button.tsx ThreadButton',
    states: {
      'on a part of the plan': () => (
        <ThreadButton fieldId="plan.customers" label="3 Customers" count={{ total: 3, unread: 1 }} />
      ),
    },
  },
  {
    of: 'step-kit/unread-mark.tsx UnreadMark',
    states: {
      one: () => <UnreadMark count={1} />,
      several: () => <UnreadMark count={12} />,
      'very many': () => <UnreadMark count={250} />,
    },
  },
  {
    of: 'step-kit/score-slider.tsx ScoreSlider',
    states: {
      empty: () => <Scene children={<Score start={null} />} />,
      filled: () => <Scene children={<Score start={4} />} />,
      error: () => <Scene gaps={lacksScore} children={<Score start={null} />} />,
      'read by a mentor': () => <Scene as="mentor" children={<Score start={4} />} />,
    },
  },
  {
    of: 'step-kit/print-sheet.tsx PrintSheet',
    states: { 'asked for by a button': () => <Printed /> },
  },
  {
    of: 'step-kit/reading-only.tsx ReadingOnly',
    states: {
      'for somebody of the team': () => (
        <Scene>
          <ReadingOnly>
            <Score start={4} />
          </ReadingOnly>
        </Scene>
      ),
    },
  },
]
