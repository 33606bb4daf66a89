import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { finishSite } from './scripts/web-build/finish-site.ts'
import { themeStyles } from './scripts/web-build/theme-styles.ts'

const data =
  /web.data.((queue|plan|half-typed).|(client|live|own-order|shown-queries|plan-cache|cache-storage|cache-keys|feedback-cache|joining-cache|review-cache|feedback-counts|programme)\.)/
const kit =
  /web.step-kit.(plan-context|step-context|comment-button|unread-mark|save-mark|use-save-state|step-shell|step-title|step-notice|step-link|help-choice|half-typed.(typing|use-half-\w+))\./
const frame =
  /web.app.((step-screen|course-gate|module-gate|current-project|current-route|page-name|use-gap-rules|room-screens|rooms|module-text)\.|shell.(timeline|use-course-place|course-place))/
const rules = /domain.(plan|progress).(equal|messages|plan-data|module-usability|review|completion)/

// What every page of a plan asks for, in two files instead of dozens: fewer requests, and better packed.
const groups = [
  { name: 'work', test: (id: string) => /node_modules.(@urql|urql|wonka|@0no-co)/.test(id) || data.test(id) },
  { name: 'step', test: (id: string) => [kit, frame, rules].some((part) => part.test(id)) },
]

export default defineConfig({
  root: 'web',
  plugins: [react(), themeStyles(), finishSite()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      input: { app: 'web/index.html', public: 'web/app/public-entry.ts' },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
    },
  },
  server: {
    proxy: { '/graphql': { target: 'http://localhost:3000', ws: true }, '/api': 'http://localhost:3000' },
  },
})
