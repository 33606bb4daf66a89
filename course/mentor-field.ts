import type { Step } from './manifest.ts'

type Place = {
  readonly _id: string
  readonly kind: string
  readonly parent: string | null
  /** The kind of the record that it hangs on, where that is known. */
  readonly parentKind: string | null
}

/** Under which of its mentor fields a step talks about something it writes; `general` where it has none for it. */
export function mentorField(step: Step, path: string, place: Place): string {
  const [kind = '', address = ''] = path.split('.')
  const name = address.split('/').at(-1) ?? ''
  const has = (field: string) => step.mentorFields.includes(field)
  if (has(name)) return name
  const own = kind === 'input' ? name : kind
  if (has(`${own}:{_id}`)) return `${own}:${place._id}`
  // Such as verdict:{causeId}: named after the answer, told apart by what it hangs on.
  const byParent = step.mentorFields.find(
    (field) => /^[^:]+:\{\w+Id\}$/.test(field) && field.startsWith(`${own}:`),
  )
  if (byParent && place.parent) return `${own}:${place.parent}`
  if (place.parentKind && place.parent && has(`${place.parentKind}:{_id}`)) {
    return `${place.parentKind}:${place.parent}`
  }
  return 'general'
}
