import type { ReactNode } from 'react'
import { ErrorState } from '#web/ui/error-state.tsx'

export type NotFoundWords = {
  readonly notFound: string
  readonly notFoundRoute: string
  readonly notFoundHelp: string
}

/** What is said where there is no page, with a way home, in the application and in the server's own document. */
export function NotFound({ words, children }: { words: NotFoundWords; children: ReactNode }) {
  return (
    <ErrorState title={words.notFound} code={words.notFoundRoute} help={words.notFoundHelp}>
      {children}
    </ErrorState>
  )
}
