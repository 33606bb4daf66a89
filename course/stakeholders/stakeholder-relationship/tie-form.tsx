import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { nameOf, type Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { tieKinds } from '#domain/options/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useFormDraft } from '#web/step-kit/half-typed/use-form-draft.ts'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { AddForm, addByEnter } from '#web/step-kit/lists/add-form.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import classes from './map.module.css'
import { keptTie, type Names } from './map-context.tsx'
import { looseTies, step, type TieDraft, type TieKind, tieProblems, tiesOf } from './ties.ts'
import { words } from './words.ts'

type Props = {
  /** From whom it goes. */
  stakeholder: Stakeholder
  names: Names
  /** Who was chosen in the picture. */
  to: string | null
  onClose: () => void
}

const blank: TieDraft = { to: null, kind: null, description: '' }
const textOf = ({ description }: TieDraft) => (description.trim() === '' ? null : description)

/** A tie from one to another, and what goes along it. */
export function TieForm({ stakeholder, names, to, onClose }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { write, read } = usePlanFrame()
  const { id } = stakeholder
  const form = useRef<HTMLDivElement>(null)
  const problemsOf = (draft: TieDraft) => tieProblems(tiesOf(read()), id, draft)
  const { draft, change, clear, errorOf, isWhole } = useFormDraft({
    keptAs: keptTie(id),
    blank,
    textOf,
    problemsOf,
  })
  // Opened by a button it asks for the other end; chosen in the picture, for what goes there.
  useEffect(() => {
    if (to) change({ to })
    form.current?.querySelectorAll('select')[to ? 1 : 0]?.focus()
  }, [to, change])

  function handleAdd() {
    if (!isWhole() || !draft.to) return
    for (const loose of looseTies(read())) write.remove('input', loose.id)
    write.append(
      { step, key: 'link', parent: id },
      { valueArr: [draft.to], relationType: draft.kind, description: draft.description.trim() },
    )
    announce(text.connected(nameOf(stakeholder, locale), names.get(draft.to) ?? ''))
    close()
  }

  function close() {
    clear()
    onClose()
  }

  // Also while somebody looks for the other end in the picture.
  const stop = useRef(close)
  stop.current = close
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && stop.current()
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])

  return (
    <div ref={form} className={classes.form}>
      <Soft isSmall>{text.pickOther}</Soft>
      <AddForm
        keptAs={keptTie(id)}
        button={text.form.draw}
        of={nameOf(stakeholder, locale)}
        onAdd={handleAdd}
      >
        <PickOne
          label={text.form.to}
          none={text.form.none}
          value={draft.to}
          error={errorOf('to')}
          options={[...names].filter(([other]) => other !== id).map(([value, label]) => ({ value, label }))}
          onPick={(picked) => change({ to: picked })}
        />
        <PickOne<TieKind>
          label={text.form.kind}
          none={text.form.none}
          value={draft.kind}
          error={errorOf('kind')}
          options={tieKinds}
          onPick={(kind) => change({ kind })}
        />
        <GrowingTextarea
          leastRows={1}
          isOneParagraph
          label={text.form.note}
          maxLength={300}
          value={draft.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
          onKeyDown={addByEnter}
        />
      </AddForm>
      <Button variant="default" onClick={close}>
        {text.stop}
      </Button>
    </div>
  )
}
