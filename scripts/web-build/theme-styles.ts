import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { cssVariables, theme } from '#web/ui/theme.ts'

const name = 'virtual:theme.css'
/** What would work the variables out in the browser, and write them there. */
const writer = 'MantineCssVariables'

/** The theme's variables as a style sheet, because the content security policy allows no inline styles. */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    enforce: 'pre',
    resolveId: (id) =>
      id === name || id.endsWith(`/${writer}.mjs`) ? `\0${name === id ? name : writer}` : null,
    load: (id) => {
      if (id === `\0${writer}`) return `export const ${writer} = () => null`
      return id === `\0${name}` ? themeCss() : null
    },
  }
}

export function themeCss(): string {
  const markup = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme,
      cssVariablesResolver: cssVariables,
      defaultColorScheme: 'light',
    }),
  )
  return [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('\n')
}
