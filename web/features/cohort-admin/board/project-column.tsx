import { Button, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useShowMore } from '#web/features/cohort-admin/show-more.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './board.module.css'
import type { BoardProject } from './board-documents.ts'
import { projectsIn, signingOf, type View, views } from './board-facts.ts'
import { words } from './words.ts'

type Props = {
  projects: readonly BoardProject[]
  onChoose: (project: BoardProject) => void
  onEnd: (project: BoardProject) => void
}

export function ProjectColumn({ projects, onChoose, onEnd }: Props) {
  const text = words[useLocale()]
  const [view, setView] = useState<View>('all')
  const [search, setSearch] = useState('')
  const found = projectsIn(projects, view, search)
  const { shown, more } = useShowMore(found)
  return (
    <section className={classes.column} aria-labelledby="board-projects">
      <Title order={2} id="board-projects">
        {text.board.projects}
      </Title>
      <fieldset className={classes.views}>
        <legend className="visually-hidden">{text.board.show}</legend>
        {views.map((each) => (
          <label key={each}>
            <input type="radio" name="board-view" checked={each === view} onChange={() => setView(each)} />
            <span>{text.board.view[each](projectsIn(projects, each, '').length)}</span>
          </label>
        ))}
      </fieldset>
      <TextInput
        type="search"
        label={text.board.findProject}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length === 0 ? <p className={classes.none}>{text.board.noProject}</p> : null}
      <ul className={classes.cards}>
        {shown.map((project) => (
          <li
            key={project.project_id}
            className={classes.card}
            data-free={project.mentor_id === null || undefined}
          >
            <div className={classes.cardText}>
              <strong>{project.name}</strong>
              <span className={classes.soft}>{project.owner_name}</span>
              <ProjectState project={project} />
            </div>
            {project.mentor_id === null ? (
              <Button variant="light" onClick={() => onChoose(project)}>
                {text.board.choose}
                <span className="visually-hidden">: {project.name}</span>
              </Button>
            ) : (
              <Button variant="subtle" color="gray" onClick={() => onEnd(project)}>
                {text.board.end}
                <span className="visually-hidden">: {project.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more}
    </section>
  )
}

function ProjectState({ project }: { project: BoardProject }) {
  const text = words[useLocale()]
  if (project.mentor_id === null) {
    return project.open_requests > 0 ? (
      <span className={classes.asked}>{text.board.asked(project.open_requests)}</span>
    ) : null
  }
  const signing = signingOf(project)
  return (
    <>
      <span>{text.board.with(project.mentor_name ?? '')}</span>
      <span className={classes.signing} data-signed={signing === 'both' || undefined}>
        {text.board.signed[signing]}
      </span>
    </>
  )
}
