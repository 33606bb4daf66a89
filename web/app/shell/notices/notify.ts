import { createTimedMessage, type Tone } from '#web/ui/timed-message.ts'
import { createKeptMessages } from './kept-messages.ts'

/** Screens say something in the notification bar with this event; they cannot import the shell. */
export const notifyEvent = 'notify'
export type NotifyDetail = { readonly text: string; readonly tone?: Tone }

export const notificationBar = createTimedMessage()
/** Top right, for what a dialog has to say. */
export const snackbar = createTimedMessage()
export const snackbarMs = 2000

/** What went wrong, from wherever: it has to be read, so it has no time and a place of its own. */
export const failures = createKeptMessages()

type Bar = { readonly ms: number; readonly alwaysError: boolean }

/**
 * In the bar for its time, and what went wrong until it is closed. A bar that is always in the error colour is for
 * errors alone: there everything else is said in the snackbar, in its own colour.
 */
export function tell({ text, tone = 'info' }: NotifyDetail, { ms, alwaysError }: Bar): void {
  if (tone === 'error') failures.add(text)
  if (alwaysError && tone === 'error') notificationBar.show({ text, tone }, ms)
  else if (alwaysError) snackbar.show({ text, tone }, snackbarMs)
  else if (tone !== 'error') notificationBar.show({ text, tone }, ms)
}

export function isNotifyDetail(detail: unknown): detail is NotifyDetail {
  return typeof detail === 'object' && detail !== null && 'text' in detail && typeof detail.text === 'string'
}
