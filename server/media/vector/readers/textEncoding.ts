// Finds the encoding of texts that have no mark, or a wrong one, and turns them into UTF-8.
import { createReadStream } from 'node:fs'
import { reportText } from '../messages'
import type { Reporter } from '../report'
import type { FileReading } from './fileReading'

/** A label of the Encoding Standard, as TextDecoder takes it. */
export type Encoding = string

/** What programs for Windows write in Western Europe and America. Every sequence of bytes is valid in it. */
export const USUAL_ENCODING: Encoding = 'windows-1252'

/** Tells whether texts are UTF-8. Texts of other encodings with a letter beyond ASCII practically never are. */
export class Utf8Check {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true })
  private isValid = true
  /** Whether there was a byte beyond ASCII. */
  hasLetters = false

  /** The next bytes of the texts. */
  add(bytes: Uint8Array): void {
    if (!this.isValid) return
    if (!this.hasLetters) this.hasLetters = bytes.some((byte) => byte > 0x7f)
    this.decode(bytes, true)
  }

  /** @returns whether all texts so far are UTF-8; ASCII is */
  end(): boolean {
    this.decode(new Uint8Array(), false)
    return this.isValid
  }

  private decode(bytes: Uint8Array, stream: boolean): void {
    try {
      this.decoder.decode(bytes, { stream })
    } catch {
      this.isValid = false
    }
  }
}

export interface FoundEncoding {
  encoding: Encoding
  /** Whether nothing in the file says so. */
  isAssumed: boolean
}

/** The encoding of a text file: that of its mark or XML declaration; UTF-8 where all of it is; else the usual one. */
export async function encodingOfFile(file: string): Promise<FoundEncoding> {
  const check = new Utf8Check()
  let declared: Encoding | undefined
  let isStart = true
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    if (isStart && chunk[0] === 0xff && chunk[1] === 0xfe) return { encoding: 'utf-16le', isAssumed: false }
    if (isStart && chunk[0] === 0xfe && chunk[1] === 0xff) return { encoding: 'utf-16be', isAssumed: false }
    if (isStart) declared = declaredEncoding(chunk)
    isStart = false
    check.add(chunk)
  }
  if (check.end()) return { encoding: 'utf-8', isAssumed: false }
  if (declared === undefined || declared === 'utf-8') return { encoding: USUAL_ENCODING, isAssumed: true }
  return { encoding: declared, isAssumed: false }
}

/** Of the XML declaration at the start of a document; undefined without one, or with an unknown name. */
export function declaredEncoding(head: Buffer): Encoding | undefined {
  const [, name] =
    /^.{0,3}<\?xml[^>]*?\bencoding\s*=\s*["']([\w-]{1,20})["']/.exec(head.toString('latin1', 0, 200)) ?? []
  try {
    return name === undefined ? undefined : new TextDecoder(name).encoding
  } catch {
    return undefined
  }
}

/** The text of a file, converted to UTF-8. @param chosen the encoding, if a user chose one */
export async function* utf8Of(file: string, chosen?: Encoding): AsyncGenerator<Buffer> {
  const encoding = chosen ?? (await encodingOfFile(file)).encoding
  yield* inUtf8(createReadStream(file), encoding)
}

/** A text file that is read as part of an import. */
export interface TextFile {
  file: string
  reading: FileReading
  /** The encoding, if a user chose one. */
  chosenEncoding?: Encoding | undefined
}

/** Opens a text file, converted to UTF-8. Reports an encoding that nothing in the file names. */
export async function openText(
  { file, reading, chosenEncoding }: TextFile,
  reporter: Reporter,
): Promise<AsyncIterable<Buffer>> {
  if (chosenEncoding !== undefined) return inUtf8(await reading.open(file), chosenEncoding)
  const { encoding, isAssumed } = await encodingOfFile(file)
  if (isAssumed) reporter.change(reportText('assumedEncoding', { encoding: 'Windows-1252' }))
  const source = await reading.open(file)
  return encoding === 'utf-8' ? source : inUtf8(source, encoding)
}

/** @returns the same text in UTF-8, without a byte order mark */
async function* inUtf8(source: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of source) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}
