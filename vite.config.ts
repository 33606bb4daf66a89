import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sharedChunks } from './scripts/web-build/chunks.ts'
import { compileEarly } from './scripts/web-build/compile-early.ts'
import { finishSite } from './scripts/web-build/finish-site.ts'
import { themeStyles } from './scripts/web-build/theme-styles.ts'

export default defineConfig({
  root: 'web',
  plugins: [react(), themeStyles(), compileEarly(), finishSite()],
  resolve: {
    // React has what this one would bring to older versions of it.
    alias: [{ find: /^use-sync-external-store\/shim\b/, replacement: 'use-sync-external-store' }],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      input: { app: 'web/index.html', public: 'web/app/public-entry.ts' },
      output: { codeSplitting: sharedChunks() },
    },
  },
  server: {
    proxy: { '/graphql': { target: 'http://localhost:3000', ws: true }, '/api': 'http://localhost:3000' },
  },
})
