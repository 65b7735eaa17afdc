// The inputs of an edition: the base layer, its layers, and the items of each kind.
import type { components } from '../../../platform/contract/contract.gen'
import { sha256, type Report } from '../service'
import { ITEM_KINDS, type ItemHashes } from './content'

export type EditionInput = components['schemas']['ReportEditionInput']

export function editionInputs({ baseLayer, attribute, inputs }: Report, items: ItemHashes): EditionInput[] {
  const { _id, name, version } = baseLayer
  return [
    { kind: 'baseLayer', _id, name, version, count: 1, sha256: sha256([attribute]) },
    ...inputs.map((layer) => ({
      kind: 'layer' as const,
      _id: layer._id,
      name: layer.name,
      version: layer.dataVersion,
      count: layer.areas,
      sha256: layer.sha256,
    })),
    ...ITEM_KINDS.map((kind) => {
      const hashes = Object.entries(items[kind]).map(([id, hash]) => `${id} ${hash}`)
      return { kind, name: null, version: null, count: hashes.length, sha256: sha256(hashes) }
    }),
  ]
}
