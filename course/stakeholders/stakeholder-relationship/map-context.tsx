import { useCallback, useMemo } from 'react'
import { nameOf, type Stakeholder, stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useOpenPart } from '#web/step-kit/half-typed/use-open-part.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { shared } from '#web/step-kit/shared-work.tsx'

/** A tie that is being drawn: from somebody, and to whom as far as that is known. */
export type Drawing = { readonly from: string; readonly to: string | null }
export type Names = ReadonlyMap<string, string>

/** What the form for a tie is called where it keeps what is half typed. */
export const keptTie = (from: string) => `tie:${from}`

/** The stakeholder whose words were left half typed, or whose card a link leads to. */
const ownerOf = (field: string) => /^(?:edit:next-step|tie|stakeholder):(.+)$/.exec(field)?.[1] ?? null

function drawingOf(field: string): Drawing | null {
  const [form, from] = field.split(':')
  return form === 'tie' && from ? { from, to: null } : null
}

/** Goes to the card of somebody: the chosen one, or that of the list. */
function showCard(id: string): void {
  const card = document.querySelector(`[data-field="${CSS.escape(`stakeholder:${id}`)}"]`)
  card?.scrollIntoView({ block: 'nearest' })
  card?.querySelector<HTMLElement>('input:checked, input, textarea, button')?.focus({ preventScroll: true })
}

function useMapWork() {
  const locale = useLocale()
  const { data, queue } = usePlan()
  const stakeholders = stakeholdersOf(data)
  const [chosenId, setChosen] = useOpenPart<string | null>(null, ownerOf)
  const [drawn, setDrawing] = useOpenPart<Drawing | null>(null, drawingOf)
  // Somebody new gets an id from the server meanwhile.
  const idNow = (id: string) => queue.realId(id) ?? id
  const drawing = drawn && idNow(drawn.from) !== drawn.from ? { ...drawn, from: idNow(drawn.from) } : drawn
  // The same names as long as nobody is called otherwise: no card is drawn again for the words of another.
  const joined = stakeholders.map((one) => `${one.id}\t${nameOf(one, locale)}`).join('\n')
  const names: Names = useMemo(
    () => new Map(joined.split('\n').map((line) => line.split('\t') as [string, string])),
    [joined],
  )
  const draw = useCallback(
    (next: Drawing | null) => {
      setDrawing(next)
      if (next) setChosen(next.from)
    },
    [setDrawing, setChosen],
  )
  return {
    stakeholders,
    names,
    chosen: stakeholders.find(({ id }) => chosenId !== null && id === idNow(chosenId)),
    drawing,
    draw,
    /** Whoever is chosen while a tie is drawn is the other end of it. */
    choose({ id }: Stakeholder) {
      if (drawing && drawing.from !== id) setDrawing({ from: drawing.from, to: id })
      else {
        setChosen(id)
        requestAnimationFrame(() => showCard(id))
      }
    },
  }
}

export const [MapProvider, useMap] = shared(useMapWork)
