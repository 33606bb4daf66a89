import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './sharing.module.css'
import type { Link } from './sharing-documents.ts'
import type { Links } from './use-links.ts'
import { sharingWords } from './words.ts'

type Props = { link: Link; links: Links; onDone: () => void }

/** Asked once more, since nobody can take it back. */
export function EndLink({ link, links, onDone }: Props) {
  const words = sharingWords[useLocale()]
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])

  async function handleEnd() {
    setBusy(true)
    const fault = await links.end(link._id)
    setBusy(false)
    setProblem(fault?.message ?? '')
    if (!fault) onDone()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a question, not a form
    <div role="group" aria-label={words.endAsk(link.label)} className={classes.question}>
      <p>
        <strong>{words.endAsk(link.label)}</strong> {words.endHelp}
      </p>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <div className={classes.buttons}>
        <Button ref={keep} variant="default" onClick={onDone}>
          {words.keep}
        </Button>
        <Button color="red" loading={isBusy} onClick={() => void handleEnd()}>
          {words.endIt}
        </Button>
      </div>
    </div>
  )
}
