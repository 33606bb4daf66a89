import { createKeptMessages } from './kept-messages.ts'
import { createTimedMessage, type Message, type TimedMessage, type Tone } from './timed-message.ts'

/** Screens say something in the notification bar with this event; they cannot import the shell. */
export const notifyEvent = 'notify'
export type NotifyDetail = { readonly text: string; readonly tone?: Tone }

export const notificationBar = createTimedMessage()
/** Top right, for what a dialog has to say. */
export const snackbar = createTimedMessage()
export const snackbarMs = 2000

/** What went wrong, from wherever: it has to be read, so it has no time and a place of its own. */
export const failures = createKeptMessages()

/** In its bar for its time, unless it tells of a failure. */
export function tell(place: TimedMessage, { text, tone }: NotifyDetail, shown: Message, ms: number): void {
  if (tone === 'error') failures.add(text)
  else place.show(shown, ms)
}

/** The module layout shows everything in the error colour. */
export function asNotice(detail: NotifyDetail, alwaysError: boolean): Message {
  return { text: detail.text, tone: alwaysError ? 'error' : (detail.tone ?? 'info') }
}

export function isNotifyDetail(detail: unknown): detail is NotifyDetail {
  return typeof detail === 'object' && detail !== null && 'text' in detail && typeof detail.text === 'string'
}
