/** What is in the box, and what is on its way to the server. */
export type Draft = { readonly text: string; readonly sending: string | null; readonly failed: boolean }

export type DraftEvent =
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'send' }
  | { readonly type: 'sent' }
  | { readonly type: 'failed' }

export const emptyDraft: Draft = { text: '', sending: null, failed: false }

/** Sending empties the box; a failure puts the message back, before what was written meanwhile. */
export function nextDraft(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'write':
      return { ...draft, text: event.text }
    case 'send': {
      const sending = draft.text.trim()
      return sending === '' || draft.sending !== null ? draft : { text: '', sending, failed: false }
    }
    case 'sent':
      return { ...draft, sending: null }
    case 'failed':
      return {
        text: [draft.sending, draft.text].filter(Boolean).join('\n'),
        sending: null,
        failed: true,
      }
  }
}
