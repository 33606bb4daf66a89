import { Button, TextInput } from '@mantine/core'
import type { Managed } from '#web/features/manage/cohort-form/cohort-documents.ts'
import classes from '#web/features/manage/cohort-form/form.module.css'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { notify } from '#web/ui/notify.ts'
import { Panel } from '#web/ui/panel.tsx'
import { words } from './words.ts'

/** The address to send to people; that of a private cohort carries its invitation. */
export function CohortLink({ managed: { cohort, invite_code: code } }: { managed: Managed }) {
  const locale = useLocale()
  const said = words[locale].link
  const path = localePath(locale, `/signup/${cohort._id}`)
  const link = `${window.location.origin}${path}${cohort.private ? `?code=${encodeURIComponent(code)}` : ''}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      notify(said.copied, 'success')
    } catch {
      // Some browsers refuse without asking; the link can be selected by hand.
      notify(said.failed)
    }
  }

  return (
    <Panel title={said.title} id="link">
      <p className={classes.help}>{cohort.private ? said.helpPrivate : said.help}</p>
      <TextInput
        aria-label={said.title}
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={copy}>
          {said.copy}
        </Button>
      </div>
    </Panel>
  )
}
