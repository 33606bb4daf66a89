import { useState } from 'react'
import { requestsAnchor } from '#web/features/home/action-path.ts'
import type { ConnectRequest } from '#web/features/home/home-documents.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { paused, waiting } from './connect-request.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { RequestCard } from './request-card.tsx'
import classes from './wants-to-connect.module.css'
import { words } from './words.ts'

type Props = { requests: readonly ConnectRequest[]; projectName: string; onChange: () => void }
type Question = { readonly ask: 'accept' | 'decline'; readonly request: ConnectRequest }

/** Mentors who asked for this project; the owner accepts one or declines. */
export function WantsToConnect({ requests, projectName, onChange }: Props) {
  const text = words[useLocale()]
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = [...waiting(requests), ...paused(requests)]

  function ask(next: Question) {
    setQuestion(next)
    setOpen(true)
  }

  function handleDone() {
    setOpen(false)
    onChange()
  }

  const dialog = question && {
    request: question.request,
    onClose: () => setOpen(false),
    onDone: handleDone,
  }
  return (
    <>
      {open.length > 0 ? (
        <Panel title={text.title} id={requestsAnchor}>
          <p className={classes.help}>{text.help}</p>
          <ul className={classes.list}>
            {open.map((request) => (
              <li key={request._id}>
                <RequestCard
                  request={request}
                  onAccept={() => ask({ ask: 'accept', request })}
                  onDecline={() => ask({ ask: 'decline', request })}
                />
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      {dialog ? (
        <>
          <AcceptDialog
            {...dialog}
            key={`accept ${dialog.request._id}`}
            opened={isOpen && question.ask === 'accept'}
            projectName={projectName}
            others={open.filter(({ _id }) => _id !== dialog.request._id).length}
          />
          <DeclineDialog
            {...dialog}
            key={`decline ${dialog.request._id}`}
            opened={isOpen && question.ask === 'decline'}
          />
        </>
      ) : null}
    </>
  )
}
