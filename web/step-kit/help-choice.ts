import { device } from '#web/data/device.ts'

const storageKey = 'step-help'

export const standsBeside = () => window.matchMedia('(min-width: 80em)').matches

/** Help stands beside the work where there is room, until somebody folds it: then it stays folded on every step. */
export function opensHelp(): boolean {
  return standsBeside() && device.get(storageKey) !== 'folded'
}

export function rememberHelp(isShown: boolean): void {
  if (isShown) device.remove(storageKey)
  else device.set(storageKey, 'folded')
}
