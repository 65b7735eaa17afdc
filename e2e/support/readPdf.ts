import assert from 'node:assert/strict'

const POINTS_PER_MM = 72 / 25.4

interface PdfText {
  str: string
}

/** Size in mm and texts of the only page of a PDF file. */
export async function readPdf(file: Uint8Array): Promise<{ size: number[]; texts: string[] }> {
  // pdf.js expects it at the start. Reading text does not use it.
  Object.assign(globalThis, { DOMMatrix: class DOMMatrix {} })
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  assert.equal(document.numPages, 1)
  const page = await document.getPage(1)
  const [, , width = 0, height = 0] = page.view
  const { items } = await page.getTextContent()
  return {
    size: [width, height].map((points) => Math.round(points / POINTS_PER_MM)),
    texts: (items as PdfText[]).map(({ str }) => str).filter((text) => text.trim() !== ''),
  }
}
