type Check = 'looks' | 'saving' | 'forced colours' | 'languages'

/** What is known to be wrong and not yet put right: by check and room, as a part of what the check says. */
const known: Readonly<Record<Check, Readonly<Record<string, readonly string[]>>>> = {
  looks: {},
  saving: {},
  'forced colours': {},
  languages: {},
}

/** What nobody knew of; and what was put right, so that nobody goes on looking past it. */
export function newFaults(check: Check, room: string, faults: readonly string[]): string[] {
  const parts = known[check][room] ?? []
  return [
    ...faults.filter((fault) => !parts.some((part) => fault.includes(part))),
    ...parts
      .filter((part) => !faults.some((fault) => fault.includes(part)))
      .map((part) => `no longer wrong, take it out of known-faults.ts: ${part}`),
  ]
}
