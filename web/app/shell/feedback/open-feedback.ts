import { useEffect, useState } from 'react'

/** `new CustomEvent('openFeedback', { detail: { fieldId } })` on the window opens the drawer on that field. */
export const openFeedbackEvent = 'openFeedback'

export function fieldIdOf(event: Event): string | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  if (typeof detail !== 'object' || detail === null || !('fieldId' in detail)) return null
  return typeof detail.fieldId === 'string' && detail.fieldId !== '' ? detail.fieldId : null
}

/** The field whose thread was asked for last. It stays while the drawer closes, so that nothing flickers. */
export function useOpenFeedback() {
  const [state, setState] = useState<{ fieldId: string; opened: boolean } | null>(null)
  useEffect(() => {
    const hear = (event: Event) => {
      const fieldId = fieldIdOf(event)
      if (fieldId) setState({ fieldId, opened: true })
    }
    window.addEventListener(openFeedbackEvent, hear)
    return () => window.removeEventListener(openFeedbackEvent, hear)
  }, [])
  return { feedback: state, closeFeedback: () => setState((now) => now && { ...now, opened: false }) }
}
