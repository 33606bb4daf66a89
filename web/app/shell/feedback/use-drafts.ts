import { useReducer } from 'react'
import { useKeptText } from '#web/data/half-typed/use-kept.ts'
import { type Draft, type DraftEvent, emptyDraft, nextDraft } from './draft.ts'

type Drafts = Readonly<Record<string, Draft>>

const nextDrafts = (drafts: Drafts, { thread, ...event }: DraftEvent & { thread: string }): Drafts => ({
  ...drafts,
  [thread]: nextDraft(drafts[thread] ?? emptyDraft, event),
})

/** What was begun in each conversation. It outlives the drawer, which may close while a message is on its way, and the page. */
export function useDrafts(thread: string, add: (text: string) => Promise<boolean>) {
  const [drafts, change] = useReducer(nextDrafts, {})
  const [kept, keep] = useKeptText(`feedback:${thread}`)
  const known = drafts[thread] ?? emptyDraft
  // An earlier visit or another tab may have written here, or sent what stood here.
  const draft = known.sending === null ? { ...known, text: kept } : known

  function write(text: string) {
    change({ thread, type: 'write', text })
    keep(draft.sending === null ? text : `${draft.sending}\n${text}`)
  }

  async function send() {
    const { sending } = nextDraft(draft, { type: 'send' })
    if (sending === null || draft.sending !== null) return
    write(sending)
    change({ thread, type: 'send' })
    const isSent = await add(sending).catch(() => false)
    change({ thread, type: isSent ? 'sent' : 'failed' })
    // What was written meanwhile stands after it.
    if (isSent) keep((all) => all.slice(sending.length + 1))
  }

  return { draft, write, send: () => void send() }
}
