const fields = new Set<object>()
const watchers = new Set<() => void>()

function tell(change: () => void): void {
  const before = fields.size > 0
  change()
  if (before === fields.size > 0) return
  for (const watcher of watchers) watcher()
}

/** Fields with words that are saved in the next pause. Until then nothing may say that all is saved. */
export const typing = {
  begin: (field: object) => tell(() => fields.add(field)),
  end: (field: object) => tell(() => fields.delete(field)),
  isOn: () => fields.size > 0,
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
}
