/** Decorative: a sprout for those who build, two people talking for those who mentor. */
export function RolePicture({ role }: { role: 'entrepreneur' | 'mentor' }) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {role === 'entrepreneur' ? (
        <>
          <path d="M24 44V22" stroke="var(--leaf-ink)" />
          <path d="M24 30C24 20 17 14 6 14c0 10 7 16 18 16Z" fill="#78b96a" />
          <path d="M24 22c0-10 7-16 18-16 0 10-7 16-18 16Z" fill="var(--leaf-ink)" />
          <path d="M12 44h24" stroke="var(--leaf-ink)" />
        </>
      ) : (
        <>
          <circle cx="15" cy="26" r="6" fill="var(--voice-ink)" />
          <path d="M4 44c0-7 5-11 11-11s11 4 11 11" stroke="var(--voice-ink)" />
          <path d="M24 6h16a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-6l-5 5v-5h-5" stroke="var(--leaf-ink)" />
          <path d="M28 13h11M28 18h7" stroke="var(--leaf-ink)" />
        </>
      )}
    </svg>
  )
}
