import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { OrganisationPeople } from '#web/features/manage/people/organisation-people.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { ArchivePartner } from './archive-partner.tsx'
import { MovePartner } from './move-partner.tsx'
import { type Partner, partnersDocument } from './partner-documents.ts'
import classes from './partners.module.css'
import { words } from './words.ts'

type Props = {
  id: string | null
  partners: readonly Partner[]
  onChange: () => void
  onClose: () => void
}

/** One organisation beside the list: its people, its address, and the ways into it. */
export function PartnerPanel({ id, partners, onChange, onClose }: Props) {
  const text = useText()
  const said = words[useLocale()]
  const { partner, isMissing } = usePartner(id, partners)
  return (
    <SidePanel
      title={partner?.name ?? (isMissing ? said.gone.title : text('frame.loading'))}
      closeLabel={text('action.close')}
      width="36rem"
      opened={id !== null}
      onClose={onClose}
    >
      {partner ? (
        <Content key={partner._id} partner={partner} onChange={onChange} />
      ) : isMissing ? (
        <EmptyState title={said.gone.title} why={said.gone.why} />
      ) : (
        <Skeleton height={240} role="status" aria-label={text('frame.loading')} />
      )}
    </SidePanel>
  )
}

function Content({ partner, onChange }: { partner: Partner; onChange: () => void }) {
  const locale = useLocale()
  const said = words[locale]
  const base = localePath(locale, `/manage/${encodeURIComponent(partner.slug)}`)
  return (
    <div className={classes.panel}>
      <div className={classes.actions}>
        <Button component="a" href={base}>
          {said.open}
        </Button>
        <Button component="a" variant="default" href={`${base}/settings`}>
          {said.settings}
        </Button>
      </div>
      <OrganisationPeople key={partner.slug} org={partner.slug} />
      {partner.is_hub ? (
        <p className={classes.help}>{said.hub}</p>
      ) : (
        <>
          <MovePartner key={partner.slug} partner={partner} onChange={onChange} />
          <ArchivePartner partner={partner} onChange={onChange} />
        </>
      )}
    </div>
  )
}

/** Which one is open may be on another page of the list. What was shown stays while it fades out. */
function usePartner(id: string | null, partners: readonly Partner[]) {
  const listed = partners.find(({ _id }) => _id === id)
  const [{ data, fetching }] = useQuery({
    query: partnersDocument,
    variables: { list: { filters: [{ name: 'id', value: id ?? '' }] } },
    pause: id === null || listed !== undefined || !/^[0-9a-f]{24}$/.test(id),
  })
  const found = listed ?? data?.partners.items.find(({ _id }) => _id === id)
  const [shown, setShown] = useState(found)
  if (found && found !== shown) setShown(found)
  return { partner: id === null ? shown : found, isMissing: id !== null && !found && !fetching }
}
