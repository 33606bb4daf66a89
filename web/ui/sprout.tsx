/** The product's mark: two leaves on a stem. Decorative, so hidden from screen readers. */
export function Sprout({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d="M32 60V30" stroke="var(--leaf-ink)" strokeWidth="4" strokeLinecap="round" fill="none" />
      <path d="M32 38C32 24 22 16 6 16c0 14 10 22 26 22Z" fill="#78B96A" />
      <path d="M32 28C32 14 42 6 58 6c0 14-10 22-26 22Z" fill="var(--leaf-ink)" />
    </svg>
  )
}
