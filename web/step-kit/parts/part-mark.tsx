import { useLocale } from '#web/i18n/text.tsx'
import { UnreadMark } from '#web/step-kit/unread-mark.tsx'
import classes from './parts.module.css'

const words = {
  en: { complete: 'complete', lacking: 'something is missing' },
  es: { complete: 'completo', lacking: 'falta algo' },
} as const

type Props = { isComplete: boolean; isLacking: boolean; unread: number }

/** A tick on what is complete, a sign on what lacks something once messages are shown, and what waits to be read. */
export function PartMark({ isComplete, isLacking, unread }: Props) {
  const text = words[useLocale()]
  return (
    <>
      {isComplete ? <Sign name={text.complete} kind="complete" path="M5 12.5l4.5 4.5L19 7.5" /> : null}
      {!isComplete && isLacking ? (
        <Sign name={text.lacking} kind="lacking" path="M12 5v9M12 18.5v.01" />
      ) : null}
      <UnreadMark count={unread} />
    </>
  )
}

function Sign({ name, kind, path }: { name: string; kind: 'complete' | 'lacking'; path: string }) {
  return (
    <>
      <svg className={classes.sign} data-kind={kind} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
      <span className="visually-hidden">, {name}</span>
    </>
  )
}
