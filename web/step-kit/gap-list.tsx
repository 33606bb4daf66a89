import { Button } from '@mantine/core'
import { type Gap, messageText } from '#domain/plan/messages.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import classes from './step-shell.module.css'

type Props = { gaps: readonly Gap[]; onShow: (field: string) => void; onContinue: () => void }

/** What is missing, and the choice: look at it, or go on. Nothing is ever blocked. */
export function GapList({ gaps, onShow, onContinue }: Props) {
  const text = useText()
  const locale = useLocale()
  const messages = [...new Set(gaps.map((gap) => messageText(gap, locale)))]
  return (
    <section className={classes.gaps} role="alert">
      <h2>{text('step.gapsTitle', { count: gaps.length })}</h2>
      <ul>
        {messages.slice(0, 5).map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p>{text('step.gapsAbout')}</p>
      <div className={classes.gapActions}>
        <Button variant="default" onClick={() => onShow(gaps[0]?.field ?? '')}>
          {text('step.stay')}
        </Button>
        <Button variant="light" onClick={onContinue}>
          {text('step.goOn')}
        </Button>
      </div>
    </section>
  )
}
