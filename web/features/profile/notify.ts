/** Says something in the notification bar of the frame. */
export function notify(text: string): void {
  window.dispatchEvent(new CustomEvent('notify', { detail: { text, tone: 'success' } }))
}
