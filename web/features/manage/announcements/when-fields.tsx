import { TextInput } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Switch } from '#web/ui/switch.tsx'
import classes from './announcements.module.css'
import type { AnnouncementForm } from './use-announcement-form.ts'
import { words } from './words.ts'

export function WhenFields({ draft, faults, onChange }: AnnouncementForm) {
  const said = words[useLocale()].when
  return (
    <Panel title={said.title}>
      <div className={classes.pair}>
        <TextInput
          type="date"
          label={said.from}
          description={said.fromHelp}
          value={draft.from}
          error={faults.visible_from}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
        <TextInput
          type="date"
          label={said.until}
          description={said.untilHelp}
          value={draft.until}
          error={faults.visible_until}
          errorProps={{ role: 'alert' }}
          onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
        />
      </div>
      <Switch checked={draft.pinned} onChange={(pinned) => onChange({ pinned })}>
        {said.pinned}
      </Switch>
    </Panel>
  )
}
