import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { figures } from '#domain/figures.ts'
import { addressOf } from '#domain/list-query.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { type ListDefinition, namesOf } from '#web/shared/list/list-definition.ts'
import type { ListControl } from '#web/shared/list/use-list.ts'
import type { SelectedRows } from '#web/shared/list/use-list-selection.ts'
import { Confirm } from '#web/shared/manage/confirm.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.ts'
import { manyWords } from './many-words.ts'
import { deactivateManyDocument, type ManagedUser } from './people-documents.ts'
import { fullName } from './people-list.tsx'

/** The file of what is ticked, or of everything that was found. */
export function exportAddress(
  definition: ListDefinition<ManagedUser>,
  control: ListControl,
  { ids, found }: SelectedRows,
): string {
  const query = addressOf({ ...control.query, page: 1, open: null }, namesOf(definition))
  const ticked = `?ids=${ids.join(',')}`
  return `${definition.exportPath}.xlsx${found ? query : ticked}`
}

type Question = 'disable' | 'enable'
type Props = { selected: SelectedRows; exported: string; onChange: () => void; onDone: () => void }

/** What can be done with all people who are chosen in the list. */
export function ManyPeople({ selected, exported, onChange, onDone }: Props) {
  const locale = useLocale()
  const said = manyWords[locale]
  const [{ fetching }, change] = useMutation(deactivateManyDocument)
  const [question, setQuestion] = useState<Question | null>(null)
  const [shown, setShown] = useState<Question>('disable')
  const [problem, setProblem] = useState('')
  const [refused, setRefused] = useState<readonly ManagedUser[]>([])
  if (question && question !== shown) setShown(question)

  async function handleConfirm() {
    const { ids, found } = selected
    const people = found ? { found } : { ids }
    const { data, error } = await change({ people, disabled: shown === 'disable' })
    onChange()
    setProblem(error ? refusalOf(error).message || said.offline : '')
    const answer = data?.deactivateUsers
    if (error || !answer) return
    setQuestion(null)
    notify(said[shown].done(figures(answer.changed, locale)), 'success')
    setRefused(answer.refused)
    if (answer.refused.length === 0) onDone()
  }

  return (
    <>
      <Button variant="outline" color="red" onClick={() => setQuestion('disable')}>
        {said.disable.button}
      </Button>
      <Button variant="default" onClick={() => setQuestion('enable')}>
        {said.enable.button}
      </Button>
      <Button variant="default" component="a" href={exported} download>
        {said.export}
      </Button>
      <Confirm
        title={selected.count === 1 ? said.one[shown] : said[shown].ask(figures(selected.count, locale))}
        help={said[shown].help}
        action={said[shown].button}
        isOpen={question !== null}
        isBusy={fetching}
        problem={problem}
        isLoss={shown === 'disable'}
        onConfirm={() => void handleConfirm()}
        onClose={() => setQuestion(null)}
      />
      <Dialog
        title={said.refused}
        closeLabel={said.close}
        opened={refused.length > 0}
        onClose={() => setRefused([])}
      >
        <ul>
          {refused.map((person) => (
            <li key={person._id}>{fullName(person)}</li>
          ))}
        </ul>
        <DialogActions>
          <Button onClick={() => setRefused([])}>{said.close}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
