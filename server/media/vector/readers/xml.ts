// Streams XML element by element. Custom entities are rejected, and nothing external is fetched.
import { SaxesParser } from 'saxes'
import { vectorText } from '../messages'
import { MAX_PIECE_BYTES } from '../feature'
import { VectorImportError } from '../vectorImportError'

export interface XmlReader<Found> {
  open(name: string, attributes: Record<string, string>): void
  /** `text` is the element's own text, trimmed. */
  close(name: string, text: string): void
  /** Returns and removes the results collected so far. */
  drain(): Found[]
}

const MAX_DEPTH = 100

/**
 * Feeds a document in UTF-8 through `reader`, whatever encoding it declares, and yields its results as they come. Names have no namespace prefix, except gx:.
 * @throws VectorImportError when the text is not XML or is hostile
 */
export async function* readXml<Found>(
  source: AsyncIterable<Buffer>,
  reader: XmlReader<Found>,
  kind: string,
): AsyncGenerator<Found> {
  const parser = new SaxesParser({ xmlns: false })
  const texts: string[] = []
  let sinceEvent = 0
  const resetSize = () => (sinceEvent = 0)
  parser.on('error', () => {
    throw new VectorImportError(vectorText('damagedXml', { kind, line: String(parser.line) }))
  })
  parser.on('doctype', (doctype) => {
    resetSize()
    if (/<!ENTITY/i.test(doctype)) throw new VectorImportError(vectorText('entities', { kind }))
  })
  parser.on('opentag', ({ name, attributes }) => {
    resetSize()
    if (texts.length >= MAX_DEPTH) throw new VectorImportError(vectorText('tooDeep', { kind }))
    texts.push('')
    reader.open(localName(name), attributes)
  })
  const addText = (text: string): void => {
    resetSize()
    if (texts.length > 0) texts[texts.length - 1] += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('comment', resetSize)
  parser.on('closetag', ({ name }) => reader.close(localName(name), (texts.pop() ?? '').trim()))

  const decoder = new TextDecoder()
  for await (const bytes of source) {
    const chunk = decoder.decode(bytes, { stream: true })
    sinceEvent += chunk.length
    if (sinceEvent > MAX_PIECE_BYTES) throw new VectorImportError(vectorText('largeElement', { kind }))
    parser.write(chunk)
    yield* reader.drain()
  }
  parser.write(decoder.decode())
  parser.close()
  yield* reader.drain()
}

const localName = (name: string) => (name.startsWith('gx:') ? name : name.slice(name.indexOf(':') + 1))
