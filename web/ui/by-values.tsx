import { type FunctionComponent, memo, useRef } from 'react'

type Handler = (...given: unknown[]) => unknown
type Named = Record<string, unknown>

/**
 * Draws a component again when a value that it is given is another one. Functions may be new with every drawing: each is
 * called as it is at that moment, so none of them may say what is shown.
 */
export function byValues<P extends object>(Component: FunctionComponent<P>) {
  const Drawn = memo(Component) as FunctionComponent<P>
  return function ByValues(props: P) {
    const latest = useRef<Named>({})
    latest.current = props as Named
    const kept = useRef<Record<string, Handler>>({})
    const lasting = Object.entries(props).map(([name, value]) => [
      name,
      typeof value === 'function' ? keptHandler(kept.current, latest, name) : value,
    ])
    return <Drawn {...(Object.fromEntries(lasting) as P)} />
  }
}

function keptHandler(kept: Record<string, Handler>, latest: { readonly current: Named }, name: string) {
  kept[name] ??= (...given) => (latest.current[name] as Handler | undefined)?.(...given)
  return kept[name]
}
