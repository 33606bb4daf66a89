import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { fieldHash } from '#web/step-kit/go-to-field.ts'
import { announce } from '#web/ui/announce.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AsideForm } from './aside-form.tsx'
import classes from './consistency.module.css'
import type { Finding, SetAside } from './consistency-documents.ts'
import { useAsides } from './use-plan-check.ts'
import { words } from './words.ts'

export type Reader = {
  projectId: string
  /** Of the team: who may put it right or let it stand. */
  isWriter: boolean
}

/** The way to the field in which it is put right. */
function PlaceLink({ finding, projectId, isWriter }: Reader & { finding: Finding | SetAside }) {
  const locale = useLocale()
  const { module, step, field, module_name, module_name_es } = finding
  const name = locale === 'es' ? module_name_es : module_name
  const text = words[locale]
  return (
    <a
      className={classes.link}
      href={localePath(locale, `/home/project/${projectId}/${module}/${step}`) + fieldHash(field)}
    >
      {isWriter ? text.repair(name) : text.see(name)} <Icon name="right" />
    </a>
  )
}

type RowProps = Reader & { finding: Finding; onMoved: () => void }

export function FindingRow({ finding, onMoved, ...reader }: RowProps) {
  const locale = useLocale()
  const text = words[locale]
  const opener = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { setAside, fault, isBusy } = useAsides(reader.projectId)
  const said = locale === 'es' ? finding.text_es : finding.text

  async function handleSave(reason: string) {
    const isSet = await setAside(finding, reason)
    if (isSet) {
      announce(text.wasSetAside)
      onMoved()
    }
    return isSet
  }

  return (
    <li className={classes.finding} data-severity={finding.severity}>
      <p className={classes.said}>{said}</p>
      <div className={classes.actions}>
        <PlaceLink finding={finding} {...reader} />
        {reader.isWriter ? (
          <Button
            aria-label={`${text.setAside}: ${said}`}
            ref={opener}
            variant="subtle"
            color="gray"
            className={classes.quiet ?? ''}
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            {text.setAside}
          </Button>
        ) : null}
      </div>
      {isAsking ? (
        <AsideForm
          keptAs={`aside/${reader.projectId}/${finding.rule}/${finding.subject}`}
          fault={fault}
          isBusy={isBusy}
          onSave={handleSave}
          onCancel={() => {
            setAsking(false)
            opener.current?.focus()
          }}
        />
      ) : null}
      {finding.more > 0 ? <p className={classes.soft}>{text.more(finding.more)}</p> : null}
    </li>
  )
}

type AsideProps = Reader & { finding: SetAside; onMoved: () => void }

/** What the team lets stand, with its reason. */
export function AsideRow({ finding, onMoved, ...reader }: AsideProps) {
  const locale = useLocale()
  const text = words[locale]
  const { takeBack, fault, isBusy } = useAsides(reader.projectId)
  const said = locale === 'es' ? finding.text_es : finding.text
  const { aside } = finding
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })

  async function handleBack() {
    if (!(await takeBack(finding))) return
    announce(text.wasTakenBack)
    onMoved()
  }

  return (
    <li className={classes.finding} data-severity="aside">
      <p className={classes.said}>{said}</p>
      {aside ? (
        <figure className={classes.why}>
          <blockquote>{aside.reason}</blockquote>
          <figcaption className={classes.soft}>
            {aside.set_by
              ? text.by(aside.set_by, day.format(new Date(aside.set_at)))
              : day.format(new Date(aside.set_at))}
          </figcaption>
        </figure>
      ) : null}
      {fault ? <p role="alert">{fault}</p> : null}
      <div className={classes.actions}>
        <PlaceLink finding={finding} {...reader} />
        {reader.isWriter ? (
          <Button
            aria-label={`${text.takeBack}: ${said}`}
            variant="subtle"
            color="gray"
            className={classes.quiet ?? ''}
            loading={isBusy}
            onClick={() => void handleBack()}
          >
            {text.takeBack}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
