import { Button } from '@mantine/core'
import { OrganisationPeople } from '#web/features/manage/people/organisation-people.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { RowPanel } from '#web/shared/list/row-panel.tsx'
import { useOpenRow } from '#web/shared/list/use-open-row.ts'
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
  const { gone } = words[useLocale()]
  const open = useOpenRow(id, partners, partnersDocument, (data) => data.partners.items)
  return (
    <RowPanel open={open} title={({ name }) => name} gone={gone} onClose={onClose}>
      {(partner) => <Content key={partner._id} partner={partner} onChange={onChange} />}
    </RowPanel>
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
