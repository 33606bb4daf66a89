import { controls } from './controls.ts'

const offs = [
  ['input[type=checkbox]:not(:checked)', 'label'],
  ['input[type=radio]:not(:checked)', 'label'],
  ['[role=tab][aria-selected=false]', ''],
  ['[aria-pressed=false]', ''],
] as const

/** One of each kind of choice that is off, marked with what has to look different when it is on. */
export function choices(): { mark: string; name: string }[] {
  const all = controls()
  const looks = new Map<string, HTMLElement>()
  for (const [off] of offs) {
    for (const control of all.filter((one) => one.matches(off))) {
      const look = `${off} ${control.className} ${control.parentElement?.className}`
      if (!looks.has(look)) looks.set(look, control)
    }
  }
  return [...looks.values()].map((control, index) => {
    const mark = `choice-${index}`
    control.dataset.choice = mark
    const box = control.closest('label') ?? (control.matches('input') ? control.parentElement : control)
    if (box instanceof HTMLElement) box.dataset.choiceBox = mark
    return { mark, name: box?.textContent || control.ariaLabel || control.className }
  })
}
