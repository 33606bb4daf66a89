import { Button, TextInput } from '@mantine/core'
import { type Reason, reasonTexts } from '#domain/errors.ts'
import type { StepTextField } from '#domain/programme/step-parts.ts'
import { isLine, longestOf, tidied } from '#domain/programme/wording.ts'
import shared from '#web/features/manage/content/content.module.css'
import type { WordedField } from '#web/features/manage/content/content-documents.ts'
import { LongText } from '#web/forms/long-text.tsx'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { DifferenceView } from './difference-view.tsx'
import classes from './editor.module.css'
import { editorWords } from './words.ts'

type Props = {
  field: WordedField
  name: StepTextField
  /** Nothing for what is the same in both. */
  language?: 'en' | 'es'
  /** Part and language, for whoever does not see where it stands. */
  label: string
  value: string
  fault: Reason | undefined
  isOriginal: boolean
  isBusy: boolean
  onWrite: (text: string) => void
  onConfirm: () => void
}

/** One text in one language: what it is, whose words they are, and the ways back. */
export function TextField({
  field,
  name,
  language,
  label,
  value,
  fault,
  isOriginal,
  isBusy,
  onWrite,
  onConfirm,
}: Props) {
  const locale = useLocale()
  const said = editorWords[locale]
  const isUnsaved = tidied(value) !== field.text
  const differs = tidied(value) !== field.original
  const error = fault && reasonTexts[fault][locale]
  const isConflict = fault === 'changedSince'
  return (
    <div className={classes.field} data-language={language}>
      {isLine(name) ? (
        <TextInput
          label={label}
          lang={language}
          value={value}
          maxLength={longestOf(name)}
          error={error}
          onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        />
      ) : (
        <LongText
          label={label}
          lang={language}
          minRows={3}
          value={value}
          longest={longestOf(name)}
          error={error}
          onChange={onWrite}
        />
      )}
      <p className={classes.state}>
        {isUnsaved ? (
          <span className={shared.badge} data-tone="warn">
            {said.unsaved}
          </span>
        ) : null}
        {field.customised ? (
          <span className={shared.badge} data-tone="own">
            {isOriginal ? said.ownOriginal : said.own}
          </span>
        ) : null}
        {field.changed_at ? (
          <span className={shared.quiet}>
            {said.by(field.changed_by ?? said.somebody, longDay(field.changed_at, locale))}
          </span>
        ) : null}
      </p>
      {isConflict ? (
        <div className={classes.notice}>
          <strong>{said.savedNow}</strong>
          <p lang={language}>{field.text}</p>
          <Button size="compact-md" variant="default" onClick={() => onWrite(field.text)}>
            {said.takeTheirs}
          </Button>
        </div>
      ) : null}
      {field.original_changed && !isUnsaved ? (
        <Notice
          text={said.originalChanged}
          button={said.keep}
          label={label}
          isBusy={isBusy}
          onClick={onConfirm}
        />
      ) : null}
      {field.behind && language && !isUnsaved ? (
        <Notice
          text={said.behind[language]}
          button={said.upToDate}
          label={label}
          isBusy={isBusy}
          onClick={onConfirm}
        />
      ) : null}
      {differs ? (
        <div className={classes.ways}>
          <Fold label={said.difference}>
            <DifferenceView before={field.original} after={tidied(value)} lang={language} />
          </Fold>
          <Button
            variant="subtle"
            aria-label={`${said.back}: ${label}`}
            onClick={() => onWrite(field.original)}
          >
            {said.back}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

type NoticeProps = { text: string; button: string; label: string; isBusy: boolean; onClick: () => void }

function Notice({ text, button, label, isBusy, onClick }: NoticeProps) {
  return (
    <div className={classes.notice}>
      <span>{text}</span>
      <Button variant="default" loading={isBusy} aria-label={`${button}: ${label}`} onClick={onClick}>
        {button}
      </Button>
    </div>
  )
}
