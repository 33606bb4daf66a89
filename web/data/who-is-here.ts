import { isSignOutPending } from './sign-out-pending.ts'

export type SomebodyHere = {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly role: string
  readonly main_org: string | null
}

let asked: Promise<SomebodyHere | null> | undefined

/**
 * Who reads a page of plain HTML. The server marks the document of a browser that holds a session; only then is it worth
 * asking whether the session still lives.
 */
export function whoIsHere(): Promise<SomebodyHere | null> {
  asked ??= ask()
  return asked
}

async function ask(): Promise<SomebodyHere | null> {
  if (document.documentElement.dataset.session === undefined || isSignOutPending()) return null
  try {
    const answer = await fetch('/api/auth/get-session')
    const { user } = (await answer.json()) as { user?: SomebodyHere | null }
    return user ?? null
  } catch {
    return null
  }
}
