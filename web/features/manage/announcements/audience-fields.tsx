import { Select } from '@mantine/core'
import { useId } from 'react'
import { rolesOf } from '#domain/programme/announcement.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Segments } from '#web/ui/segments.tsx'
import type { Places } from './announcement-documents.ts'
import classes from './announcements.module.css'
import type { AnnouncementForm } from './use-announcement-form.ts'
import { words } from './words.ts'

type Props = AnnouncementForm & { places: Places; isPlatform: boolean }

/** From everybody to the mentors of one cohort. Inside an organisation it goes no further than its people. */
export function AudienceFields({ draft, faults, onChange, places, isPlatform }: Props) {
  const said = words[useLocale()]
  const label = useId()
  const { audience } = draft
  const offered = isPlatform
    ? (['everybody', 'managers', 'organisation', 'cohort'] as const)
    : (['organisation', 'cohort'] as const)
  const nameOf = (one: (typeof offered)[number]) =>
    one === 'organisation' && !isPlatform ? said.audience.ownOrganisation : said.audience[one]
  const isPlaced = audience === 'organisation' || audience === 'cohort'
  const place = places.find(({ _id }) => _id === draft.org_id)
  const roles = rolesOf(audience)
  return (
    <Panel title={said.audience.title}>
      <div>
        <p id={label} className={classes.label}>
          {said.audience.label}
        </p>
        <Segments
          aria-labelledby={label}
          className={classes.audience}
          value={audience}
          data={offered.map((one) => ({ value: one as string, label: nameOf(one) }))}
          onChange={(next) => onChange({ audience: next, role: '' })}
        />
      </div>
      {isPlaced || roles.length > 0 ? (
        <div className={classes.pair}>
          {isPlaced && isPlatform ? (
            <Select
              label={said.audience.chooseOrganisation}
              withAsterisk
              searchable
              data={places.map(({ _id, name }) => ({ value: _id, label: name }))}
              value={draft.org_id || null}
              error={faults.org_id}
              errorProps={{ role: 'alert' }}
              onChange={(next) => onChange({ org_id: next ?? '', cohort_id: '' })}
            />
          ) : null}
          {audience === 'cohort' ? (
            <Select
              label={said.audience.chooseCohort}
              withAsterisk
              searchable
              disabled={!place}
              data={(place?.cohorts ?? []).map(({ _id, title }) => ({ value: _id, label: title }))}
              nothingFoundMessage={said.audience.noCohorts}
              value={draft.cohort_id || null}
              error={faults.cohort_id}
              errorProps={{ role: 'alert' }}
              onChange={(next) => onChange({ cohort_id: next ?? '' })}
            />
          ) : null}
          {roles.length > 0 ? (
            <Select
              label={said.audience.role}
              placeholder={said.audience.anyRole}
              data={roles.map(({ value }) => ({ value, label: said.roles[value] }))}
              clearable
              value={draft.role || null}
              error={faults.role}
              onChange={(next) => onChange({ role: next ?? '' })}
            />
          ) : null}
        </div>
      ) : null}
    </Panel>
  )
}
