import type { ComponentType, ReactNode } from 'react'
import { SharedPage } from '#web/features/business-plan/sharing/reader/shared-page.tsx'
import buttons from '#web/features/public/buttons.module.css'
import { FirstAdminPage } from '#web/features/public/entrance/first-admin-page.tsx'
import { LoginPage } from '#web/features/public/entrance/login-page.tsx'
import { ResetPage } from '#web/features/public/entrance/reset-page.tsx'
import { LandingPage } from '#web/features/public/landing/landing-page.tsx'
import { DataManagementPage, PrivacyPolicyPage } from '#web/features/public/policies/policy-pages.tsx'
import { SignUpPage } from '#web/features/public/sign-up/sign-up-page.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { NotFound, type NotFoundWords } from './not-found.tsx'
import { Footer } from './shell/bars/footer.tsx'
import { PublicBar } from './shell/bars/public-bar.tsx'
import { PublicTopButton } from './shell/public-top-button.tsx'

/** The pages that are rendered to HTML at build time, by route name. Plain HTML around a few islands. */
export const publicPages: Record<string, ComponentType> = {
  index: () => (
    <Framed path="/">
      <LandingPage />
    </Framed>
  ),
  landing: () => (
    <Framed path="/landing">
      <LandingPage />
    </Framed>
  ),
  login: () => (
    <Framed path="/login">
      <LoginPage />
    </Framed>
  ),
  reset: () => (
    <Framed path="/reset">
      <ResetPage />
    </Framed>
  ),
  'privacy-policy': () => (
    <Framed path="/privacy-policy">
      <PrivacyPolicyPage />
    </Framed>
  ),
  'data-management': () => (
    <Framed path="/data-management">
      <DataManagementPage />
    </Framed>
  ),
  shared: () => (
    <>
      <PublicBar path="/shared" isForReaders />
      <SharedPage />
      <Footer />
      <PublicTopButton />
    </>
  ),
  'signup-first-admin': () => (
    <Framed path="/signup/first-admin">
      <FirstAdminPage />
    </Framed>
  ),
  signup: () => (
    <Framed path="/signup">
      <SignUpPage />
    </Framed>
  ),
}

/** What the server answers where there is no page: readable before any script has run, and without one. */
export function NotFoundPage({ words, home }: { words: NotFoundWords; home: string }) {
  const locale = useLocale()
  return (
    <Framed path="/">
      <main id="content" tabIndex={-1}>
        <NotFound words={words}>
          <a href={localePath(locale, '/')} className={buttons.primary} data-home>
            {home}
          </a>
        </NotFound>
      </main>
    </Framed>
  )
}

function Framed({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <PublicBar path={path} />
      {children}
      <Footer />
      <PublicTopButton />
    </>
  )
}
