import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './scripts/web-build/precompress.ts'
import { prerenderPages } from './scripts/web-build/prerender-pages.ts'
import { themeStyles } from './scripts/web-build/theme-styles.ts'

export default defineConfig({
  root: 'web',
  plugins: [react(), themeStyles(), prerenderPages(), precompress()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: { input: { app: 'web/index.html', public: 'web/app/public-entry.ts' } },
  },
  server: {
    proxy: { '/graphql': { target: 'http://localhost:3000', ws: true }, '/api': 'http://localhost:3000' },
  },
})
