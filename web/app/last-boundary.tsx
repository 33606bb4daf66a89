import { Component, type ReactNode } from 'react'
import type { Locale } from '#web/i18n/locale.ts'

const words: Record<Locale, { message: string; home: string; path: string }> = {
  en: { message: 'An error occurred while showing the error page', home: 'Home page', path: '/' },
  es: { message: 'Ocurrió un error al mostrar la página de error', home: 'Página de inicio', path: '/es' },
}

/** When even the error page fails. It relies on nothing that could have failed: no theme, no texts, no router. */
export class LastBoundary extends Component<{ locale: Locale; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { message, home, path } = words[this.props.locale]
    return (
      <main className="last-error">
        <h1>{message}</h1>
        <a href={path}>{home}</a>
      </main>
    )
  }
}
