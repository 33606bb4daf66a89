import { TextInput } from '@mantine/core'
import { announcementFields } from '#domain/programme/announcement.ts'
import { LongText } from '#web/forms/long-text.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './announcements.module.css'
import { Preview } from './preview.tsx'
import type { AnnouncementForm } from './use-announcement-form.ts'
import { words } from './words.ts'

const languages = [
  { locale: 'en', title: 'title', text: 'text' },
  { locale: 'es', title: 'title_es', text: 'text_es' },
] as const

/** Both languages side by side, and what readers will see of them. */
export function WordFields({ draft, faults, onChange }: AnnouncementForm) {
  const said = words[useLocale()].says
  return (
    <Panel title={said.title}>
      <p className={classes.help}>{said.help}</p>
      <div className={classes.pair}>
        {languages.map(({ locale, title, text }) => (
          <div key={locale} className={classes.language}>
            <TextInput
              label={said.name[locale]}
              lang={locale}
              maxLength={announcementFields[title].max}
              value={draft[title]}
              error={faults[title]}
              errorProps={{ role: 'alert' }}
              onChange={({ currentTarget }) => onChange({ [title]: currentTarget.value })}
            />
            <LongText
              label={said.text[locale]}
              lang={locale}
              minRows={5}
              longest={announcementFields[text].max}
              value={draft[text]}
              error={faults[text]}
              onChange={(value) => onChange({ [text]: value })}
            />
          </div>
        ))}
      </div>
      <Preview draft={draft} />
    </Panel>
  )
}
