import { useReducer } from 'react'
import { type Draft, type DraftEvent, emptyDraft, nextDraft } from './draft.ts'

type Drafts = Readonly<Record<string, Draft>>

const nextDrafts = (drafts: Drafts, { thread, ...event }: DraftEvent & { thread: string }): Drafts => ({
  ...drafts,
  [thread]: nextDraft(drafts[thread] ?? emptyDraft, event),
})

/** What was begun in each conversation. It outlives the drawer, which may close while a message is on its way. */
export function useDrafts(thread: string, add: (text: string) => Promise<boolean>) {
  const [drafts, change] = useReducer(nextDrafts, {})
  const draft = drafts[thread] ?? emptyDraft

  async function send() {
    const { sending } = nextDraft(draft, { type: 'send' })
    if (sending === null || draft.sending !== null) return
    change({ thread, type: 'send' })
    const isSent = await add(sending).catch(() => false)
    change({ thread, type: isSent ? 'sent' : 'failed' })
  }

  return { draft, write: (text: string) => change({ thread, type: 'write', text }), send: () => void send() }
}
