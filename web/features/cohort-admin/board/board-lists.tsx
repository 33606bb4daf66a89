import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import classes from './board.module.css'
import type { Board, BoardProject } from './board-documents.ts'
import { figuresOf } from './board-facts.ts'
import { ChooseMentor } from './choose-mentor.tsx'
import { EndMatch } from './end-match.tsx'
import { MentorColumn } from './mentor-column.tsx'
import { ProjectColumn } from './project-column.tsx'

type Props = { board: Board; proposalHref: string; readAgain: () => void }

export function BoardLists({ board, proposalHref, readAgain }: Props) {
  const text = useText()
  const [choosing, setChoosing] = useState<BoardProject | null>(null)
  const [ending, setEnding] = useState<BoardProject | null>(null)
  if (board.projects.length === 0 && board.mentors.length === 0) {
    return <EmptyState title={text('cohortAdmin.board.empty')} why={text('cohortAdmin.board.emptyWhy')} />
  }
  const figures = figuresOf(board)
  const canPropose = figures.withoutMentor > 0 && figures.freePlaces > 0
  return (
    <>
      <section className={classes.summary} aria-label={text('cohortAdmin.board.figures')}>
        <ul className={classes.figures}>
          <li>{text('cohortAdmin.board.without', { count: figures.withoutMentor })}</li>
          <li>
            {text('cohortAdmin.board.places', { count: figures.freePlaces })}{' '}
            {figures.freePlaces > 0
              ? text('cohortAdmin.board.byMentors', { count: figures.mentorsWithRoom })
              : ''}
          </li>
          <li>{text('cohortAdmin.board.requests', { count: figures.openRequests })}</li>
        </ul>
        {canPropose ? (
          <Button
            component="a"
            href={proposalHref}
            classNames={{ root: classes.propose ?? '', label: classes.proposeLabel ?? '' }}
          >
            {text('cohortAdmin.board.propose')}
          </Button>
        ) : (
          <p>
            {text(figures.withoutMentor === 0 ? 'cohortAdmin.board.allMatched' : 'cohortAdmin.board.noRoom')}
          </p>
        )}
      </section>
      <div className={classes.columns}>
        <ProjectColumn projects={board.projects} onChoose={setChoosing} onEnd={setEnding} />
        <MentorColumn mentors={board.mentors} projects={board.projects} />
      </div>
      <ChooseMentor project={choosing} onMatched={readAgain} onClose={() => setChoosing(null)} />
      <EndMatch project={ending} onEnded={readAgain} onClose={() => setEnding(null)} />
    </>
  )
}
