// Reads the features of an encoded tile and writes some of them into another, without decoding their geometries. What is written
// equals what vt-pbf encodes, whose tiles it reads.
import { PbfReader, PbfWriter } from 'pbf'

/** A feature as it is encoded. */
export interface DrawnFeature {
  id: number
  /** Positions in the tables of its layer: of a key, of its value, of the next key. */
  tags: number[]
  /** Where its message is, and in it the fields after the tags. */
  start: number
  rest: number
  end: number
  tables: Tables
}

interface Tables {
  tile: Uint8Array
  keys: string[]
  /** Encoded. */
  values: Uint8Array[]
}

/** The fields of the messages Tile, Layer and Feature. */
const TILE = { layer: 3 }
const LAYER = { name: 1, feature: 2, key: 3, value: 4, extent: 5, version: 15 }
const FEATURE = { id: 1, tags: 2 }
const UNSIGNED_VALUE = 5
const VERSION = 2

/** The features of each layer, by its name, in their order. */
export function readLayers(tile: Uint8Array): Map<string, DrawnFeature[]> {
  const layers = new Map<string, DrawnFeature[]>()
  new PbfReader(tile).readFields((field, _result, pbf) => {
    if (field !== TILE.layer) return
    const { name, features } = readLayer(pbf)
    layers.set(name, features)
  }, undefined)
  return layers
}

function readLayer(pbf: PbfReader): { name: string; features: DrawnFeature[] } {
  const tables: Tables = { tile: pbf.buf, keys: [], values: [] }
  const layer = { name: '', features: [] as DrawnFeature[] }
  pbf.readMessage((field) => {
    if (field === LAYER.name) layer.name = pbf.readString()
    else if (field === LAYER.feature) layer.features.push(readFeature(pbf, tables))
    else if (field === LAYER.key) tables.keys.push(pbf.readString())
    else if (field === LAYER.value) tables.values.push(pbf.readBytes())
  }, undefined)
  return layer
}

function readFeature(pbf: PbfReader, tables: Tables): DrawnFeature {
  const end = pbf.readVarint() + pbf.pos
  const start = pbf.pos
  const id = readField(pbf, FEATURE.id)
  const rest = readField(pbf, FEATURE.tags) + pbf.pos
  const tags: number[] = []
  while (pbf.pos < rest) tags.push(pbf.readVarint())
  pbf.pos = end
  return { id, tags, start, rest, end, tables }
}

function readField(pbf: PbfReader, field: number): number {
  if (pbf.readVarint() >> 3 !== field) throw new Error('The tile was not encoded here')
  return pbf.readVarint()
}

/** A whole number that is an attribute of a feature. */
export function numberOf({ tags, tables }: DrawnFeature, key: string): number {
  for (let at = 0; at < tags.length; at += 2) {
    if (tables.keys[tags[at]!] === key) return readField(new PbfReader(tables.values[tags[at + 1]!]!), UNSIGNED_VALUE)
  }
  throw new Error(`The feature has no ${key}`)
}

export interface DrawnLayer {
  name: string
  features: DrawnFeature[]
}

/** Layers without features are left out. */
export function writeLayers(layers: DrawnLayer[], extent: number): Uint8Array {
  const pbf = new PbfWriter()
  for (const layer of layers) {
    if (layer.features.length > 0) pbf.writeMessage(TILE.layer, writeLayer, { ...layer, extent })
  }
  return pbf.finish()
}

function writeLayer({ name, features, extent }: DrawnLayer & { extent: number }, pbf: PbfWriter): void {
  pbf.writeVarintField(LAYER.version, VERSION)
  pbf.writeStringField(LAYER.name, name)
  pbf.writeVarintField(LAYER.extent, extent)
  const keys = new Table<string>((key) => key)
  const values = new Table<Uint8Array>((value) => String.fromCharCode(...value))
  for (const feature of features) {
    const { tags, tables, start, end } = feature
    const written = tags.map((tag, at) => (at % 2 === 0 ? keys.at(tables.keys, tag) : values.at(tables.values, tag)))
    const isSame = written.every((tag, at) => tag === tags[at])
    if (isSame) pbf.writeBytesField(LAYER.feature, tables.tile.subarray(start, end))
    else pbf.writeMessage(LAYER.feature, writeFeature, { ...feature, tags: written })
  }
  for (const key of keys.all) pbf.writeStringField(LAYER.key, key)
  for (const value of values.all) pbf.writeBytesField(LAYER.value, value)
}

function writeFeature({ id, tags, rest, end, tables }: DrawnFeature, pbf: PbfWriter): void {
  pbf.writeVarintField(FEATURE.id, id)
  pbf.writeMessage(FEATURE.tags, writeTags, tags)
  pbf.realloc(end - rest)
  pbf.buf.set(tables.tile.subarray(rest, end), pbf.pos)
  pbf.pos += end - rest
}

function writeTags(tags: number[], pbf: PbfWriter): void {
  for (const tag of tags) pbf.writeVarint(tag)
}

/** The keys or values of a new layer, in the order of their first use. */
class Table<T> {
  readonly all: T[] = []
  readonly #known = new Map<string, number>()
  /** Where the entries of other tables are in this one. */
  readonly #found = new Map<T[], (number | undefined)[]>()
  readonly #textOf: (entry: T) => string

  constructor(textOf: (entry: T) => string) {
    this.#textOf = textOf
  }

  at(table: T[], position: number): number {
    let found = this.#found.get(table)
    if (!found) {
      found = []
      this.#found.set(table, found)
    }
    return (found[position] ??= this.#positionOf(table[position]!))
  }

  #positionOf(entry: T): number {
    const text = this.#textOf(entry)
    const known = this.#known.get(text)
    if (known !== undefined) return known
    this.#known.set(text, this.all.length)
    return this.all.push(entry) - 1
  }
}
