// npm start: everything a fresh clone needs, then the server.
import { readFileSync } from 'node:fs'
import { buildWeb } from './build-web.mjs'
import { install } from './install.mjs'
import { become, environment, fail, pinnedNode } from './run-child.mjs'

try {
  await install()
  await buildWeb()
  const flags = JSON.parse(readFileSync(new URL('server-flags.json', import.meta.url), 'utf8'))
  become(pinnedNode(), [...flags, 'server/main.ts'], {
    env: environment({ NODE_COMPILE_CACHE: 'node_modules/.cache/germina' }),
  })
} catch (error) {
  fail(error.message)
}
