// Extracts the text of a PDF in a process of its own, with limits (pdfText.ts). Arguments: the file, the maximum number of
// pages and of characters. Writes JSON: the number of pages, and the text by page.
'use strict'
const { readFileSync } = require('node:fs')
const path = require('node:path')

// The library creates one when it loads, for drawing, which does not happen here.
globalThis.DOMMatrix ??= class DOMMatrix {}

const [file, maxPages, maxCharacters] = process.argv.slice(2)

extract().then(
  (result) => process.stdout.write(JSON.stringify(result), () => process.exit(0)),
  (error) => process.stderr.write(String(error?.name ?? error), () => process.exit(1)),
)

async function extract() {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const folder = path.dirname(require.resolve('pdfjs-dist/package.json'))
  const document = await pdfjs.getDocument({
    data: new Uint8Array(readFileSync(file)),
    cMapUrl: `${folder}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    // Nothing in the file is run or fetched.
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: 0,
  }).promise
  const pages = []
  let characters = 0
  let read = 0
  while (read < Math.min(document.numPages, Number(maxPages)) && characters < Number(maxCharacters)) {
    read += 1
    const text = await textOf(document, read)
    characters += text.length
    if (text) pages.push({ page: read, text })
  }
  return { pageCount: document.numPages, read, pages }
}

/** A page that cannot be read is empty: the others may have text. */
async function textOf(document, number) {
  try {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    page.cleanup()
    return items
      .map(({ str = '', hasEOL }) => str + (hasEOL ? '\n' : ''))
      .join('')
      .trim()
  } catch {
    return ''
  }
}
