import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './consistency.module.css'
import type { Check, Finding } from './consistency-documents.ts'
import { AsideRow, FindingRow, type Reader } from './finding-rows.tsx'
import { words } from './words.ts'

const severities = ['error', 'warning', 'hint'] as const

type Props = Reader & {
  check: Check
  /** So many at first; the others come with a press. */
  first?: number
}

/** What the parts of a plan do not agree about, the gravest first, and what the team lets stand. */
export function ConsistencyList({ check, first, ...reader }: Props) {
  const text = words[useLocale()]
  const top = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const { findings, aside } = check
  const isCut = first !== undefined && !isWhole && findings.length > first
  const shown = isCut ? findings.slice(0, first) : findings
  // What was pressed is gone with its row.
  const handleMoved = () => top.current?.focus()
  return (
    <div className={classes.list} ref={top} tabIndex={-1}>
      {findings.length === 0 ? <Standing check={check} /> : null}
      {severities.map((severity) => (
        <Group
          key={severity}
          title={text.severity[severity]}
          findings={shown.filter((one) => one.severity === severity)}
          onMoved={handleMoved}
          {...reader}
        />
      ))}
      {first !== undefined && findings.length > first ? (
        <Button variant="default" className={classes.all ?? ''} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text.showFew : text.showAll(check.open)}
        </Button>
      ) : null}
      {findings.length > 0 ? <Unchecked check={check} /> : null}
      {aside.length > 0 ? (
        <Fold label={text.asides(aside.length)}>
          <ul className={classes.findings}>
            {aside.map((one) => (
              <AsideRow key={`${one.rule} ${one.subject}`} finding={one} onMoved={handleMoved} {...reader} />
            ))}
          </ul>
        </Fold>
      ) : null}
    </div>
  )
}

type GroupProps = Reader & { title: string; findings: readonly Finding[]; onMoved: () => void }

function Group({ title, findings, ...row }: GroupProps) {
  if (findings.length === 0) return null
  return (
    <section className={classes.group}>
      <h3>{title}</h3>
      <ul className={classes.findings}>
        {findings.map((one) => (
          <FindingRow key={`${one.rule} ${one.subject}`} finding={one} {...row} />
        ))}
      </ul>
    </section>
  )
}

/** Nothing is found; that all is well is said only where all was looked at. */
function Standing({ check }: { check: Check }) {
  const text = words[useLocale()]
  const isAll = check.unchecked.length === 0
  return (
    <div className={classes.standing}>
      <p className={classes.none}>
        {check.rules > 0 ? <Icon name="check" /> : null}
        {check.rules === 0 ? text.nothing : isAll ? text.none : text.soFar}
      </p>
      {check.rules === 0 ? <p className={classes.soft}>{text.nothingAbout}</p> : null}
      {isAll && check.aside.length === 0 ? (
        <p className={classes.soft}>{text.noneAbout(check.rules)}</p>
      ) : null}
      {check.rules > 0 ? <Unchecked check={check} /> : null}
    </div>
  )
}

function Unchecked({ check: { unchecked } }: { check: Check }) {
  const locale = useLocale()
  if (unchecked.length === 0) return null
  const names = unchecked.map(({ name, name_es }) => (locale === 'es' ? name_es : name))
  return <p className={classes.soft}>{words[locale].unchecked(new Intl.ListFormat(locale).format(names))}</p>
}
