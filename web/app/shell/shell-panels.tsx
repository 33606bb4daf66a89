import { Suspense } from 'react'
import { part } from '#web/ui/part.tsx'
import type { useOpenFeedback } from './feedback/open-feedback.ts'

const over = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => ({ isOpen: opened, onClose })

const BugDialog = part(async () => (await import('./bug/bug-dialog.tsx')).BugDialog, over)
const ThemePanel = part(async () => (await import('./look/theme-panel.tsx')).ThemePanel, over)
const FeedbackDrawer = part(async () => (await import('./feedback/feedback-drawer.tsx')).FeedbackDrawer, over)

export type Panel = 'bug' | 'settings'

type Props = {
  open: Panel | null
  /** Panels opened once stay, so that they can close with grace and keep what was typed. */
  used: ReadonlySet<Panel>
  projectId: string | null
  feedback: ReturnType<typeof useOpenFeedback>
  onClose: () => void
}

/** What lies over the page. Loaded when it is first opened. */
export function ShellPanels({ open, used, projectId, feedback, onClose }: Props) {
  return (
    <Suspense>
      {used.has('settings') ? <ThemePanel opened={open === 'settings'} onClose={onClose} /> : null}
      {used.has('bug') ? <BugDialog opened={open === 'bug'} projectId={projectId} onClose={onClose} /> : null}
      {feedback.feedback && projectId ? (
        <FeedbackDrawer {...feedback.feedback} projectId={projectId} onClose={feedback.closeFeedback} />
      ) : null}
    </Suspense>
  )
}
