// What an edition keeps: the report, and the hash of each item that it counted, compressed.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { positionText, resultText, sha256, type CollectedReport, type Report } from '../service'
import type { Measure } from '../measures'

/** Kinds of items that are an input each. */
export const ITEM_KINDS = ['mission', 'photo', 'recording', 'flight', 'alert', 'analysis'] as const
export type InputItemKind = (typeof ITEM_KINDS)[number]

/** Hashes by the ID of the item. */
export type ItemHashes = Record<InputItemKind, Record<string, string>>

export interface EditionContent {
  report: Report
  /** The measures that were chosen; none for all. */
  chosen: readonly Measure[]
  items: ItemHashes
}

/** Enough to find a change of one item. */
const HASH_LENGTH = 16
/** Items after which other requests get a turn. */
const PER_TURN = 5000

export async function hashItems({ recorded, results, analyses }: CollectedReport): Promise<ItemHashes> {
  const texts: Record<InputItemKind, Map<string, string[]>> = {
    mission: new Map(),
    photo: new Map(),
    recording: new Map(),
    flight: new Map(),
    alert: new Map(),
    analysis: new Map(),
  }
  const add = (kind: InputItemKind, id: string, text: string) => {
    const known = texts[kind].get(id)
    if (known) known.push(text)
    else texts[kind].set(id, [text])
  }
  for (const { id, inferType } of analyses) add('analysis', id, inferType)
  for (const row of results) {
    add('analysis', row.analysisId, resultText(row))
    texts.mission.set(row.missionId, [])
  }
  for (const row of recorded) {
    add(inputKindOf(row.kind), row.id, positionText(row))
    texts.mission.set(row.missionId, [])
  }
  const hashes: ItemHashes = { mission: {}, photo: {}, recording: {}, flight: {}, alert: {}, analysis: {} }
  let count = 0
  for (const kind of ITEM_KINDS) {
    for (const id of [...texts[kind].keys()].sort()) {
      hashes[kind][id] = sha256(texts[kind].get(id) ?? []).slice(0, HASH_LENGTH)
      count++
      if (count % PER_TURN === 0) await nextTurn()
    }
  }
  return hashes
}

function inputKindOf(kind: CollectedReport['recorded'][number]['kind']): InputItemKind {
  if (kind === 'photo' || kind === 'recording' || kind === 'flight') return kind
  return 'alert'
}

export const packContent = async (content: EditionContent): Promise<Buffer> => promisify(gzip)(JSON.stringify(content))

export const unpackContent = async (packed: Buffer): Promise<EditionContent> =>
  JSON.parse((await promisify(gunzip)(packed)).toString()) as EditionContent
