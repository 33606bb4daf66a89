import { TextInput } from '@mantine/core'
import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useDraft } from '#web/step-kit/use-draft.ts'
import { type Link, reachIn } from './chain.ts'
import classes from './screen.module.css'
import type { Words } from './words.ts'

/** People reached per year. What is no number is shown and never stored. */
export function ReachField({ link, words }: { link: Link; words: Words }) {
  const locale = useLocale()
  const { write, isEditable } = usePlan()
  const { draft, change, flush } = useDraft(link.reach === null ? '' : String(link.reach), (text) => {
    const reach = reachIn(text)
    if (reach !== undefined) write.update('activity', link.id, { reach })
  })
  if (!isEditable) {
    return (
      <p className={classes.fact}>
        <span>{words.reach}</span> {link.reach === null ? '–' : words.people(link.reach)}
      </p>
    )
  }
  return (
    <TextInput
      className={classes.reach}
      label={words.reach}
      description={words.reachHint}
      inputMode="numeric"
      value={draft}
      maxLength={15}
      error={reachIn(draft) === undefined ? messageText({ message: 'notNumber' }, locale) : undefined}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={flush}
    />
  )
}
