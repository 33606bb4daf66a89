import { Suspense, useState } from 'react'
import { part } from '#web/ui/part.tsx'
import type { Span } from './changes-document.ts'
import classes from './review.module.css'
import { useReviewWords } from './use-review-words.ts'

const ModuleDifference = part(async () => (await import('./module-difference.tsx')).ModuleDifference)

/** A difference that is fetched only when somebody wants to see it. */
export function DifferenceFold({ label, span }: { label: string; span?: Span }) {
  const { words } = useReviewWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen ? (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <ModuleDifference {...(span && { span })} />
        </Suspense>
      ) : null}
    </details>
  )
}
