import { colours } from '#server/documents/pdf/look.ts'
import { xmlText } from '#server/documents/xml.ts'
import { hex } from './pptx-theme.ts'
import { type Frame, lineSpacing } from './slide-look.ts'
import type { Paragraph, Run } from './slides.ts'

/** Points as the file counts them. */
export const emu = (points: number) => Math.round(points * 12_700)

export const place = ({ x, y, width, height }: Frame): string =>
  `<a:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm>`

type Look = { readonly size: number; readonly colour: string; readonly isBold?: boolean }

const letters = (language: string, { size, colour, isBold = false }: Look) =>
  `lang="${language}" sz="${Math.round(size * 100)}" b="${isBold ? 1 : 0}" dirty="0"><a:solidFill><a:srgbClr val="${hex(colour)}"/></a:solidFill>`

/** Words with line breaks kept. */
const runs = (text: string, look: string) =>
  text
    .split('\n')
    .map((line) => `<a:r><a:rPr ${look}</a:rPr><a:t>${xmlText(line)}</a:t></a:r>`)
    .join('<a:br/>')

const inks = (run: Run, size: number): Look => ({
  size: run.isSoft ? Math.max(12, Math.min(size, 18)) : size,
  colour: run.isSoft ? colours.soft : colours.ink,
  isBold: run.isBold ?? false,
})

const spacing = `<a:lnSpc><a:spcPct val="${Math.round(lineSpacing * 0.85 * 100_000)}"/></a:lnSpc>`
const bullet = `<a:buClr><a:srgbClr val="${hex(colours.leaf)}"/></a:buClr><a:buFont typeface="Arial"/><a:buChar char="&#8226;"/>`

export function paragraphs(all: readonly Paragraph[], language: string): string {
  return all
    .map(({ runs: parts, size, isItem = false }) => {
      const after = '<a:spcAft><a:spcPts val="600"/></a:spcAft>'
      const look = isItem
        ? `<a:pPr marL="228600" indent="-228600">${spacing}${after}${bullet}</a:pPr>`
        : `<a:pPr marL="0" indent="0">${spacing}${after}<a:buNone/></a:pPr>`
      const said = parts.map((run) => runs(run.text, letters(language, inks(run, size)))).join('')
      return `<a:p>${look}${said}</a:p>`
    })
    .join('')
}

export const titleParagraph = (text: string, size: number, language: string, isCover: boolean): string =>
  `<a:p><a:pPr marL="0" indent="0"><a:buNone/></a:pPr>${runs(
    text,
    letters(language, { size, colour: isCover ? colours.ink : colours.leafInk, isBold: true }),
  )}</a:p>`

/** Letters shrink in programs that can where somebody writes more. */
export const bodyLook = (anchor: 't' | 'ctr' | 'b' = 't') =>
  `<a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="${anchor}"><a:normAutofit/></a:bodyPr><a:lstStyle/>`

type Named = { readonly id: number; readonly name: string }

export const textShape = (
  { id, name }: Named,
  at: Frame,
  { placeholder, anchor, body }: { placeholder: string; anchor?: 't' | 'ctr' | 'b'; body: string },
): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${xmlText(name)}"/><p:cNvSpPr${placeholder ? '' : ' txBox="1"'}/><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr>` +
  `<p:spPr>${place(at)}${placeholder ? '' : '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/>'}</p:spPr>` +
  `<p:txBody>${bodyLook(anchor)}${body}</p:txBody></p:sp>`

export const rectangle = ({ id, name }: Named, at: Frame, colour: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${place(at)}` +
  `<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="${hex(colour)}"/></a:solidFill><a:ln><a:noFill/></a:ln></p:spPr>` +
  `<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en"/></a:p></p:txBody></p:sp>`

export const pictureShape = ({ id, name }: Named, at: Frame, alt: string, relation: string): string =>
  `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="${name}" descr="${xmlText(alt)}"/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr>` +
  `<p:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
  `<p:spPr>${place(at)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`

export const shapeTree = (shapes: string): string =>
  `<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>${shapes}</p:spTree>`
