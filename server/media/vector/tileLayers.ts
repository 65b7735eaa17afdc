// Reads the features of an encoded tile and writes some of them into another, without decoding their geometries. What is written
// equals what vt-pbf encodes.
import { PbfReader, PbfWriter } from 'pbf'

/** A feature as it is encoded. */
export interface DrawnFeature {
  id: number
  type: number
  /** Positions in the tables of its layer: of a key, of its value, of the next key. */
  tags: number[]
  geometry: Uint8Array
  tables: Tables
}

interface Tables {
  keys: string[]
  /** Encoded. */
  values: Uint8Array[]
}

/** The fields of the messages Tile, Layer and Feature. */
const TILE = { layer: 3 }
const LAYER = { name: 1, feature: 2, key: 3, value: 4, extent: 5, version: 15 }
const FEATURE = { id: 1, tags: 2, type: 3, geometry: 4 }
const UNSIGNED_VALUE = 5
const VERSION = 2

/** The features of each layer, by its name, in their order. */
export function readLayers(tile: Uint8Array): Map<string, DrawnFeature[]> {
  const layers = new Map<string, DrawnFeature[]>()
  const reader = new PbfReader(tile)
  reader.readFields((field, _result, pbf) => {
    if (field !== TILE.layer) return
    const layer = readLayer(pbf)
    layers.set(layer.name, layer.features)
  }, undefined)
  return layers
}

function readLayer(pbf: PbfReader): { name: string; features: DrawnFeature[] } {
  const tables: Tables = { keys: [], values: [] }
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
  const feature: DrawnFeature = { id: 0, type: 0, tags: [], geometry: new Uint8Array(), tables }
  const end = pbf.readVarint() + pbf.pos
  while (pbf.pos < end) {
    const field = pbf.readVarint() >> 3
    if (field === FEATURE.id) feature.id = pbf.readVarint()
    else if (field === FEATURE.type) feature.type = pbf.readVarint()
    else if (field === FEATURE.geometry) feature.geometry = pbf.readBytes()
    else {
      const last = pbf.readVarint() + pbf.pos
      while (pbf.pos < last) feature.tags.push(pbf.readVarint())
    }
  }
  return feature
}

/** A whole number that is an attribute of a feature. */
export function numberOf({ tags, tables }: DrawnFeature, key: string): number {
  for (let at = 0; at < tags.length; at += 2) {
    if (tables.keys[tags[at]!] !== key) continue
    const value = new PbfReader(tables.values[tags[at + 1]!]!)
    if (value.readVarint() >> 3 === UNSIGNED_VALUE) return value.readVarint()
  }
  throw new Error(`The feature has no ${key}`)
}

/** Layers without features are left out. */
export function writeLayers(layers: [name: string, features: DrawnFeature[]][], extent: number): Uint8Array {
  const pbf = new PbfWriter()
  for (const [name, features] of layers) {
    if (features.length > 0)
      pbf.writeMessage(TILE.layer, (_name, writer) => writeLayer(name, features, extent, writer), name)
  }
  return pbf.finish()
}

function writeLayer(name: string, features: DrawnFeature[], extent: number, pbf: PbfWriter): void {
  pbf.writeVarintField(LAYER.version, VERSION)
  pbf.writeStringField(LAYER.name, name)
  pbf.writeVarintField(LAYER.extent, extent)
  const keys = new Table<string>((key) => key)
  const values = new Table<Uint8Array>((value) =>
    Buffer.from(value.buffer, value.byteOffset, value.length).toString('latin1'),
  )
  for (const feature of features) pbf.writeMessage(LAYER.feature, writeFeature, { feature, keys, values })
  for (const key of keys.all) pbf.writeStringField(LAYER.key, key)
  for (const value of values.all) pbf.writeBytesField(LAYER.value, value)
}

function writeFeature(
  { feature, keys, values }: { feature: DrawnFeature; keys: Table<string>; values: Table<Uint8Array> },
  pbf: PbfWriter,
): void {
  const { id, type, tags, geometry, tables } = feature
  pbf.writeVarintField(FEATURE.id, id)
  const positions = tags.map((tag, at) => (at % 2 === 0 ? keys.at(tables.keys, tag) : values.at(tables.values, tag)))
  pbf.writeMessage(FEATURE.tags, writePositions, positions)
  pbf.writeVarintField(FEATURE.type, type)
  pbf.writeBytesField(FEATURE.geometry, geometry)
}

function writePositions(positions: number[], pbf: PbfWriter): void {
  for (const position of positions) pbf.writeVarint(position)
}

/** The keys or values of a new layer, in the order of their first use. */
class Table<T> {
  readonly all: T[] = []
  readonly #known = new Map<string, number>()
  /** Where the entries of other tables are in this one. */
  readonly #found = new Map<T[], Map<number, number>>()
  readonly #textOf: (entry: T) => string

  constructor(textOf: (entry: T) => string) {
    this.#textOf = textOf
  }

  at(table: T[], position: number): number {
    const found = this.#found.get(table) ?? new Map<number, number>()
    this.#found.set(table, found)
    let at = found.get(position)
    if (at === undefined) {
      at = this.#positionOf(table[position]!)
      found.set(position, at)
    }
    return at
  }

  #positionOf(entry: T): number {
    const text = this.#textOf(entry)
    const known = this.#known.get(text)
    if (known !== undefined) return known
    this.#known.set(text, this.all.length)
    return this.all.push(entry) - 1
  }
}
