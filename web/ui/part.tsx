import {
  Component,
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  useContext,
  useState,
} from 'react'

/** A part of the application that could not be fetched: mostly for want of a line. */
export class PartMissing extends Error {}

export type MissingProps = {
  onRetry: () => void
  /** Given where the part would lie over the page. */
  onClose?: (() => void) | undefined
}

/** How a missing part is shown. The words come from above. */
export const MissingPart = createContext<ComponentType<MissingProps>>(() => null)

type Window = { readonly isOpen: boolean; readonly onClose: () => void }
/** Something that lies over the page, or something that may be missing without a word. */
type Kind<Props> = ((props: Props) => Window) | 'quiet'

/** Fetched when it is first shown. Without a line it says so in its place, and nothing else on the page is lost. */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  kind?: Kind<Props>,
): ComponentType<Props> {
  const fetched = () => lazy(async () => ({ default: await partOf(load) }))
  let Shown = fetched()

  function Missing(props: Props & { onRetry: () => void }) {
    const Message = useContext(MissingPart)
    if (kind === 'quiet') return null
    const over = kind?.(props)
    if (over && !over.isOpen) return null
    return <Message onRetry={props.onRetry} onClose={over?.onClose} />
  }

  return function Part(props) {
    const [attempt, setAttempt] = useState(0)
    function handleRetry() {
      Shown = fetched()
      setAttempt(attempt + 1)
    }
    return (
      <MissingBoundary key={attempt} instead={<Missing {...props} onRetry={handleRetry} />}>
        <Shown {...props} />
      </MissingBoundary>
    )
  }
}

export async function partOf<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new PartMissing('A part of the application is missing', { cause })
  }
}

type BoundaryProps = { instead: ReactNode; children: ReactNode }

class MissingBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    // What goes wrong inside a part is not for here.
    if (!((error as unknown) instanceof PartMissing)) throw error
    return this.props.instead
  }
}
