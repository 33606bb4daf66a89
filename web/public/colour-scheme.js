// Runs before the first paint, so that a dark screen never flashes white.
;(() => {
  let wanted = 'auto'
  try {
    wanted = localStorage.getItem('mantine-color-scheme-value') ?? 'auto'
  } catch {
    // Storage may be switched off; the system's preference is good enough.
  }
  const dark = wanted === 'dark' || (wanted === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
