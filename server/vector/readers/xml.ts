// XML in pieces: an element at a time, no entities but XML's own, nothing fetched, nothing kept but what is asked for.
import { SaxesParser } from 'saxes'
import { LARGEST_PIECE } from '../feature'
import { VectorRefusal } from '../refusal'

export interface XmlReader<Found> {
  open(name: string, attributes: Record<string, string>): void
  /** `text` is what stood in the element itself, trimmed. */
  close(name: string, text: string): void
  /** What was found since it was last asked. */
  takeFound(): Found[]
}

const DEEPEST = 100

/**
 * Feeds a document through `reader` and yields what it finds, piece by piece.
 * Names come without their namespace prefix, except gx:. @throws VectorRefusal when it is no XML, or a hostile one
 */
export async function* readXml<Found>(
  source: AsyncIterable<Buffer>,
  reader: XmlReader<Found>,
  kind: string,
): AsyncGenerator<Found> {
  const parser = new SaxesParser({ xmlns: false })
  const texts: string[] = []
  let sinceEvent = 0
  const seen = () => (sinceEvent = 0)
  parser.on('error', () => {
    throw new VectorRefusal(`The ${kind} is damaged: its XML breaks off or is wrong at line ${parser.line}`)
  })
  parser.on('doctype', (doctype) => {
    seen()
    if (/<!ENTITY/i.test(doctype))
      throw new VectorRefusal(`The ${kind} defines entities of its own, which Aerie does not read`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    seen()
    if (texts.length >= DEEPEST) throw new VectorRefusal(`The ${kind} is nested too deeply`)
    texts.push('')
    reader.open(localName(name), attributes)
  })
  const addText = (text: string): void => {
    seen()
    if (texts.length > 0) texts[texts.length - 1] += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('comment', seen)
  parser.on('closetag', ({ name }) => reader.close(localName(name), (texts.pop() ?? '').trim()))

  for await (const chunk of decoded(source)) {
    sinceEvent += chunk.length
    if (sinceEvent > LARGEST_PIECE) throw new VectorRefusal(`One element of the ${kind} is larger than 32 MB`)
    parser.write(chunk)
    yield* reader.takeFound()
  }
  parser.close()
  yield* reader.takeFound()
}

const localName = (name: string) => (name.startsWith('gx:') ? name : name.slice(name.indexOf(':') + 1))

async function* decoded(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of source) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const [, named = 'utf-8'] =
    /encoding\s*=\s*["']([\w-]{1,20})["']/.exec(head.subarray(0, 200).toString('latin1')) ?? []
  try {
    return new TextDecoder(named).encoding
  } catch {
    return 'utf-8'
  }
}
