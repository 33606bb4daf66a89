import { emailFault, newPasswordFault } from '#web/features/public/entrance/check-entries.ts'
import type { Fault } from '#web/features/public/entrance/fault-words.ts'

/** `privacy` is asked for like the others but is no record of its own: using the account is accepting the policy. */
export const agreements = [
  'commitTime',
  'commitConfidentiality',
  'commitData',
  'privacy',
  'commitInformation',
] as const
export type Agreement = (typeof agreements)[number]

const written = ['role', 'first_name', 'last_name', 'email', 'password', 'passwordAgain'] as const
type Written = (typeof written)[number]
export type Entries = Readonly<Record<Written, string>> & { readonly ticked: ReadonlySet<string> }
export type Faults = Partial<Record<Written | Agreement, Fault>>

export function readEntries(form: HTMLFormElement): Entries {
  const data = new FormData(form)
  const entry = (name: Written) => String(data.get(name) ?? '')
  return {
    role: entry('role'),
    first_name: entry('first_name').trim(),
    last_name: entry('last_name').trim(),
    email: entry('email').trim(),
    password: entry('password'),
    passwordAgain: entry('passwordAgain'),
    ticked: new Set([...agreements, 'commitNews'].filter((name) => data.get(name) === 'on')),
  }
}

/** Everything that is wrong before it is worth sending, in the order of the form. */
export function signUpFaults(entries: Entries): Faults {
  const faults: readonly (readonly [Written | Agreement, Fault | null])[] = [
    ['role', entries.role === '' ? 'roleMissing' : null],
    ['first_name', missing(entries.first_name)],
    ['last_name', missing(entries.last_name)],
    ['email', missing(entries.email) ?? emailFault(entries.email)],
    ['password', missing(entries.password) ?? newPasswordFault(entries.password)],
    ['passwordAgain', againFault(entries)],
    ...agreements.map((name) => [name, entries.ticked.has(name) ? null : 'mustAgree'] as const),
  ]
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null))
}

const missing = (value: string): Fault | null => (value === '' ? 'required' : null)

function againFault({ password, passwordAgain }: Entries): Fault | null {
  return missing(passwordAgain) ?? (password === passwordAgain ? null : 'passwordDiffers')
}

/** Which field a refusal of the server speaks of; null when it is about the whole. */
export function fieldOfReason(reason: string): 'email' | 'password' | null {
  if (reason === 'notEmail') return 'email'
  return reason.startsWith('password') ? 'password' : null
}
