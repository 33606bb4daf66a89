import { inject } from 'vitest'
import { openBrowser } from './browser.ts'
import { type DemoRole, logIn } from './log-in.ts'
import { newVisitor, type Visit, type Visitor } from './visitor.ts'

export type Role = 'anonymous' | DemoRole

type Entering = Omit<Visitor, 'token'> & {
  /** A session of its own, for tests that end it. */
  ownSession?: boolean
}

/** A browser on the server with the demo world that all these tests share. Called at the top of a test file. */
export async function demoSite() {
  const demo = inject('demo')
  const browser = await openBrowser()

  async function enter(role: Role, { ownSession, ...visitor }: Entering = {}): Promise<Visit> {
    const token =
      role === 'anonymous' ? undefined : ownSession ? await logIn(demo.address, role) : demo.tokens[role]
    return newVisitor(browser, demo.address, { ...visitor, token })
  }

  return { ...demo, browser, enter }
}
