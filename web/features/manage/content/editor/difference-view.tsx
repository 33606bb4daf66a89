import { useMemo } from 'react'
import { difference } from './difference.ts'
import classes from './editor.module.css'

const tags = { same: 'span', gone: 'del', new: 'ins' } as const

/** A text with what went struck through and what came underlined. */
export function DifferenceView({
  before,
  after,
  lang,
}: {
  before: string
  after: string
  lang?: string | undefined
}) {
  const pieces = useMemo(() => difference(before, after), [before, after])
  return (
    <p className={classes.difference} lang={lang}>
      {pieces.map(({ kind, text }, index) => {
        const Tag = tags[kind]
        return <Tag key={index}>{text}</Tag>
      })}
    </p>
  )
}
