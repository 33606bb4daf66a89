import type { Side } from '#domain/progress/agreement.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Face } from '#web/ui/face.tsx'
import classes from './agreement.module.css'
import type { Agreement, GateProject } from './agreement-documents.ts'
import { hasSigned, signaturesOf } from './standing.ts'
import { agreementWords } from './words.ts'

type Props = { project: GateProject; agreement: Agreement | null }

const sides: readonly Side[] = ['entrepreneur', 'mentor']

/** The two who sign, what each has done, and the evidence of it. */
export function Sides({ project, agreement }: Props) {
  const words = agreementWords[useLocale()]
  return (
    <ul className={classes.sides} aria-label={words.sides}>
      {sides.map((side) => (
        <OneSide key={side} side={side} project={project} agreement={agreement} />
      ))}
    </ul>
  )
}

function OneSide({ side, project, agreement }: Props & { side: Side }) {
  const locale = useLocale()
  const words = agreementWords[locale]
  const isDone = hasSigned(project, side)
  const isMe = agreement?.my_side === side
  const name = (side === 'mentor' ? agreement?.mentor_name : agreement?.entrepreneur_name) ?? ''
  const signature = agreement ? signaturesOf(agreement, side).at(-1) : undefined
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <li className={classes.side} data-done={isDone || undefined}>
      <Face names={name.split(' ').slice(0, 2)} picture={null} />
      <div>
        <p className={classes.role}>
          {words.side[side]}
          {isMe ? ` ${words.you}` : ''}
        </p>
        {name ? <p className={classes.name}>{name}</p> : null}
        <p className={classes.state}>
          <Mark done={isDone} />
          {isDone ? words.signed : isMe ? words.yourTurn : words.notSigned}
        </p>
        {isDone && signature ? (
          <p className={classes.evidence}>
            {words.evidence(
              signature.full_name,
              when.format(new Date(signature.signed_at)),
              signature.text_version,
            )}
          </p>
        ) : null}
      </div>
    </li>
  )
}

function Mark({ done }: { done: boolean }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={classes.mark}
    >
      <circle cx="12" cy="12" r="10" />
      {done ? <path d="M7.5 12.5l3 3 6-6.5" /> : <path d="M12 7v5.5l3.5 2" />}
    </svg>
  )
}
