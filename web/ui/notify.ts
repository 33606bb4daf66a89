type Tone = 'info' | 'success' | 'error'

/** Says something in the notification bar of the page, which hears this event. */
export function notify(text: string, tone: Tone = 'info'): void {
  window.dispatchEvent(new CustomEvent('notify', { detail: { text, tone } }))
}
