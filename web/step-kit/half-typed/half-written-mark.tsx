import { useRef, useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { useStep } from '#web/step-kit/step-context.tsx'
import shell from '#web/step-kit/step-shell.module.css'
import { goTo } from './go-to.ts'
import { HalfWrittenList } from './half-written-list.tsx'
import { words } from './half-written-words.ts'
import type { HalfWritten } from './use-half-written.ts'

/** Stands where "Saved" would be a false promise, and leads to what was left half written. */
export function HalfWrittenMark({ texts }: { texts: readonly HalfWritten[] }) {
  const said = words[useLocale()]
  const here = useStep()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isNew = texts.every(({ field }) => !field.startsWith('edit:'))

  async function handlePress() {
    const [only, ...others] = texts
    const isHere = only?.module === here.module && only.step === here.step
    if (!isOpen && only && isHere && others.length === 0 && (await goTo(only.field))) return
    setOpen(!isOpen)
  }

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={shell.retry}
        aria-expanded={isOpen}
        onClick={() => void handlePress()}
      >
        {isNew ? said.notAdded(texts.length) : said.notSaved(texts.length)}
      </button>
      {isOpen ? <HalfWrittenList texts={texts} onClose={close} onGone={() => setOpen(false)} /> : null}
    </>
  )
}
