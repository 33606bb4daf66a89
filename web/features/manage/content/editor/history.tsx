import { Button } from '@mantine/core'
import shared from '#web/features/manage/content/content.module.css'
import type { TextChange, Wording } from '#web/features/manage/content/content-documents.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { DifferenceView } from './difference-view.tsx'
import classes from './editor.module.css'
import { type EditorWords, editorWords } from './words.ts'

type Props = { wording: Wording; onAgain: (name: string, text: string) => void }

/** Who changed which text when, with the way back to any of its wordings. */
export function History({ wording, onAgain }: Props) {
  const said = editorWords[useLocale()]
  return (
    <section className={shared.panel}>
      <Fold label={said.history}>
        {wording.history.length === 0 ? <p className={shared.quiet}>{said.historyNone}</p> : null}
        <ol className={classes.history}>
          {wording.history.map((change) => (
            <li key={change._id}>
              <Change change={change} wording={wording} onAgain={onAgain} />
            </li>
          ))}
        </ol>
      </Fold>
    </section>
  )
}

function Change({ change, wording, onAgain }: Props & { change: TextChange }) {
  const locale = useLocale()
  const said = editorWords[locale]
  const { name, before, after } = change
  const lang = name.endsWith('_es') ? 'es' : 'en'
  const original = wording.fields.find((field) => field.name === name)?.original ?? ''
  const label = name === 'minutes' ? said.minutes : `${partName(said, name)} (${said.languages[lang]})`
  return (
    <>
      <p className={classes.state}>
        <strong>{label}</strong>
        <span className={shared.quiet}>
          {said.by(change.changed_by ?? said.somebody, longDay(change.changed_at, locale))}
          {after === null ? ` · ${said.toOriginal}` : ''}
        </span>
      </p>
      <DifferenceView before={before ?? original} after={after ?? original} lang={lang} />
      {before === null ? null : (
        <Button variant="subtle" aria-label={`${said.again}: ${label}`} onClick={() => onAgain(name, before)}>
          {said.again}
        </Button>
      )}
    </>
  )
}

function partName({ parts }: EditorWords, name: string): string {
  const base = name.replace(/_es$/, '')
  return base in parts ? parts[base as keyof typeof parts] : base
}
