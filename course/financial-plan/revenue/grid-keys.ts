import type { Step } from './cells.ts'

/**
 * Ready: the next key replaces the number. Typing: it was begun by a key, and arrows go on to the next cell. Editing: it
 * was opened to be changed, and arrows move the caret.
 */
export type Mode = 'ready' | 'typing' | 'editing'

export type Pressed = {
  readonly key: string
  readonly shift: boolean
  /** Control, or Command. */
  readonly control: boolean
}

export type Action =
  | { readonly kind: 'move' | 'extend'; readonly by: Step }
  | { readonly kind: 'next'; readonly along: 'row' | 'column'; readonly by: 1 | -1 }
  | {
      readonly kind:
        | 'edit'
        | 'take back'
        | 'clear'
        | 'select all'
        | 'undo'
        | 'redo'
        | 'fill down'
        | 'fill right'
        | 'ask'
    }

const edge = Number.POSITIVE_INFINITY

const arrows: Readonly<Record<string, Step>> = {
  ArrowUp: { down: -1, along: 0 },
  ArrowDown: { down: 1, along: 0 },
  ArrowLeft: { down: 0, along: -1 },
  ArrowRight: { down: 0, along: 1 },
  Home: { down: 0, along: -edge },
  End: { down: 0, along: edge },
}

const withControl: Readonly<Record<string, Action>> = {
  a: { kind: 'select all' },
  z: { kind: 'undo' },
  y: { kind: 'redo' },
  d: { kind: 'fill down' },
  r: { kind: 'fill right' },
}

/** What a key does in the grid; null where it is a key of the field. */
export function actionOf({ key, shift, control }: Pressed, mode: Mode): Action | null {
  const by = shift ? -1 : 1
  if (key === 'Tab') return { kind: 'next', along: 'row', by }
  if (key === 'Enter') return { kind: 'next', along: 'column', by }
  if (key === 'Escape') return { kind: 'take back' }
  const isCaret = mode === 'editing' && /Left|Right|Home|End/.test(key)
  const step = isCaret ? undefined : arrows[key]
  if (step) {
    const kind = shift && mode === 'ready' ? 'extend' : 'move'
    return { kind, by: control ? farther(step) : step }
  }
  if (mode !== 'ready') return null
  if (key === 'F2') return { kind: 'edit' }
  if (key === '?') return { kind: 'ask' }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' }
  if (control && shift) return key.toLowerCase() === 'z' ? { kind: 'redo' } : null
  return control ? (withControl[key.toLowerCase()] ?? null) : null
}

/** To the edge; Home and End go to the corner. */
function farther({ down, along }: Step): Step {
  if (Number.isFinite(down) && !Number.isFinite(along)) return { down: along, along }
  return { down: down === 0 ? 0 : down * edge, along: along === 0 ? 0 : along * edge }
}
