import { countryName } from '#domain/places/places.ts'
import { Face } from '#web/ui/face.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './project-home.module.css'
import type { HomeData, PersonCard } from './project-home-documents.ts'
import { useWords } from './use-words.ts'

type Props = { data: HomeData; userId: string; isWriter: boolean }

/** The other side: for the team its mentor, for the mentor the entrepreneur, for everybody else both. */
export function People({ data, userId, isWriter }: Props) {
  const { words } = useWords()
  const { project, owner, mentor } = data
  const isSigned = project?.mentor_agreement && project.entrepreneur_agreement
  const signed = isSigned ? <p className={classes.soft}>{words.signed}</p> : null
  const isMentor = project?.mentor === userId
  const isAlone = isWriter && !project?.mentor && data.cohort?.self_guided
  return (
    <>
      {isWriter || !owner ? null : (
        <Panel title={words.entrepreneur}>
          <Person person={owner} />
          {isMentor ? signed : null}
        </Panel>
      )}
      {isMentor ? null : (
        <Panel title={isAlone ? words.readers : words.mentor}>
          {mentor ? <Person person={mentor} /> : null}
          {project?.mentor ? null : (
            <p className={classes.soft}>{isAlone ? words.selfGuided : words.noMentor}</p>
          )}
          {signed}
        </Panel>
      )}
    </>
  )
}

function Person({ person }: { person: PersonCard }) {
  const { words, locale } = useWords()
  const { first_name, last_name, email, basic_data: basics } = person
  const country = basics?.selectedCountry ? countryName(basics.selectedCountry, locale) : ''
  const place = [basics?.selectedCity, country].filter(Boolean).join(', ')
  return (
    <div className={classes.person}>
      <Face names={[first_name, last_name]} picture={basics?.avatar} />
      <div>
        <p className={classes.who}>
          {first_name} {last_name}
        </p>
        {place ? <p className={classes.soft}>{place}</p> : null}
        {email ? (
          <a className={classes.mail} href={`mailto:${email}`} title={email}>
            {words.mail}
          </a>
        ) : null}
      </div>
    </div>
  )
}
