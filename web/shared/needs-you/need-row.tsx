import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { moduleBySlug } from '#course/course.ts'
import { isNeedKind } from '#domain/progress/needs.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { notify } from '#web/ui/notify.ts'
import { itemPath } from './need-links.ts'
import { type NeedItem, remindDocument } from './needs-documents.ts'
import classes from './needs-you.module.css'
import { words } from './words.ts'

type Props = { item: NeedItem; namesCohort: boolean; onReminded: () => void }

/** One thing that needs the reader: what, how long, and the one button that moves it. */
export function NeedRow({ item, namesCohort, onReminded }: Props) {
  const locale = useLocale()
  const said = words[locale]
  if (!isNeedKind(item.kind)) return null
  const module = moduleBySlug(item.module ?? '')
  const what = said.items[item.kind]({
    ...item,
    module: module ? `${module.number}. ${module.name[locale]}` : '',
  })
  const isAboutMentor = item.kind !== 'quietMentor' && item.can_remind && item.kind !== 'quietTeam'
  const beside = [
    isAboutMentor && item.person_name ? said.mentor(item.person_name) : '',
    namesCohort && item.kind !== 'draft' ? (item.cohort_title ?? '') : '',
  ].filter(Boolean)
  const href = localePath(locale, itemPath(item))
  const go = said.go[item.kind]
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <a href={href}>{what}</a>
        {beside.length > 0 ? <span>{beside.join(' · ')}</span> : null}
      </div>
      <span className={classes.age} data-late={item.is_late || undefined}>
        {ageOf(item)}
        {item.is_late ? <small>{said.late}</small> : null}
      </span>
      {item.can_remind ? (
        <RemindButton item={item} what={what} onReminded={onReminded} />
      ) : (
        <Button component="a" variant="default" href={href} aria-label={said.goTo(go, what)}>
          {go}
        </Button>
      )}
    </li>
  )

  function ageOf({ days }: NeedItem): string {
    if (days < 0) return said.left(-days)
    return days === 0 ? said.today : said.days(days)
  }
}

function RemindButton({ item, what, onReminded }: { item: NeedItem; what: string; onReminded: () => void }) {
  const locale = useLocale()
  const said = words[locale]
  const [, send] = useMutation(remindDocument)
  const [isBusy, setBusy] = useState(false)
  if (item.reminded_at) {
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(item.reminded_at))
    return <span className={classes.reminded}>{said.reminded(time)}</span>
  }

  async function handleRemind() {
    if (!item.cohort_id || !item.project_id) return
    setBusy(true)
    const { data, error } = await send({
      cohortId: item.cohort_id,
      projectId: item.project_id,
      kind: item.kind,
    })
    setBusy(false)
    if (!data || error) return notify((error && refusalOf(error).message) || said.failed, 'error')
    notify(said.remindedNow(data.remind.people), 'success')
    onReminded()
  }

  return (
    <BusyButton variant="default" loading={isBusy} onClick={handleRemind} aria-label={said.remindOf(what)}>
      {said.remind}
    </BusyButton>
  )
}
