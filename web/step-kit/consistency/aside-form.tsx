import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { longestReason, shortestReason } from '#domain/programme/finding-aside.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import classes from './consistency.module.css'
import { words } from './words.ts'

type Props = { fault: string; isBusy: boolean; onSave: (reason: string) => void; onCancel: () => void }

/** Why something stays as it is. */
export function AsideForm({ fault, isBusy, onSave, onCancel }: Props) {
  const text = words[useLocale()]
  const [reason, setReason] = useState('')
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(reason.trim())
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
