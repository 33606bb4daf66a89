import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { navigate } from '#web/shared/address/address.ts'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'
import { OrgHead } from '#web/shared/manage/org-head.tsx'
import { PlatformHead } from '#web/shared/manage/platform-head.tsx'
import { AnnouncementEditor } from './announcement-editor.tsx'
import classes from './announcements.module.css'
import { Announcements } from './announcements.tsx'

/** Every announcement, for the people of the platform. */
export function PlatformAnnouncementsScreen() {
  const locale = useLocale()
  return (
    <Announcements
      org={null}
      head={(way) => <PlatformHead page="manage-announcements">{way}</PlatformHead>}
      addHref={localePath(locale, '/manage/add/announcement')}
    />
  )
}

export function AddAnnouncementScreen() {
  const list = localePath(useLocale(), '/manage/announcements')
  return (
    <div className={classes.page}>
      <PlatformHead page="manage-add-announcement" />
      <AnnouncementEditor
        id={null}
        org={null}
        cohortId={null}
        backHref={list}
        onDone={() => void navigate({ href: list })}
      />
    </div>
  )
}

/** What an organisation tells its people; with a cohort in the address, those of that cohort. */
export function OrgAnnouncementsScreen() {
  const text = useText()
  const { org } = useManagePlace()
  return (
    <Announcements
      key={org}
      org={org}
      head={(way) => (
        <OrgHead title={text('page.manage-org-announcements.title')}>
          {way ? <div className={classes.ways}>{way}</div> : null}
        </OrgHead>
      )}
    />
  )
}
