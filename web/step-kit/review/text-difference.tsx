import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { filled } from '#web/step-kit/summary/summary-words.ts'
import classes from './difference.module.css'
import { useReviewWords } from './use-review-words.ts'
import { folded, type Shown, wordDifference } from './word-difference.ts'

/** A text with what was added and removed, word by word. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  return (
    <span className={classes.text}>
      {folded(wordDifference(before, after)).map((part, index) => (
        <TextPart key={index} part={part} />
      ))}
    </span>
  )
}

function TextPart({ part }: { part: Shown }) {
  if (part.kind === 'same') return part.text
  if (part.kind === 'folded') return <Folded text={part.text} />
  return part.kind === 'added' ? <Added text={part.text} /> : <Removed text={part.text} />
}

export function Added({ text }: { text: string }) {
  const { words } = useReviewWords()
  return (
    <ins className={classes.added}>
      <VisuallyHidden>[{words.added}] </VisuallyHidden>
      {text}
    </ins>
  )
}

export function Removed({ text }: { text: string }) {
  const { words } = useReviewWords()
  return (
    <del className={classes.removed}>
      <VisuallyHidden>[{words.removed}] </VisuallyHidden>
      {text}
    </del>
  )
}

function Folded({ text }: { text: string }) {
  const { words } = useReviewWords()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return text
  return (
    <button
      type="button"
      className={classes.fold}
      aria-label={filled(words.unfold, { n: text.length })}
      onClick={() => setOpen(true)}
    >
      …
    </button>
  )
}
