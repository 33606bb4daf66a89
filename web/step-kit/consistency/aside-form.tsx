import { Button, Textarea } from '@mantine/core'
import { longestReason, shortestReason } from '#domain/programme/aside-reason.ts'
import { useKeptText } from '#web/data/half-typed/use-kept.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import classes from './consistency.module.css'
import { words } from './words.ts'

type Props = {
  /** Where it is kept while it is written. */
  keptAs: string
  fault: string
  isBusy: boolean
  /** True when it was taken. */
  onSave: (reason: string) => Promise<boolean>
  onCancel: () => void
}

/** Why something stays as it is. */
export function AsideForm({ keptAs, fault, isBusy, onSave, onCancel }: Props) {
  const text = words[useLocale()]
  const [reason, setReason] = useKeptText(keptAs)

  async function handleSubmit() {
    if (await onSave(reason.trim())) setReason('')
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void handleSubmit()
      }}
    >
      <Textarea
        label={text.reason}
        description={`${text.setAsideAbout} ${text.reasonHint}`}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        maxLength={longestReason}
        rows={3}
        error={fault || undefined}
        ref={focused}
      />
      <div className={classes.actions}>
        <BusyButton type="submit" loading={isBusy} disabled={reason.trim().length < shortestReason}>
          {text.save}
        </BusyButton>
        <Button variant="default" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}

// The form comes where a button was pressed; who pressed it writes next.
const focused = (field: HTMLTextAreaElement | null) => field?.focus()
