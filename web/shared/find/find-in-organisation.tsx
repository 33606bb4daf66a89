import { useQuery } from 'urql'
import { figures } from '#domain/figures.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { navigate } from '#web/shared/address/address.ts'
import { SearchField } from '#web/shared/list/search-field.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { useScreenAddress } from '#web/shared/screen-address.ts'
import classes from './find.module.css'
import { type Found, findDocument } from './find-document.ts'
import { words } from './words.ts'

/** From a part of a name straight to the team or the cohort. What is searched stands in the address, for the way back. */
export function FindInOrganisation({ org }: { org: string }) {
  const said = words[useLocale()]
  const { pathname, search: address } = useScreenAddress()
  const search = address.get('search') ?? ''
  const [{ data, error, fetching, operation }, read] = useQuery({
    query: findDocument,
    variables: { org, search },
    requestPolicy: 'cache-and-network',
    pause: search === '',
  })
  function show({ search: wanted }: { search?: string }, replace = false) {
    const href = wanted ? `${pathname}?${new URLSearchParams({ search: wanted })}` : pathname
    void navigate({ href, replace, resetScroll: false })
  }
  return (
    <div className={classes.find}>
      <SearchField control={{ query: { search }, show }} searched={said.searched} />
      {search ? content() : null}
    </div>
  )

  function content() {
    // An answer to fewer letters is none to these.
    if (data && operation?.variables.search === search)
      return <Results org={org} found={data.findInOrganisation} />
    if (fetching)
      return (
        <p role="status" className={classes.soft}>
          {said.searching}
        </p>
      )
    return <LoadFailed error={error} onRetry={() => read({ requestPolicy: 'network-only' })} />
  }
}

function Results({ org, found: { cohorts, teams } }: { org: string; found: Found }) {
  const locale = useLocale()
  const said = words[locale]
  const base = `/manage/${encodeURIComponent(org)}`
  const total = cohorts.total + teams.total
  const left = total - cohorts.items.length - teams.items.length
  const lines = [
    ...cohorts.items.map(({ _id, title, is_open }) => ({
      id: _id,
      path: `${base}/${_id}${is_open ? '' : '/settings'}`,
      name: title,
      about: [said.cohort],
    })),
    ...teams.items.map((team) => ({
      id: team._id,
      path: team.application_id
        ? `${base}/${team.cohort_id}/applications?open=${team.application_id}`
        : `/home/project/${team._id}`,
      name: team.name,
      about: [...(team.application_id ? [said.applied] : []), team.owner_name, team.cohort_title],
    })),
  ]
  return (
    <>
      <p role="status" className={classes.soft}>
        {total === 0 ? `${said.none}. ${said.noneHelp}` : said.found(total, figures(total, locale))}
      </p>
      {lines.length > 0 ? (
        <ul className={classes.found}>
          {lines.map(({ id, path, name, about }) => (
            <li key={id}>
              <a href={localePath(locale, path)}>{name}</a>
              <span className={classes.soft}>{about.join(' · ')}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {left > 0 ? <p className={classes.soft}>{said.more(figures(left, locale))}</p> : null}
    </>
  )
}
