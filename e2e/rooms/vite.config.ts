import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { themeStyles } from '../../scripts/web-build/theme-styles.ts'

/** Every room of the course in one file, so that none of it has to be waited for. */
export default defineConfig({
  root: join(import.meta.dirname, 'page'),
  logLevel: 'error',
  plugins: [react(), themeStyles()],
  build: {
    target: 'es2022',
    minify: false,
    emptyOutDir: true,
    reportCompressedSize: false,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
