import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { cohortAdminWords } from '#web/features/cohort-admin/words.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import classes from './board.module.css'
import { type Board, type MatchResult, proposalDocument, publishDocument } from './board-documents.ts'
import { figuresOf } from './board-facts.ts'
import { ProposalPairs } from './proposal-pairs.tsx'
import { words } from './words.ts'

type Props = { cohortId: string; board: Board; onPublished: () => void; onBack: () => void }

/** The best total fit for everybody still free, to be read before anything happens. */
export function Proposal({ cohortId, board, onPublished, onBack }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const common = cohortAdminWords[locale]
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const [results, setResults] = useState<readonly MatchResult[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [{ fetching: isPublishing }, publish] = useMutation(publishDocument)
  const [{ data, error, fetching }, read] = useQuery({
    query: proposalDocument,
    variables: { cohortId },
    requestPolicy: 'network-only',
    // Once published, the list stays what was published.
    pause: results !== null,
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  if (!data) {
    return fetching ? (
      <PageSkeleton label={said.proposal.working} />
    ) : (
      <ManageFailed error={error} onRetry={readAgain} />
    )
  }
  const pairs = data.proposedMatching
  const kept = pairs.filter(({ project_id }) => !taken.has(project_id))
  const stillFree = figuresOf(board).withoutMentor - kept.length

  if (pairs.length === 0) {
    return (
      <EmptyState title={said.proposal.none} why={said.proposal.noneWhy}>
        <Button onClick={onBack}>{said.proposal.back}</Button>
      </EmptyState>
    )
  }

  async function handlePublish() {
    const matches = kept.map(({ project_id, mentor_id }) => ({ project_id, mentor_id }))
    const published = await publish({ cohortId, matches })
    setAsking(false)
    if (published.error) {
      setProblem(published.error.graphQLErrors[0]?.message ?? common.unreachable)
      return
    }
    setProblem(null)
    setResults(published.data?.publishMatching ?? [])
    onPublished()
  }

  function handleToggle(projectId: string) {
    const next = new Set(taken)
    if (!next.delete(projectId)) next.add(projectId)
    setTaken(next)
  }

  const done = results?.filter(({ matched }) => matched).length ?? 0
  return (
    <section className={classes.proposal} aria-labelledby="proposal-title">
      <Title order={2} id="proposal-title">
        {said.proposal.title}
      </Title>
      {results ? (
        <p role="status">{said.proposal.result(done, results.length)}</p>
      ) : (
        <p className={classes.lead}>
          {said.proposal.lead(pairs.length)} {stillFree > 0 ? said.proposal.left(stillFree) : ''}
        </p>
      )}
      <ProposalPairs pairs={pairs} taken={taken} results={results} onToggle={handleToggle} />
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <div className={classes.publish}>
        <Button variant="default" onClick={onBack}>
          {said.proposal.back}
        </Button>
        {results ? null : (
          <Button disabled={kept.length === 0} onClick={() => setAsking(true)}>
            {said.proposal.publish(kept.length)}
          </Button>
        )}
      </div>
      <Dialog
        title={said.proposal.ask(kept.length)}
        closeLabel={text('action.close')}
        opened={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>{said.proposal.askHelp(kept.length)}</p>
        <DialogActions>
          <Button variant="default" onClick={() => setAsking(false)}>
            {text('action.cancel')}
          </Button>
          <Button loading={isPublishing} onClick={handlePublish}>
            {said.proposal.do}
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  )
}
