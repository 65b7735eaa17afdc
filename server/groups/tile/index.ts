import type { Group } from '../group'
import { tileHandlers } from './handlers'
import { startTileBuilder } from './tileBuilder'

export const group = { handlers: tileHandlers, rounds: (services) => [startTileBuilder(services)] } satisfies Group
