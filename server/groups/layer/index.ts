import { layerImport } from '../../records/layers/importJob'
import { layerTrash } from '../../records/layers/trash'
import type { Group } from '../group'
import { layerHandlers } from './handlers'

export const group = {
  handlers: layerHandlers,
  jobs: [layerImport],
  sweeps: [{ every: 'half-minute', run: ({ db }) => layerTrash.purge(db) }],
} satisfies Group
