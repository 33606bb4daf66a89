import { Button } from '@mantine/core'
import { useState } from 'react'
import { type Decision, discardedWith } from '#web/data/queue/transitions.ts'
import type { Refusal, Write } from '#web/data/queue/write.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { reasonOf, textsOf } from './said.ts'
import classes from './undecided.module.css'
import { words } from './words.ts'

type Props = {
  write: Write
  refusal: Refusal
  unsent: readonly Write[]
  onDecide: (decision: Decision) => void
}

/** Why something was not taken, and the whole text of it: to copy, to try again, or to give up. */
export function Refused({ write, refusal, unsent, onDecide }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const [isSure, setSure] = useState(false)
  const own = textsOf(write, locale)
  const goesWith = discardedWith(unsent, write)
    .filter((each) => each.order !== write.order)
    .flatMap((each) => textsOf(each, locale))
  return (
    <>
      <p className={classes.reason}>{reasonOf(write, refusal, locale)}</p>
      {own.length > 0 ? <Texts title={text.yours} texts={own} /> : null}
      {goesWith.length > 0 ? <Texts title={text.more} texts={goesWith} /> : null}
      <DialogActions>
        {write.action === 'delete' ? (
          <Button variant="default" onClick={() => onDecide('discard')}>
            {text.leave}
          </Button>
        ) : (
          <Button
            variant={isSure ? 'filled' : 'default'}
            {...(isSure && { color: 'red' })}
            onClick={() => (isSure ? onDecide('discard') : setSure(true))}
          >
            {isSure ? text.discardSure : text.discard}
          </Button>
        )}
        {own.length > 0 ? <CopyButton texts={[...own, ...goesWith]} /> : null}
        <Button onClick={() => onDecide('again')}>{text.again}</Button>
      </DialogActions>
    </>
  )
}

function Texts({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <div className={classes.versions}>
      <section className={classes.version}>
        <h3>{title}</h3>
        {texts.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </section>
    </div>
  )
}

function CopyButton({ texts }: { texts: readonly string[] }) {
  const text = words[useLocale()]
  const [state, setState] = useState<'copy' | 'copied' | 'notCopied'>('copy')

  async function copy() {
    try {
      await navigator.clipboard.writeText(texts.join('\n\n'))
      setState('copied')
    } catch {
      setState('notCopied')
    }
  }

  return (
    <>
      <Button variant="default" onClick={copy}>
        {text[state === 'notCopied' ? 'copy' : state]}
      </Button>
      {state === 'notCopied' ? <span role="alert">{text.notCopied}</span> : null}
    </>
  )
}
