// npm start: everything a fresh clone needs, then the server.
import { buildWeb } from './build-web.mjs'
import { install } from './install.mjs'
import { prepareServer, serverArguments, serverEnvironment } from './prepare-server.mjs'
import { become, fail, pinnedNode } from './run-child.mjs'

try {
  await install()
  await buildWeb()
  await prepareServer()
  become(pinnedNode(), serverArguments, { env: serverEnvironment() })
} catch (error) {
  fail(error.message)
}
