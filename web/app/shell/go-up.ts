export function goUp(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
  // The button goes away; the keyboard goes on where the page begins.
  document.getElementById('content')?.focus({ preventScroll: true })
}
