const fields = new Set<object>()
const watchers = new Set<() => void>()

function tell(change: () => void): void {
  const before = fields.size > 0
  change()
  if (fields.size > 0 !== before) for (const watcher of watchers) watcher()
}

/** Fields that hold something which the queue does not know yet: nothing may be called saved meanwhile. */
export const typing = {
  begin: (field: object) => tell(() => fields.add(field)),
  end: (field: object) => tell(() => fields.delete(field)),
  isGoingOn: () => fields.size > 0,
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
}
