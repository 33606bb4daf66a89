import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Not HTML, XML and TXT: the server writes its own address into them first. */
const compressible = /\.(js|css|svg|json|webmanifest)$/
const worthwhileBytes = 1024

/** Writes `x.br` and `x.gz` beside every text file, so that the server compresses nothing itself. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  for (const file of files) await compressFile(join(file.parentPath, file.name))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < worthwhileBytes) return
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: quality }))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}
