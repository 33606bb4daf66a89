import { Button, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { fitLabel } from '#web/shared/fit-label.ts'
import { Face } from '#web/ui/face.tsx'
import classes from './candidate-card.module.css'
import { FitPoints } from './fit-points.tsx'
import { FitScore } from './fit-score.tsx'
import { listed } from './fit-words.ts'
import type { Candidate, OwnRequest } from './matching-documents.ts'
import { RequestLine } from './request-line.tsx'
import { requestState } from './request-state.ts'
import { words } from './words.ts'

type Props = {
  candidate: Candidate
  /** The latest of the mentor to this project. */
  request: OwnRequest | undefined
  freePlaces: number
  onSelect: (selected: boolean) => void
  onAsk: () => void
  onWithdraw: (request: OwnRequest) => Promise<void>
}

export function CandidateCard({ candidate, request, freePlaces, onSelect, onAsk, onWithdraw }: Props) {
  const text = words[useLocale()]
  const title = useId()
  const { name, owner_first_name: owner, is_selected: isSelected } = candidate
  const state = requestState(candidate.request_status, freePlaces)
  return (
    <li className={classes.card} aria-labelledby={title}>
      <div className={classes.head}>
        <Face names={[owner]} picture={candidate.owner_avatar} />
        <div className={classes.who}>
          <Title order={2} size="h3" id={title}>
            {name}
          </Title>
          <Facts candidate={candidate} />
        </div>
        <FitScore fit={candidate.fit} />
      </div>
      <Story candidate={candidate} />
      <FitPoints candidate={candidate} />
      <RequestLine owner={owner} state={state} request={request} onWithdraw={onWithdraw} />
      <div className={classes.actions}>
        {state.canAsk ? (
          <Button onClick={onAsk} aria-describedby={title}>
            {state.status === null ? text.ask.button : text.ask.again}
          </Button>
        ) : null}
        <Button
          variant={isSelected ? 'light' : 'default'}
          aria-pressed={isSelected}
          aria-describedby={title}
          onClick={() => onSelect(!isSelected)}
          leftSection={<Star filled={isSelected} />}
        >
          {isSelected ? text.selected : text.select}
        </Button>
      </div>
    </li>
  )
}

function Facts({ candidate }: { candidate: Candidate }) {
  const locale = useLocale()
  const places = listed(
    candidate.countries.map((value) => fitLabel('country', value, locale)),
    locale,
  )
  const languages = listed(
    candidate.languages.map((value) => fitLabel('language', value, locale)),
    locale,
  )
  const facts = [candidate.owner_first_name, places, languages].filter(Boolean)
  return <p className={classes.facts}>{facts.join(' · ')}</p>
}

/** Problem and solution in a few lines; the rest on request. */
function Story({ candidate }: { candidate: Candidate }) {
  const locale = useLocale()
  const text = words[locale]
  const [isOpen, setOpen] = useState(false)
  const body = useId()
  const { problem, solution, owner_bio: bio, owner_first_name: owner, support, sectors } = candidate
  const stage = candidate.stage ? fitLabel('stage', candidate.stage, locale) : ''
  const labelled = (kind: 'expertise' | 'sector', values: readonly string[]) =>
    listed(
      values.map((value) => fitLabel(kind, value, locale)),
      locale,
    )
  const lines = [
    { label: text.card.problem, value: problem, always: true },
    { label: text.card.solution, value: solution, always: true },
    { label: text.card.support, value: labelled('expertise', support), always: true },
    { label: text.card.sectors, value: labelled('sector', sectors), always: false },
    { label: text.card.stage, value: stage, always: false },
    { label: text.card.bio(owner), value: bio ?? '', always: false },
  ]
  return (
    <div className={classes.story}>
      <dl id={body} data-open={isOpen || undefined}>
        {lines
          .filter(({ value, always }) => value !== '' && (always || isOpen))
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <button type="button" aria-expanded={isOpen} aria-controls={body} onClick={() => setOpen(!isOpen)}>
        {isOpen ? text.card.less : text.card.more}
      </button>
    </div>
  )
}

function Star({ filled }: { filled: boolean }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M12 4.5l2.3 4.8 5.2.7-3.8 3.7.9 5.3-4.6-2.5L7.4 19l.9-5.3L4.5 10l5.2-.7z"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </svg>
  )
}
