import { TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { expertises } from '#domain/options/know-how.ts'
import { languageName } from '#domain/places/places.ts'
import { useShowMore } from '#web/features/cohort-admin/show-more.tsx'
import { labelOf } from '#web/forms/labels.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Places } from '#web/shared/places.tsx'
import classes from './board.module.css'
import type { BoardMentor, BoardProject } from './board-documents.ts'
import { mentorsIn } from './board-facts.ts'
import { words } from './words.ts'

type Props = { mentors: readonly BoardMentor[]; projects: readonly BoardProject[] }

export function MentorColumn({ mentors, projects }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const [search, setSearch] = useState('')
  const found = mentorsIn(mentors, search)
  const { shown, more } = useShowMore(found)
  return (
    <section className={classes.column} aria-labelledby="board-mentors">
      <Title order={2} id="board-mentors">
        {text.board.mentors}
      </Title>
      {mentors.length === 0 ? (
        <p className={classes.none}>{text.board.noMentors}</p>
      ) : (
        <TextInput
          type="search"
          label={text.board.findMentor}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      {mentors.length > 0 && found.length === 0 ? (
        <p className={classes.none}>{text.board.noMentor}</p>
      ) : null}
      <ul className={classes.cards}>
        {shown.map((mentor) => (
          <li key={mentor.mentor_id} className={classes.card}>
            <div className={classes.cardText}>
              <strong>{mentor.name}</strong>
              <span className={classes.soft}>
                {mentor.expertise.map((value) => labelOf(expertises, value, locale)).join(' · ')}
              </span>
              <span className={classes.soft}>
                {mentor.languages.map((code) => languageName(code, locale)).join(', ')}
              </span>
              <Places free={mentor.free_places} capacity={mentor.capacity} />
              {teamsOf(mentor).map(({ project_id, name }) => (
                <span key={project_id} className={classes.team}>
                  {name}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {more}
    </section>
  )

  function teamsOf({ mentor_id }: BoardMentor) {
    return projects.filter((project) => project.mentor_id === mentor_id)
  }
}
