import { useState } from 'react'
import { type CombinedError, useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { inviteDocument } from '#web/data/team.ts'
import { useWords } from '#web/features/project-home/use-words.ts'
import { notify } from '#web/ui/notify.ts'
import { removeDocument, withdrawDocument } from './team-documents.ts'

/** Changes of a team; what is refused is said in the page's language. */
export function useTeam(projectId: string, onChange: () => void) {
  const { words } = useWords()
  const [, sendInvite] = useMutation(inviteDocument)
  const [, sendWithdrawal] = useMutation(withdrawDocument)
  const [, sendRemoval] = useMutation(removeDocument)
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  type Answer = { error?: CombinedError | undefined }

  /** What went wrong; empty where nothing did. */
  async function attempt(what: string, work: () => Promise<Answer>): Promise<string> {
    setBusyWith(what)
    setProblem('')
    const { error } = await work()
    setBusyWith(null)
    onChange()
    return error ? refusalOf(error).message || words.team.offline : ''
  }

  async function run(what: string, work: () => Promise<Answer>): Promise<boolean> {
    const fault = await attempt(what, work)
    setProblem(fault)
    return fault === ''
  }

  async function invite(email: string): Promise<string> {
    const fault = await attempt(email, () => sendInvite({ projectId, email }))
    if (!fault) notify(words.team.sent(email), 'success')
    return fault
  }

  return {
    busyWith,
    problem,
    invite,
    async inviteAgain(email: string) {
      setProblem(await invite(email))
    },
    async withdraw({ _id, email }: { _id: string; email: string }) {
      const isDone = await run(_id, () => sendWithdrawal({ projectId, id: _id }))
      if (isDone) notify(words.team.withdrawn(email), 'success')
    },
    async remove({ user_id, name }: { user_id: string; name: string }) {
      const isDone = await run(user_id, () => sendRemoval({ projectId, userId: user_id }))
      if (isDone) notify(words.team.removed(name), 'success')
    },
    leave: (userId: string) => run(userId, () => sendRemoval({ projectId, userId })),
  }
}
