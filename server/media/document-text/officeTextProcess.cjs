// Extracts the text of an office file in a process of its own, with limits (officeText.ts). Arguments: the file and the maximum
// number of characters. Writes JSON: the text, and whether it was cut.
'use strict'
const { SaxesParser } = require('saxes')
const { openPromise } = require('yauzl')

const [file, maxCharacters] = process.argv.slice(2)

extract().then(
  (result) => process.stdout.write(JSON.stringify(result), () => process.exit(0)),
  (error) => process.stderr.write(String(error?.message ?? error), () => process.exit(1)),
)

async function extract() {
  const zip = await openPromise(file, { autoClose: false })
  const entries = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  const matching = (pattern) =>
    entries
      .filter(({ fileName }) => pattern.test(fileName))
      .sort((a, b) => a.fileName.localeCompare(b.fileName, 'en', { numeric: true }))
  const out = output()
  const read = async (found, handlers) => {
    for (const entry of found) await readXml(await zip.openReadStreamPromise(entry), handlers, out)
  }

  await read(matching(/^word\/(document|footnotes|endnotes|comments|header\d*|footer\d*)\.xml$/), paragraphs(out))
  await read(matching(/^ppt\/(slides\/slide|notesSlides\/notesSlide)\d+\.xml$/), paragraphs(out))
  const shared = []
  await read(matching(/^xl\/sharedStrings\.xml$/), sharedStrings(shared))
  await read(matching(/^xl\/worksheets\/[^/]+\.xml$/), cells(out, shared))
  await read(matching(/^content\.xml$/), openDocument(out))
  return { text: out.text().trim(), isCut: out.isFull() }
}

function output() {
  const parts = []
  let length = 0
  return {
    add(text) {
      parts.push(text)
      length += text.length
    },
    isFull: () => length > Number(maxCharacters),
    text: () => parts.join('').slice(0, Number(maxCharacters)),
  }
}

/** Parses an XML file and calls the handlers with names without prefixes. Fetches nothing and rejects custom entities. */
async function readXml(stream, { skipped = [], open, close, text }, out) {
  const parser = new SaxesParser({ xmlns: true })
  const path = []
  let skipping = 0
  parser.on('opentag', ({ local, attributes }) => {
    path.push(local)
    if (skipped.includes(local)) skipping += 1
    if (skipping === 0) open?.(local, attributes)
  })
  parser.on('closetag', ({ local }) => {
    path.pop()
    if (skipping === 0) close?.(local)
    if (skipped.includes(local)) skipping -= 1
  })
  parser.on('text', (content) => {
    if (skipping === 0) text(content, path)
  })
  let decoder
  for await (const chunk of stream) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    parser.write(decoder.decode(chunk, { stream: true }))
    if (out.isFull()) return
  }
  parser.close()
}

function encodingOf([first, second]) {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

const BREAKS = { tab: '\t', br: '\n', cr: '\n', 'line-break': '\n', s: ' ' }

/** Word and PowerPoint. `Fallback` repeats other text, and text in `moveFrom` was moved elsewhere. */
const paragraphs = (out) => ({
  skipped: ['Fallback', 'moveFrom'],
  open: (name) => name in BREAKS && out.add(BREAKS[name]),
  close: (name) => name === 'p' && out.add('\n'),
  text: (content, path) => path.at(-1) === 't' && out.add(content),
})

const sharedStrings = (shared) => ({
  // Phonetic guides would be read as words of the cell.
  skipped: ['rPh'],
  open: (name) => name === 'si' && shared.push(''),
  text(content, path) {
    if (path.at(-1) === 't') shared[shared.length - 1] += content
  },
})

/** Excel: one line for each row, with tabs between the cells. */
function cells(out, shared) {
  let type = ''
  let value = ''
  return {
    open(name, attributes) {
      if (name !== 'c') return
      type = attributes.t?.value ?? 'n'
      value = ''
    },
    close(name) {
      if (name === 'row') out.add('\n')
      if (name === 'c' && type !== 'b' && type !== 'e')
        out.add(`${(type === 's' ? shared[Number(value)] : value) ?? ''}\t`)
    },
    text(content, path) {
      if (path.at(-1) === 'v' || (path.at(-1) === 't' && path.includes('is'))) value += content
    },
  }
}

/** Text, tables and slides of OpenDocument, without deleted text. */
const openDocument = (out) => ({
  skipped: ['tracked-changes'],
  open: (name) => name in BREAKS && out.add(BREAKS[name]),
  close: (name) => (name === 'p' || name === 'h') && out.add('\n'),
  text: (content, path) => (path.includes('p') || path.includes('h')) && out.add(content),
})
