import { Drawer } from '@mantine/core'
import { useOpensAfterMount } from '#web/app/shell/overlay.ts'
import { useText } from '#web/i18n/text.tsx'
import classes from './feedback.module.css'
import { MessageBox } from './message-box.tsx'
import { Messages } from './messages.tsx'
import { useThread } from './use-thread.ts'

type Props = { opened: boolean; projectId: string; fieldId: string; onClose: () => void }

export function FeedbackDrawer({ opened, projectId, fieldId, onClose }: Props) {
  const text = useText()
  const thread = useThread({ projectId, fieldId }, opened)
  return (
    <Drawer
      opened={useOpensAfterMount(opened)}
      onClose={onClose}
      position="right"
      title={text('shell.feedback.title')}
      closeButtonProps={{ 'aria-label': text('action.close'), size: 44 }}
      classNames={{
        root: classes.drawer ?? '',
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      <Messages messages={thread.messages} hasFailed={thread.hasFailed} empty={emptyText()} />
      <MessageBox key={fieldId} disabled={!thread.canWrite} onAdd={thread.add} />
    </Drawer>
  )

  function emptyText(): string {
    if (thread.role === 'mentor') return text('shell.feedback.noneMentor')
    return text(thread.canWrite ? 'shell.feedback.noneThread' : 'shell.feedback.noneOther')
  }
}
