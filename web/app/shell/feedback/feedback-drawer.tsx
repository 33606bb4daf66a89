import { useMediaQuery } from '@mantine/hooks'
import { wideQuery } from '#web/app/shell/drawers/use-drawer.ts'
import { useKeptText } from '#web/data/half-typed/use-kept.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { BesidePanel } from '#web/ui/beside-panel.tsx'
import classes from './feedback.module.css'
import { MessageBox } from './message-box.tsx'
import { Messages } from './messages.tsx'
import { QuotedAnswer } from './quoted-answer.tsx'
import { leaveForThread, useThreadLabel } from './thread-button.ts'
import { useThread } from './use-thread.ts'
import { words } from './words.ts'

type Props = {
  opened: boolean
  /** The address asked for it, not a button. */
  isLinked: boolean
  projectId: string
  fieldId: string
  /** What the field is called; empty where a link opened the drawer. */
  label: string
  onClose: () => void
}

export function FeedbackDrawer({ opened, isLinked, projectId, fieldId, label, onClose }: Props) {
  const text = useText()
  const said = words[useLocale()]
  const about = useThreadLabel(fieldId, label, opened)
  const thread = useThread({ projectId, fieldId }, opened)
  const [draft, write] = useKeptText(`feedback:${projectId} ${fieldId}`)
  const isWide = useMediaQuery(wideQuery, true, { getInitialValueInEffect: false })
  return (
    <BesidePanel
      title={said.title}
      closeLabel={text('action.close')}
      width="30%"
      opened={opened}
      onClose={onClose}
      isBeside={isWide}
      returnFocus={!isLinked}
      onExitTransitionEnd={() => isLinked && leaveForThread(fieldId)}
    >
      {about ? <p className={classes.about}>{about}</p> : null}
      <QuotedAnswer fieldId={fieldId} />
      <Messages messages={thread.messages} hasFailed={thread.hasFailed} empty={emptyText()} />
      <MessageBox disabled={!thread.canWrite} draft={draft} onWrite={write} onSend={handleSend} />
    </BesidePanel>
  )

  function handleSend() {
    const message = draft.trim()
    if (message === '') return
    thread.add(message)
    write('')
  }

  function emptyText(): string {
    if (thread.role === 'mentor') return said.noneMentor
    return thread.canWrite ? said.noneThread : said.noneOther
  }
}
