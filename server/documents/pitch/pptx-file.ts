import { strToU8, type Zippable, zipSync } from 'fflate'
import { documentFormats } from '#server/documents/orders.ts'
import { pngOf } from '#server/documents/word/png.ts'
import { xmlFile, xmlText } from '#server/documents/xml.ts'
import { layoutFile, masterFile, notesMasterFile, presentationFile } from './pptx-masters.ts'
import { notesFile, slideFile } from './pptx-slide.ts'
import { themeFile } from './pptx-theme.ts'
import { relationsFile } from './relations.ts'
import { pictureFrame } from './slide-look.ts'
import type { SlideShow } from './slides.ts'

type Files = Record<string, string | Uint8Array>

/** The slides as a PowerPoint file: titles and texts to change, pictures with words for who cannot see them. */
export function pptxFile(show: SlideShow): Uint8Array {
  const files: Files = {
    '_rels/.rels': relationsFile([
      ['officeDocument', 'ppt/presentation.xml'],
      [
        'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        'docProps/core.xml',
      ],
      ['extended-properties', 'docProps/app.xml'],
    ]),
    'docProps/core.xml': coreFile(show),
    'docProps/app.xml': appFile,
    'ppt/presentation.xml': presentationFile(show.slides.length, show.locale),
    'ppt/_rels/presentation.xml.rels': relationsFile([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ['notesMaster', 'notesMasters/notesMaster1.xml'],
      ['theme', 'theme/theme1.xml'],
      ...show.slides.map((_, index) => ['slide', `slides/slide${index + 1}.xml`] as const),
    ]),
    'ppt/theme/theme1.xml': themeFile('Germina'),
    'ppt/theme/theme2.xml': themeFile('Germina notes'),
    'ppt/slideMasters/slideMaster1.xml': masterFile,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationsFile([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['theme', '../theme/theme1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': layoutFile,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationsFile([
      ['slideMaster', '../slideMasters/slideMaster1.xml'],
    ]),
    'ppt/notesMasters/notesMaster1.xml': notesMasterFile,
    'ppt/notesMasters/_rels/notesMaster1.xml.rels': relationsFile([['theme', '../theme/theme2.xml']]),
  }
  for (const index of show.slides.keys()) addSlide(files, show, index)
  return zipSync(packed({ '[Content_Types].xml': typesFile(files), ...files }))
}

function addSlide(files: Files, show: SlideShow, index: number): void {
  const drawn = show.slides[index]
  if (!drawn) return
  const number = index + 1
  const relations: [string, string][] = [['slideLayout', '../slideLayouts/slideLayout1.xml']]
  if (drawn.picture) {
    const { picture, at } = drawn.picture
    const image = `image${number}.png`
    files[`ppt/media/${image}`] = pngOf(picture, pictureFrame(picture, at).width / picture.width)
    relations.push(['image', `../media/${image}`])
  }
  if (drawn.notes) {
    const notes = `notesSlide${number}.xml`
    relations.push(['notesSlide', `../notesSlides/${notes}`])
    files[`ppt/notesSlides/${notes}`] = notesFile(drawn.notes, show.locale)
    files[`ppt/notesSlides/_rels/${notes}.rels`] = relationsFile([
      ['notesMaster', '../notesMasters/notesMaster1.xml'],
      ['slide', `../slides/slide${number}.xml`],
    ])
  }
  files[`ppt/slides/slide${number}.xml`] = slideFile(drawn, number, show)
  files[`ppt/slides/_rels/slide${number}.xml.rels`] = relationsFile(relations)
}

const part = 'application/vnd.openxmlformats-officedocument.presentationml'
const types: readonly (readonly [RegExp, string])[] = [
  [/^ppt\/presentation\.xml$/, `${documentFormats.pptx}.main+xml`],
  [/^ppt\/slides\/[^/]+\.xml$/, `${part}.slide+xml`],
  [/^ppt\/notesSlides\/[^/]+\.xml$/, `${part}.notesSlide+xml`],
  [/^ppt\/slideMasters\/[^/]+\.xml$/, `${part}.slideMaster+xml`],
  [/^ppt\/slideLayouts\/[^/]+\.xml$/, `${part}.slideLayout+xml`],
  [/^ppt\/notesMasters\/[^/]+\.xml$/, `${part}.notesMaster+xml`],
  [/^ppt\/theme\/[^/]+\.xml$/, 'application/vnd.openxmlformats-officedocument.theme+xml'],
  [/^docProps\/core\.xml$/, 'application/vnd.openxmlformats-package.core-properties+xml'],
  [/^docProps\/app\.xml$/, 'application/vnd.openxmlformats-officedocument.extended-properties+xml'],
]

function typesFile(files: Files): string {
  const parts = Object.keys(files).flatMap((name) => {
    const type = types.find(([pattern]) => pattern.test(name))?.[1]
    return type ? `<Override PartName="/${name}" ContentType="${type}"/>` : []
  })
  return xmlFile(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
      `${parts.join('')}</Types>`,
  )
}

const coreFile = ({ project, author, locale }: SlideShow): string =>
  xmlFile(
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
      `<dc:title>${xmlText(project)}</dc:title><dc:creator>${xmlText(author)}</dc:creator><dc:language>${locale}</dc:language></cp:coreProperties>`,
  )

const appFile = xmlFile(
  '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Germina</Application></Properties>',
)

/** Pictures are packed already. */
const packed = (files: Files): Zippable =>
  Object.fromEntries(
    Object.entries(files).map(([name, file]) =>
      typeof file === 'string' ? [name, strToU8(file)] : [name, [file, { level: 0 }]],
    ),
  )
