import { useState } from 'react'
import { type CombinedError, useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { useWords } from '#web/features/project-home/use-words.ts'
import { notify } from '#web/ui/notify.ts'
import { inviteDocument, removeDocument, withdrawDocument } from './team-documents.ts'

/** Changes of a team; what is refused is said in the page's language. */
export function useTeam(projectId: string, onChange: () => void) {
  const { words } = useWords()
  const [, sendInvite] = useMutation(inviteDocument)
  const [, sendWithdrawal] = useMutation(withdrawDocument)
  const [, sendRemoval] = useMutation(removeDocument)
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  async function run(what: string, work: () => Promise<{ error?: CombinedError | undefined }>) {
    setBusyWith(what)
    setProblem('')
    const { error } = await work()
    setBusyWith(null)
    if (error) setProblem(refusalOf(error).message || words.team.offline)
    onChange()
    return !error
  }

  return {
    busyWith,
    problem,
    async invite(email: string) {
      const isDone = await run(email, () => sendInvite({ projectId, email }))
      if (isDone) notify(words.team.sent(email), 'success')
      return isDone
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
