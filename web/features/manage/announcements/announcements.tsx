import { Button } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useQuery } from 'urql'
import { useUnreadAnnouncements } from '#web/data/unread-announcements.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { isBlank } from '#web/shared/list/is-narrowed.ts'
import { List } from '#web/shared/list/list.tsx'
import { listVariables, useList } from '#web/shared/list/use-list.ts'
import { announcementsDocument, placesDocument } from './announcement-documents.ts'
import { AnnouncementEditor } from './announcement-editor.tsx'
import { announcementList } from './announcement-list.tsx'
import classes from './announcements.module.css'
import { words } from './words.ts'

type Props = {
  /** The slug of the organisation; null for the whole platform. */
  org: string | null
  head: (way: ReactNode) => ReactNode
  /** Where a new one is written, if not here. */
  addHref?: string
}

const newOne = 'new'

/** The list of announcements; one of them, or a new one, in its place. */
export function Announcements({ org, head, addHref }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const unread = useUnreadAnnouncements()
  const [{ data: placesData }] = useQuery({ query: placesDocument, variables: { org } })
  const places = placesData?.announcementPlaces
  const definition = useMemo(() => announcementList(org, places ?? []), [org, places])
  const control = useList(definition)
  const { open, filters } = control.query
  const [{ data, error, fetching }, read] = useQuery({
    query: announcementsDocument,
    variables: { org, list: listVariables(control.query) },
    requestPolicy: 'cache-and-network',
    pause: open !== null,
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  const add = (
    <Button component="a" href={addHref ?? control.hrefOf({ open: newOne })}>
      {said.add}
    </Button>
  )
  if (open !== null) {
    return (
      <div className={classes.page}>
        {head(
          <a className={classes.way} href={control.hrefOf({ open: null })}>
            {said.back}
          </a>,
        )}
        <AnnouncementEditor
          key={open}
          id={open === newOne ? null : open}
          org={org}
          cohortId={filters.cohort ?? null}
          backHref={control.hrefOf({ open: null })}
          onDone={() => control.show({ open: null }, true)}
        />
      </div>
    )
  }
  return (
    <div className={classes.page}>
      {head(isBlank(data?.managedAnnouncements, control.query) ? null : add)}
      <a className={classes.way} href={localePath(locale, '/home/announcements')}>
        {said.forYou(unread)}
      </a>
      <List
        definition={definition}
        control={control}
        result={{ page: data?.managedAnnouncements, error, isLoading: fetching, readAgain }}
        start={add}
      />
    </div>
  )
}
