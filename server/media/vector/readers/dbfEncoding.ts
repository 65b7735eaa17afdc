// The encoding of the texts of a dBase file (.dbf), which holds the attributes of a shapefile, and whether it is complete.
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { USUAL_ENCODING, Utf8Check, type Encoding } from './textEncoding'

/** Language drivers of the header, after the list in GDAL's documentation of the shapefile driver. */
const LANGUAGE_DRIVERS: ReadonlyMap<number, Encoding> = new Map([
  [0x03, 'windows-1252'],
  [0x13, 'shift_jis'],
  [0x26, 'ibm866'],
  [0x4d, 'gbk'],
  [0x4e, 'euc-kr'],
  [0x4f, 'big5'],
  [0x57, 'windows-1252'],
  [0x58, 'windows-1252'],
  [0x59, 'windows-1252'],
  [0x65, 'ibm866'],
  [0x78, 'big5'],
  [0x79, 'euc-kr'],
  [0x7a, 'gbk'],
  [0x7b, 'shift_jis'],
  [0x7d, 'windows-1255'],
  [0x7e, 'windows-1256'],
  [0xc8, 'windows-1250'],
  [0xc9, 'windows-1251'],
  [0xca, 'windows-1254'],
  [0xcb, 'windows-1253'],
])

const LANGUAGE_DRIVER_AT = 29
const RECORD_COUNT_AT = 4
const HEADER_LENGTH_AT = 8
const RECORD_LENGTH_AT = 10
const FIELDS_AT = 32
const FIELD_BYTES = 32
const FIELD_NAME_BYTES = 11

export interface DbfEncoding {
  encoding: Encoding
  /** Why the mark of the file does not count. */
  doubt: 'unmarked' | 'wrongMark' | undefined
  /** The file ends before the last record that its header announces, or within its header. */
  isCut: boolean
}

/**
 * Valid UTF-8 with letters beyond ASCII wins over any mark: other encodings practically never look like it.
 * @param dbf a file
 * @param cpg the file beside it that names the encoding, if there is one
 */
export async function dbfEncoding(dbf: string, cpg: string | undefined): Promise<DbfEncoding> {
  const { check, languageDriver, announcedBytes } = await textsOf(dbf)
  const isCut = announcedBytes === undefined || (await stat(dbf)).size < announcedBytes
  const isUtf8 = check.end()
  const named = cpg === undefined ? undefined : encodingNamed(await readFile(cpg, 'latin1'))
  const marked = named ?? LANGUAGE_DRIVERS.get(languageDriver)
  if (isUtf8) return { encoding: 'utf-8', doubt: undefined, isCut }
  if (marked === undefined) return { encoding: USUAL_ENCODING, doubt: 'unmarked', isCut }
  if (marked === 'utf-8') return { encoding: USUAL_ENCODING, doubt: 'wrongMark', isCut }
  return { encoding: marked, doubt: undefined, isCut }
}

interface Texts {
  check: Utf8Check
  languageDriver: number
  /** Length of the file by its header; undefined when the file ends within the header. */
  announcedBytes: number | undefined
}

/** Names of fields, and the records: all of a file that is text. */
async function textsOf(dbf: string): Promise<Texts> {
  const check = new Utf8Check()
  let header: Buffer | undefined = Buffer.alloc(0)
  let languageDriver = 0
  let announcedBytes: number | undefined
  for await (const chunk of createReadStream(dbf) as AsyncIterable<Buffer>) {
    if (header === undefined) {
      check.add(chunk)
      continue
    }
    header = Buffer.concat([header, chunk])
    if (header.length < FIELDS_AT) continue
    const headerLength = header.readUInt16LE(HEADER_LENGTH_AT)
    if (header.length < headerLength) continue
    languageDriver = header[LANGUAGE_DRIVER_AT] ?? 0
    announcedBytes = headerLength + header.readUInt32LE(RECORD_COUNT_AT) * header.readUInt16LE(RECORD_LENGTH_AT)
    for (let at = FIELDS_AT; at + FIELD_BYTES <= headerLength; at += FIELD_BYTES) {
      const name = header.subarray(at, at + FIELD_NAME_BYTES)
      const end = name.indexOf(0)
      check.add(end < 0 ? name : name.subarray(0, end))
    }
    check.add(header.subarray(headerLength))
    header = undefined
  }
  return { check, languageDriver, announcedBytes }
}

/** @param text of a .cpg file: `UTF-8`, `ISO 8859-1`, `1252`, `ANSI 1251` and the like. @returns undefined for an unknown name */
function encodingNamed(text: string): Encoding | undefined {
  const name = text.trim().toLowerCase()
  const [, page] = /^(?:ansi|cp|windows)?[ _-]?(125\d|874)$/.exec(name) ?? []
  const [, part] = /^(?:iso)?[ _-]?8859[ _-]?(\d{1,2})$/.exec(name) ?? []
  const [, lead] = /^(?:iso)?[ _-]?88591(\d?)$/.exec(name) ?? []
  const label = page === undefined ? name.replace(/^ansi[ _-]?/, '') : `windows-${page}`
  const iso = part ?? (lead === undefined ? undefined : `1${lead}`)
  try {
    return new TextDecoder(iso === undefined ? label : `iso-8859-${iso}`).encoding
  } catch {
    return undefined
  }
}
