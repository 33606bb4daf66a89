import { Button, CopyButton, TextInput } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './upcoming.module.css'
import { words } from './words.ts'

/** The feed of one's own dates. `webcal:` opens the calendar of the device, the address is for all others. */
export function CalendarLink({ address }: { address: string }) {
  const text = words[useLocale()]
  return (
    <Panel title={text.calendarTitle}>
      <p>{text.calendarHelp}</p>
      <Button component="a" href={address.replace(/^https?:/, 'webcal:')}>
        {text.calendarAdd}
      </Button>
      <TextInput
        label={text.calendarAddress}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            <span aria-live="polite" className={classes.copy}>
              {copied ? text.copied : text.copy}
            </span>
          </Button>
        )}
      </CopyButton>
    </Panel>
  )
}
