import { Button } from '@mantine/core'
import { useState } from 'react'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import classes from './board.module.css'
import type { Board, BoardProject } from './board-documents.ts'
import { figuresOf } from './board-facts.ts'
import { ChooseMentor } from './choose-mentor.tsx'
import { EndMatch } from './end-match.tsx'
import { MentorColumn } from './mentor-column.tsx'
import { ProjectColumn } from './project-column.tsx'
import { words } from './words.ts'

type Props = { board: Board; proposalHref: string; readAgain: () => void }

export function BoardLists({ board, proposalHref, readAgain }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { org, cohortId } = useManagePlace()
  const [choosing, setChoosing] = useState<BoardProject | null>(null)
  const [ending, setEnding] = useState<BoardProject | null>(null)
  if (board.projects.length === 0 && board.mentors.length === 0) {
    return (
      <EmptyState title={text.board.empty} why={text.board.emptyWhy}>
        <Button
          component="a"
          href={localePath(locale, `/manage/${encodeURIComponent(org)}/${cohortId}/applications`)}
        >
          {text.board.emptyGo}
        </Button>
      </EmptyState>
    )
  }
  const figures = figuresOf(board)
  const canPropose = figures.withoutMentor > 0 && figures.freePlaces > 0
  return (
    <>
      <section className={classes.summary} aria-label={text.board.figures}>
        <ul className={classes.figures}>
          <li>{text.board.without(figures.withoutMentor)}</li>
          <li>
            {text.board.places(figures.freePlaces)}{' '}
            {figures.freePlaces > 0 ? text.board.byMentors(figures.mentorsWithRoom) : ''}
          </li>
          <li>{text.board.requests(figures.openRequests)}</li>
        </ul>
        {canPropose ? (
          <Button
            component="a"
            href={proposalHref}
            classNames={{ root: classes.propose ?? '', label: classes.proposeLabel ?? '' }}
          >
            {text.board.propose}
          </Button>
        ) : (
          <p>{figures.withoutMentor === 0 ? text.board.allMatched : text.board.noRoom}</p>
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
