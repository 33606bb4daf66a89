const storageKey = 'step-help'

/** Help stands beside the work where there is room, until somebody folds it: then it stays folded on every step. */
export function opensHelp(): boolean {
  return window.matchMedia('(min-width: 80em)').matches && localStorage.getItem(storageKey) !== 'folded'
}

export function rememberHelp(isShown: boolean): void {
  if (isShown) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'folded')
}
