import type { Group } from '../group'
import { photoAssignment } from './assignJob'
import { featureFileHandlers } from './handlers'

export const group = {
  handlers: featureFileHandlers,
  jobs: [photoAssignment],
} satisfies Group
