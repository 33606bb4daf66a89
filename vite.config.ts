import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './scripts/web-build/precompress.ts'
import { themeStyles } from './scripts/web-build/theme-styles.ts'

export default defineConfig({
  root: 'web',
  plugins: [react(), themeStyles(), precompress()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: { input: { app: 'web/index.html', public: 'web/app/public-entry.tsx' } },
  },
  server: {
    proxy: { '/graphql': { target: 'http://localhost:3000', ws: true }, '/api': 'http://localhost:3000' },
  },
})
