import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { themeStyles } from './scripts/web-build/theme-styles.ts'

/** While developing, JSON arrives as a script, and a browser that was told to expect JSON refuses it. */
function plainJson(): Plugin {
  return {
    name: 'plain-json',
    apply: 'serve',
    enforce: 'pre',
    transform: (code, id) =>
      /\.tsx?$/.test(id)
        ? code.replace(/,? \{ with: \{ type: 'json' \} \}| with \{ type: 'json' \}/g, '')
        : null,
  }
}

/** The developers' catalogue of the step kit: never part of the product. */
export default defineConfig({
  root: 'web',
  plugins: [plainJson(), react(), themeStyles()],
  optimizeDeps: { entries: ['catalogue/main.tsx', 'catalogue/examples/*.tsx'] },
  build: {
    target: 'es2022',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { input: 'web/catalogue/index.html' },
  },
})
