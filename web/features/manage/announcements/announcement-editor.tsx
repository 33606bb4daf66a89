import { Button } from '@mantine/core'
import { useQuery } from 'urql'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { Problem } from '#web/shared/manage/problem.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import {
  announcementDocument,
  type ManagedAnnouncement,
  type Places,
  placesDocument,
} from './announcement-documents.ts'
import { newDraft } from './announcement-draft.ts'
import classes from './announcements.module.css'
import { AudienceFields } from './audience-fields.tsx'
import { DeleteAnnouncement } from './delete-announcement.tsx'
import { useAnnouncementForm } from './use-announcement-form.ts'
import { WhenFields } from './when-fields.tsx'
import { WordFields } from './word-fields.tsx'
import { words } from './words.ts'

type Props = {
  /** Null for a new one. */
  id: string | null
  /** The slug of the organisation; null on the platform. */
  org: string | null
  /** A new one begins for this cohort. */
  cohortId: string | null
  backHref: string
  onDone: () => void
}

/** Writes an announcement, or changes one. */
export function AnnouncementEditor({ id, org, ...rest }: Props) {
  const text = useText()
  const said = words[useLocale()]
  const [places, readPlaces] = useQuery({ query: placesDocument, variables: { org } })
  const [one, readOne] = useQuery({
    query: announcementDocument,
    variables: { id: id ?? '' },
    pause: id === null,
    requestPolicy: 'cache-and-network',
  })
  const readAgain = () => {
    if (id !== null) readOne({ requestPolicy: 'network-only' })
    if (!places.data) readPlaces({ requestPolicy: 'network-only' })
  }
  const row = id === null ? null : one.data?.managedAnnouncement
  if (places.data && row !== undefined && (id === null || row)) {
    return (
      <Form key={row?._id} places={places.data.announcementPlaces} {...{ row, org, readAgain }} {...rest} />
    )
  }
  if (row === null && !one.fetching) {
    return (
      <EmptyState title={said.gone.title} why={said.gone.why}>
        <Button component="a" href={rest.backHref}>
          {said.back}
        </Button>
      </EmptyState>
    )
  }
  const error = places.error ?? one.error
  if ((places.fetching || one.fetching) && !error) return <PageSkeleton label={text('frame.loading')} />
  return <LoadFailed error={error} onRetry={readAgain} />
}

type FormProps = Omit<Props, 'id'> & {
  row: ManagedAnnouncement | null
  places: Places
  readAgain: () => void
}

function Form({ row, places, org, cohortId, backHref, readAgain, onDone }: FormProps) {
  const said = words[useLocale()]
  const own = org ? (places[0]?._id ?? null) : null
  const start = newDraft(own, cohortId)
  const place = cohortId ?? own ?? 'platform'
  const { form, problem, isBusy, handleSubmit, discard } = useAnnouncementForm({
    ...{ row, start, place, readAgain, onDone },
  })
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <AudienceFields {...form} places={places} isPlatform={org === null} />
      <WordFields {...form} />
      <WhenFields {...form} />
      <Problem>{problem}</Problem>
      <div className={classes.actions}>
        <BusyButton type="submit" loading={isBusy}>
          {row ? said.save : said.publish}
        </BusyButton>
        <Button component="a" variant="default" href={backHref} onClick={discard}>
          {said.cancel}
        </Button>
        {row ? <DeleteAnnouncement row={row} onDone={onDone} /> : null}
      </div>
    </form>
  )
}
