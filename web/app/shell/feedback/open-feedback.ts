import { useEffect, useState } from 'react'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import type { RouteName } from '#web/app/routes.ts'
import { useSearch } from '#web/app/shell/use-search.ts'
import { navigate } from '#web/shared/address/address.ts'

/** `new CustomEvent('openFeedback', { detail: { fieldId, label } })` on the window opens the drawer on that field. */
export const openFeedbackEvent = 'openFeedback'

/** The address of a step may name a field whose conversation it opens with, as notices do. */
export const feedbackParameter = 'feedback'

export function fieldIdOf(event: Event): string | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  if (typeof detail !== 'object' || detail === null || !('fieldId' in detail)) return null
  return typeof detail.fieldId === 'string' && detail.fieldId !== '' ? detail.fieldId : null
}

/** What the field is called, where whoever opens the drawer knows it. */
export function labelOf(event: Event): string {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  const label = typeof detail === 'object' && detail !== null && 'label' in detail ? detail.label : ''
  return typeof label === 'string' ? label : ''
}

/** The address without the conversation, so that a page that is opened again does not open it again. */
export function withoutFeedback({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(feedbackParameter)
  return pathname + (parameters.size > 0 ? `?${parameters}` : '')
}

/** Pages with something to talk about. */
const talked: readonly RouteName[] = ['home-project-module-step', 'home-project-businessplan']

type Opened = {
  readonly fieldId: string
  /** Empty where the address opened it: the room has the name. */
  readonly label: string
  readonly opened: boolean
  readonly isLinked: boolean
}

/** The field whose thread was asked for last. It stays while the drawer closes, so that nothing flickers. */
export function useOpenFeedback() {
  const { route } = useCurrentRoute()
  const named = useSearch().get(feedbackParameter)
  const linked = talked.includes(route.name) ? named : null
  const [state, setState] = useState<Opened | null>(null)
  useEffect(() => {
    const hear = (event: Event) => {
      const fieldId = fieldIdOf(event)
      if (fieldId) setState({ fieldId, label: labelOf(event), opened: true, isLinked: false })
    }
    window.addEventListener(openFeedbackEvent, hear)
    return () => window.removeEventListener(openFeedbackEvent, hear)
  }, [])
  useEffect(() => {
    if (!linked) return
    setState({ fieldId: linked, label: '', opened: true, isLinked: true })
    return () => setState((now) => now && { ...now, opened: false })
  }, [linked])

  function closeFeedback() {
    setState((now) => now && { ...now, opened: false })
    if (linked) void navigate({ href: withoutFeedback(window.location), replace: true, resetScroll: false })
  }

  return { feedback: state, closeFeedback }
}
