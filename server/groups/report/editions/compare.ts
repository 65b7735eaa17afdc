// What has changed between the inputs of two reports.
import type { components } from '../../../platform/contract/contract.gen'
import { ITEM_KINDS, type InputItemKind, type ItemHashes } from './content'
import type { EditionInput } from './inputs'

export type InputChange = components['schemas']['ReportInputChange']
export type ItemChange = Pick<components['schemas']['ReportItemChange'], '_id' | 'change'>

/** Changes of the base layer and its layers. A new name alone is none. */
export function layerChanges(then: readonly EditionInput[], now: readonly EditionInput[]): InputChange[] {
  const isLayer = ({ kind }: EditionInput) => kind === 'baseLayer' || kind === 'layer'
  const before = then.filter(isLayer)
  const after = now.filter(isLayer)
  const changes: InputChange[] = []
  for (const input of before) {
    const same = after.find(({ _id }) => _id === input._id)
    const none = { kind: input.kind, name: input.name, added: 0, removed: 0, changed: 0, examples: [] }
    if (!same) changes.push({ ...none, removed: 1 })
    else if (same.sha256 !== input.sha256) changes.push({ ...none, name: same.name, changed: 1 })
  }
  for (const { _id, kind, name } of after) {
    if (before.some((input) => input._id === _id)) continue
    changes.push({ kind, name, added: 1, removed: 0, changed: 0, examples: [] })
  }
  return changes
}

/** Changes of items by kind, in the order of their ids. */
export function itemChanges(then: ItemHashes, now: ItemHashes): { kind: InputItemKind; items: ItemChange[] }[] {
  return ITEM_KINDS.map((kind) => {
    const before = then[kind]
    const after = now[kind]
    const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
    const items = ids.flatMap((id): ItemChange[] => {
      if (before[id] === after[id]) return []
      if (before[id] === undefined) return [{ _id: id, change: 'added' }]
      return [{ _id: id, change: after[id] === undefined ? 'removed' : 'changed' }]
    })
    return { kind, items }
  }).filter(({ items }) => items.length > 0)
}
