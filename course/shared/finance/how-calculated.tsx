import { createContext, type ReactNode, useContext, useId, useMemo, useState } from 'react'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { part } from '#web/ui/part.tsx'
import classes from './how-calculated.module.css'
import { howWords } from './how-words.ts'
import type { ShownFigures } from './shown-figures.ts'

const HowExplained = part(async () => (await import('./how-explained.tsx')).HowExplained)

type Ask = (figure: Figure, figures?: ShownFigures) => void
type Asking = { readonly ask: Ask; readonly hint: string }
const AskingContext = createContext<Asking | null>(null)

type Props = {
  /** What the numbers inside are taken from; the expected ones of the whole plan where nothing is said. */
  figures?: ShownFigures
  children: ReactNode
}

/** Calculated numbers inside can be asked how they come about. What answers is fetched with the first question. */
export function HowCalculated({ figures, children }: Props) {
  const text = howWords[useLocale()]
  const hint = useId()
  const [asked, setAsked] = useState<readonly Figure[]>([])
  const [own, setOwn] = useState<ShownFigures>()
  const [isOpen, setOpen] = useState(false)
  const asking = useMemo(() => {
    const ask: Ask = (figure, ofIts) => {
      setAsked([figure])
      setOwn(ofIts)
      setOpen(true)
    }
    return { ask, hint }
  }, [hint])
  const from = own ?? figures
  return (
    <AskingContext value={asking}>
      {children}
      <span id={hint} hidden>
        {text.how}
      </span>
      <Dialog title={text.how} closeLabel={text.close} opened={isOpen} onClose={() => setOpen(false)}>
        {asked.length > 0 ? (
          <HowExplained
            {...(from ? { figures: from } : {})}
            asked={asked}
            onAsk={setAsked}
            onLeave={() => setOpen(false)}
          />
        ) : null}
      </Dialog>
    </AskingContext>
  )
}

/** Asks by another way than pressing a number, such as a key. */
export function useAsk(): Ask | undefined {
  return useContext(AskingContext)?.ask
}

type CalculatedProps = {
  figure: Figure
  /** What this one is taken from, where that differs from the others. */
  figures?: ShownFigures
  /** Whose number it is, for those who hear it without its table: "Net profit, March". */
  of: string
  /** The number as it is read. */
  children: string
  /** Tab does not stop here: arrow keys lead to it. */
  isPassed?: boolean
}

/** A calculated number. Pressed, it says how it comes about. */
export function Calculated({ figure, figures, of, children, isPassed = false }: CalculatedProps) {
  const asking = useContext(AskingContext)
  if (!asking) return children
  return (
    <button
      type="button"
      className={classes.number}
      aria-label={`${of}: ${children}`}
      aria-describedby={asking.hint}
      aria-haspopup="dialog"
      tabIndex={isPassed ? -1 : undefined}
      onClick={() => asking.ask(figure, figures)}
    >
      {children}
    </button>
  )
}
