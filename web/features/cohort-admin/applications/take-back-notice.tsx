import { Button } from '@mantine/core'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import classes from './applications.module.css'
import { Refusal } from './refusal.tsx'
import type { TakeBack } from './use-take-back.ts'
import { words } from './words.ts'

/** Says what was decided, and for a minute the way back. */
export function TakeBackNotice({ back }: { back: TakeBack }) {
  const text = useText()
  const said = words[useLocale()].takeBack
  const { last, problem, isBusy } = back
  return (
    <section className={classes.notice} aria-label={said.label} hidden={!last}>
      <p role="status">
        {last ? (
          <>
            <strong>{last.text}.</strong> {said.minute}
          </>
        ) : null}
      </p>
      <Refusal>{problem}</Refusal>
      <div className={classes.choices}>
        <BusyButton variant="default" loading={isBusy} onClick={back.takeBack}>
          {said.button}
        </BusyButton>
        <Button variant="subtle" color="gray" onClick={back.close}>
          {text('action.close')}
        </Button>
      </div>
    </section>
  )
}
