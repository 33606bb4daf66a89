import { useQuery } from 'urql'
import { href } from '#web/app/match-route.ts'
import { AppLink } from '#web/app/shell/app-link.tsx'
import { graphql } from '#web/data/graphql.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './place-bar.module.css'
import { words } from './place-words.ts'

const projectsDocument = graphql(`
  query MyProjects { projects(sortBy: NAME_ASC, limit: 20) { _id name } }
`)

type Props = { project: string; onLeave: () => void }

/** The way to the home of this project and to those of the others that somebody takes part in. */
export function ProjectLinks({ project, onLeave }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const [{ data, error }] = useQuery({ query: projectsDocument })
  const others = data?.projects.filter(({ _id }) => _id !== project) ?? []
  const to = (pid: string) => href('home-project', locale, { pid })
  return (
    <>
      <AppLink href={to(project)} className={classes.link} onClick={onLeave}>
        {said.home}
      </AppLink>
      {others.length > 0 ? (
        <>
          <p className={classes.title}>{said.others}</p>
          <ul className={classes.links}>
            {others.map(({ _id, name }) => (
              <li key={_id}>
                <AppLink href={to(_id)} className={classes.link} onClick={onLeave}>
                  {name}
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={classes.quietly} role="status">
          {error ? said.failed : data ? said.none : said.loading}
        </p>
      )}
    </>
  )
}
