import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './import.module.css'
import { found, type ImportGroup, type ImportItem } from './import-items.ts'

type Props = {
  groups: readonly ImportGroup[]
  ticked: readonly string[]
  onTick: (change: (before: readonly string[]) => readonly string[]) => void
  onImport: (ids: readonly string[]) => void
}

const words = {
  en: {
    search: 'Search',
    none: 'Nothing found. Try another word.',
    taken: 'Already added',
    add: (n: number) => (n === 0 ? 'Add' : `Add ${n}`),
  },
  es: {
    search: 'Buscar',
    none: 'No se encontró nada. Prueba con otra palabra.',
    taken: 'Ya está agregado',
    add: (n: number) => (n === 0 ? 'Agregar' : `Agregar ${n}`),
  },
} as const

const fewItems = 8

/** Ticks, a search where there is much to tick, and the button that adds what is ticked. */
export function ImportChoice({ groups, ticked, onTick, onImport }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const [looked, setLooked] = useState('')
  const [hasTried, setTried] = useState(false)
  const items = groups.flatMap((group) => group.items)
  // In the order of the list, not of the ticks; what somebody else has added meanwhile is left out.
  const chosen = items.filter(({ id, isTaken }) => !isTaken && ticked.includes(id)).map(({ id }) => id)
  const shown = found(groups, looked)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (chosen.length > 0) onImport(chosen)
  }

  return (
    <form className={classes.choice} onSubmit={handleSubmit}>
      {items.length > fewItems ? (
        <TextInput
          type="search"
          label={text.search}
          value={looked}
          onChange={(event) => setLooked(event.currentTarget.value)}
        />
      ) : null}
      <div className={classes.groups}>
        {shown.length === 0 ? <p role="status">{text.none}</p> : null}
        {shown.map((group) => (
          <fieldset key={group.title} className={classes.group}>
            <legend>{group.title}</legend>
            {group.items.map((item) => (
              <Checkbox
                key={item.id}
                classNames={{ body: classes.item ?? '', labelWrapper: classes.words ?? '' }}
                label={<Item item={item} taken={text.taken} />}
                disabled={item.isTaken}
                checked={item.isTaken || ticked.includes(item.id)}
                onChange={(event) => tick(item.id, event.currentTarget.checked)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <div className={classes.foot}>
        <p role="alert" className={classes.problem}>
          {hasTried && chosen.length === 0 ? messageText({ message: 'selectOne' }, locale) : ''}
        </p>
        <Button type="submit">{text.add(chosen.length)}</Button>
      </div>
    </form>
  )

  function tick(id: string, isTicked: boolean) {
    onTick((before) => (isTicked ? [...before, id] : before.filter((one) => one !== id)))
  }
}

function Item({ item: { text, about, isTaken }, taken }: { item: ImportItem; taken: string }) {
  const more = [about, isTaken ? taken : undefined].filter(Boolean).join(' · ')
  return (
    <>
      {text}
      {more ? <span className={classes.about}>{more}</span> : null}
    </>
  )
}
