import { Component, type ReactNode, Suspense, useLayoutEffect } from 'react'
import { scrollBefore } from '#web/shared/address/address.ts'
import { ScreenAddressProvider } from '#web/shared/screen-address.ts'
import { ErrorScreen } from './error-screen.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { type Shown, useShown } from './shown-page.ts'

/** The screen that the address leads to, and the place on it. */
export function PageOfAddress() {
  const shown = useShown((all) => all)
  useScrolled(shown)
  const { page, turn, isLate } = shown
  if (!page || isLate) return <LoadingScreen />
  if (page.kind === 'nothing') return <NotFoundScreen />
  return (
    <PageBoundary turn={turn}>
      {page.kind === 'fault' ? (
        <Thrown error={page.error} />
      ) : (
        <ScreenAddressProvider value={shown.address}>
          <Suspense fallback={<LoadingScreen />}>
            <page.Screen key={page.name} />
          </Suspense>
        </ScreenAddressProvider>
      )}
    </PageBoundary>
  )
}

/** Told like whatever breaks while a page is drawn. */
function Thrown({ error }: { error: unknown }): ReactNode {
  throw error
}

// A part that got lost once stays lost for some browsers until the whole page is loaded again.
const Fault = ({ error }: { error: unknown }) => (
  <ErrorScreen error={error} reset={() => window.location.reload()} />
)

/** When a page is opened, not when it is drawn again. */
function useScrolled({ page, turn, scroll, address }: Shown): void {
  const isThere = page !== null
  useLayoutEffect(() => {
    if (!isThere || scroll === 'here') return
    const before = scroll === 'before' ? scrollBefore() : undefined
    const target = address.hash ? document.getElementById(decoded(address.hash.slice(1))) : null
    if (before === undefined && target) target.scrollIntoView()
    else if (before !== undefined || scroll === 'start')
      window.scrollTo({ top: before ?? 0, behavior: 'instant' })
  }, [isThere, turn])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

type Props = { turn: number; children: ReactNode }
type Failed = { error: unknown; hasFailed: boolean }

/** What breaks on one page is over on the next. */
class PageBoundary extends Component<Props, Failed> {
  override state: Failed = { error: null, hasFailed: false }

  static getDerivedStateFromError(error: unknown): Failed {
    return { error, hasFailed: true }
  }

  override componentDidUpdate({ turn }: Props) {
    if (turn !== this.props.turn && this.state.hasFailed) this.setState({ error: null, hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <Fault error={this.state.error} /> : this.props.children
  }
}
