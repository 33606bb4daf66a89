import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LastBoundary } from './last-boundary.tsx'

function shown(locale: 'en' | 'es', failed: boolean): string {
  const boundary = new LastBoundary({ locale, children: 'The application' })
  if (failed) boundary.state = LastBoundary.getDerivedStateFromError()
  return renderToStaticMarkup(boundary.render())
}

test('shows the application as long as nothing fails', () => {
  expect(shown('en', false)).toBe('The application')
})

test('an error while showing the error page has its own page with a link home', () => {
  expect(shown('en', true)).toContain('<h1>An error occurred while showing the error page</h1>')
  expect(shown('en', true)).toContain('<a href="/">Home page</a>')
  expect(shown('es', true)).toContain('<a href="/es">Página de inicio</a>')
})
