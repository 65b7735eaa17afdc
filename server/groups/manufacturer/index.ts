import type { Group } from '../group'
import type { Services } from '../services'
import { manufacturerHandlers } from './handlers'
import { assetModelHandlers } from './modelHandlers'

export const group = {
  handlers: (services: Services) => ({ ...manufacturerHandlers(services), ...assetModelHandlers(services) }),
} satisfies Group
