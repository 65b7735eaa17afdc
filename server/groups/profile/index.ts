import { deleteOrphanAvatars } from '../../records/pictures/avatarFiles'
import type { Group } from '../group'
import { profileHandlers } from './handlers'

export const group = {
  handlers: profileHandlers,
  sweeps: [{ every: 'hour', run: deleteOrphanAvatars }],
} satisfies Group
