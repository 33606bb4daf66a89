import type { ComponentType } from 'react'

type IslandEntry = {
  readonly load: () => Promise<ComponentType>
  /** Whether it is made of Mantine components, which cost 30 kB that a plain island saves. */
  readonly mantine: boolean
}

/** The parts of public pages that need JavaScript, by the name of their <Island>. */
export const islands: Record<string, IslandEntry> = {
  'open-cohorts': {
    load: async () => (await import('#web/features/public/landing/open-cohorts.tsx')).OpenCohorts,
    mantine: false,
  },
  login: { load: loginForm, mantine: false },
  'first-admin': {
    load: async () => (await import('#web/features/public/entrance/first-admin-form.tsx')).FirstAdminForm,
    mantine: false,
  },
  reset: {
    load: async () => (await import('#web/features/public/entrance/reset-form.tsx')).ResetForm,
    mantine: false,
  },
  'shared-reader': {
    load: async () =>
      (await import('#web/features/business-plan/sharing/reader/shared-reader.tsx')).SharedReader,
    mantine: true,
  },
  'sign-up': {
    load: async () => (await import('#web/features/public/sign-up/sign-up-island.tsx')).SignUpIsland,
    mantine: false,
  },
}

async function loginForm(): Promise<ComponentType> {
  const [{ LoginForm }, { nextPath }] = await Promise.all([
    import('#web/features/public/entrance/login-form.tsx'),
    import('./next-path.ts'),
  ])
  return () => <LoginForm nextPath={nextPath} />
}
