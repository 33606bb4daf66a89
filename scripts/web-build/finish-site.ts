import { join } from 'node:path'
import type { Plugin } from 'vite'
import { settleEarlyScripts } from './early-scripts.ts'
import { foldFacades } from './fold-facades.ts'
import { writeIcons } from './icons.ts'
import { readManifest, refuseCircles } from './manifest.ts'
import { pageFiles } from './page-files.ts'
import { compressFolder } from './precompress.ts'
import { prerenderPages } from './prerender-pages.ts'
import { writeServiceWorker } from './service-worker.ts'
import { writeSiteFiles } from './site-files.ts'
import { refuseUnstyledParts } from './unstyled-parts.ts'

/** After the application is built: public pages, icons, service worker, site files, compressed copies. */
export function finishSite(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'finish-site',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => {
      root = config.root
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      refuseUnstyledParts(folder)
      const manifest = await foldFacades(folder, await readManifest(folder))
      refuseCircles(manifest)
      const site = await prerenderPages(root, folder, manifest)
      const paths = Object.keys(site.prerendered)
      const documents = paths.flatMap((path) => [path, path === '/' ? '/es' : `/es${path}`])
      await writeIcons(join(folder, 'icons'))
      const scripts = await settleEarlyScripts(folder)
      const worker = join(root, 'service-worker/service-worker.js')
      await writeServiceWorker(folder, worker, manifest, { documents, scripts })
      await writeSiteFiles(folder, site, pageFiles(root, manifest))
      await compressFolder(folder)
    },
  }
}
