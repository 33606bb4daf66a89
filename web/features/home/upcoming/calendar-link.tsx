import { Button, CopyButton, TextInput } from '@mantine/core'
import { useText } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './upcoming.module.css'

/** The feed of one's own dates. `webcal:` opens the calendar of the device, the address is for all others. */
export function CalendarLink({ address }: { address: string }) {
  const text = useText()
  return (
    <Panel title={text('home.upcoming.calendarTitle')}>
      <p>{text('home.upcoming.calendarHelp')}</p>
      <Button component="a" href={address.replace(/^https?:/, 'webcal:')}>
        {text('home.upcoming.calendarAdd')}
      </Button>
      <TextInput
        label={text('home.upcoming.calendarAddress')}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            <span aria-live="polite" className={classes.copy}>
              {text(copied ? 'home.upcoming.copied' : 'home.upcoming.copy')}
            </span>
          </Button>
        )}
      </CopyButton>
    </Panel>
  )
}
