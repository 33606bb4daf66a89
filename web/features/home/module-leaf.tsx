type Props = { state: 'closed' | 'open' | 'begun' | 'approved' }

const outline = 'M12 21C5 18 3.5 10 12 3c8.5 7 7 15 0 18Z'

/** Empty, half or full; the words beside it say the same. */
export function ModuleLeaf({ state }: Props) {
  return (
    <svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {state === 'begun' ? <path d="M12 21C5 18 3.5 10 12 3Z" fill="var(--leaf)" /> : null}
      {state === 'approved' ? <path d={outline} fill="var(--leaf)" /> : null}
      <path
        d={outline}
        fill="none"
        stroke={state === 'closed' ? 'var(--ink-soft)' : 'var(--leaf-ink)'}
        strokeWidth="1.6"
        strokeDasharray={state === 'closed' ? '2.5 2.5' : undefined}
        strokeLinejoin="round"
      />
      {state === 'approved' ? (
        <path
          d="M8.5 12.5l2.5 2.5 4.5-5"
          fill="none"
          stroke="#1d3b16"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : null}
    </svg>
  )
}
