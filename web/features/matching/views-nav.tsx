import { useText } from '#web/i18n/text.tsx'
import { inView, type View, views } from './filters.ts'
import classes from './matching.module.css'
import type { Candidate } from './matching-documents.ts'

type Props = { candidates: readonly Candidate[]; view: View; hrefOf: (view: View) => string }

export function ViewsNav({ candidates, view, hrefOf }: Props) {
  const text = useText()
  return (
    <nav className={classes.views} aria-label={text('matching.view.label')}>
      {views.map((each) => (
        <a key={each} href={hrefOf(each)} aria-current={each === view ? 'page' : undefined}>
          {text(`matching.view.${each}`)}{' '}
          <span className={classes.count}>{inView(candidates, each).length}</span>
        </a>
      ))}
    </nav>
  )
}
