// npm start: everything a fresh clone needs, then the server.
import { buildWeb } from './build-web.mjs'
import { install } from './install.mjs'
import { become, environment, fail, pinnedNode } from './run-child.mjs'

try {
  await install()
  await buildWeb()
  become(pinnedNode(), ['server/main.ts'], {
    env: environment({ NODE_COMPILE_CACHE: 'node_modules/.cache/germina' }),
  })
} catch (error) {
  fail(error.message)
}
