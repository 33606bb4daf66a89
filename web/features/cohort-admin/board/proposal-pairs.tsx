import { Button } from '@mantine/core'
import { reasonTexts } from '#domain/errors.ts'
import { useShowMore } from '#web/features/cohort-admin/show-more.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './board.module.css'
import type { MatchResult, ProposedMatch } from './board-documents.ts'
import { FitReasons } from './fit-reasons.tsx'
import { words } from './words.ts'

type Props = {
  pairs: readonly ProposedMatch[]
  /** Projects whose pair was taken out. */
  taken: ReadonlySet<string>
  results: readonly MatchResult[] | null
  onToggle: (projectId: string) => void
}

export function ProposalPairs({ pairs, taken, results, onToggle }: Props) {
  const text = words[useLocale()]
  const { shown, more } = useShowMore(pairs)
  return (
    <>
      <ul className={classes.pairs}>
        {shown.map((pair) => (
          <li
            key={pair.project_id}
            className={classes.pair}
            data-out={taken.has(pair.project_id) || undefined}
          >
            <div className={classes.pairNames}>
              <strong>{pair.project_name}</strong>
              <span className={classes.soft}>{text.proposal.with}</span>
              <strong>{pair.mentor_name}</strong>
            </div>
            <span className={classes.fit}>{text.fit.score(pair.fit)}</span>
            <FitReasons points={pair.fit_points} />
            {results ? (
              <Outcome result={results.find(({ project_id }) => project_id === pair.project_id)} />
            ) : (
              <Button variant="subtle" color="gray" onClick={() => onToggle(pair.project_id)}>
                {taken.has(pair.project_id) ? text.proposal.putBack : text.proposal.takeOut}
                <span className="visually-hidden">: {pair.project_name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more}
    </>
  )
}

function Outcome({ result }: { result: MatchResult | undefined }) {
  const locale = useLocale()
  const text = words[locale]
  if (!result) return <span className={classes.soft}>{text.proposal.out}</span>
  if (result.matched) return <span className={classes.matched}>{text.proposal.matched}</span>
  return <span className={classes.problem}>{reasonTexts[result.reason ?? 'moveNotPossible'][locale]}</span>
}
