import { lazy, Suspense } from 'react'
import type { useOpenFeedback } from './feedback/open-feedback.ts'

const BugDialog = lazy(async () => ({ default: (await import('./bug/bug-dialog.tsx')).BugDialog }))
const ThemePanel = lazy(async () => ({ default: (await import('./look/theme-panel.tsx')).ThemePanel }))
const FeedbackDrawer = lazy(async () => ({
  default: (await import('./feedback/feedback-drawer.tsx')).FeedbackDrawer,
}))

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
      {used.has('bug') && projectId ? (
        <BugDialog opened={open === 'bug'} projectId={projectId} onClose={onClose} />
      ) : null}
      {feedback.feedback && projectId ? (
        <FeedbackDrawer {...feedback.feedback} projectId={projectId} onClose={feedback.closeFeedback} />
      ) : null}
    </Suspense>
  )
}
