import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { graphql } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import type { SelectedRows } from '#web/shared/list/use-list-selection.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.ts'
import classes from './incubating.module.css'
import type { IncubatingProject } from './incubating-documents.ts'
import { transferWords } from './transfer-words.ts'
import { useDestinations } from './use-destinations.ts'

const transferDocument = graphql(`
  mutation TransferProject($project: String!, $cohort: ObjectId) {
    transferProject(projectId: $project, cohort_id: $cohort) { _id }
  }
`)

type Refused = { readonly name: string; readonly why: string }
type Props = {
  selected: SelectedRows
  projects: readonly IncubatingProject[]
  /** What was refused stays ticked. */
  onMoved: (isAll: boolean) => void
}

/** Moves the ticked projects to another cohort; what that does is said before. */
export function Transfer({ selected, projects, onMoved }: Props) {
  const said = transferWords[useLocale()]
  const [isOpen, setOpen] = useState(false)
  const ticked = projects.filter(({ _id }) => selected.ids.includes(_id))
  if (selected.found) return <p className={classes.hint}>{said.onlyTicked}</p>
  return (
    <>
      <Button onClick={() => setOpen(true)}>{said.button}</Button>
      <TransferDialog projects={ticked} isOpen={isOpen} onClose={() => setOpen(false)} onMoved={onMoved} />
    </>
  )
}

type DialogProps = Pick<Props, 'projects' | 'onMoved'> & { isOpen: boolean; onClose: () => void }

function TransferDialog({ projects, isOpen, onClose, onMoved }: DialogProps) {
  const text = useText()
  const said = transferWords[useLocale()]
  const { destinations, ownOrg } = useDestinations(!isOpen)
  const [to, setTo] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [, transfer] = useMutation(transferDocument)
  const destination = destinations.find(({ _id }) => _id === to)
  const leavesOrg = destination !== undefined && destination.org !== ownOrg

  async function handleMove() {
    if (!destination) return
    setBusy(true)
    const left: Refused[] = []
    for (const project of projects) {
      const { error } = await transfer({ project: project._id, cohort: destination._id })
      if (error) left.push({ name: nameOf(project), why: refusalOf(error).message || said.offline })
    }
    setBusy(false)
    setRefused(left)
    const moved = projects.length - left.length
    if (moved > 0) notify(said.done(moved, destination.title), 'success')
    if (left.length === 0) onClose()
    if (moved > 0) onMoved(left.length === 0)
  }

  return (
    <Dialog
      title={said.title(projects.length, projects[0] ? nameOf(projects[0]) : '')}
      closeLabel={text('action.close')}
      opened={isOpen}
      onClose={onClose}
    >
      <Select
        label={said.to}
        searchable
        data={destinations.map(({ _id, label }) => ({ value: _id, label }))}
        value={to}
        nothingFoundMessage={said.none}
        onChange={setTo}
      />
      <ul>
        {said.happens.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{leavesOrg ? said.otherOrg : said.mentor}</li>
        <li>{said.tell}</li>
      </ul>
      {refused.length > 0 ? (
        <div role="alert">
          <p>{said.refused}</p>
          <ul>
            {refused.map(({ name, why }) => (
              <li key={name}>
                <b>{name}</b>: {why}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <BusyButton loading={isBusy} disabled={!destination} onClick={() => void handleMove()}>
          {said.confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}

const nameOf = ({ name, owner_name }: IncubatingProject) => name || owner_name
