type Props = { path: string; size?: number | string; className?: string | undefined }

/** A line drawing beside a word or inside a labelled button, so hidden from screen readers. */
export function LineIcon({ path, size = 22, className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
