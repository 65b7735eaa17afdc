// The models that the model server offers, read again after a while.
import { logFailure } from '../../../platform/core/errors'
import type { Services } from '../../services'
import type { ExternalModel } from './modelList'
import { modelServerOf } from './modelServer'

const FRESH_MS = 30_000

/** The list as it was read last, by the address of the server. */
const lists = new Map<string, { readAt: number; models: ExternalModel[] }>()
const reading = new Map<string, Promise<void>>()

/** Of layers or of recordings. Empty while the model server does not answer. A list that is known is not waited for again. */
export async function externalModels(
  services: Pick<Services, 'config' | 'log'>,
  kind: 'layer' | 'vod',
): Promise<ExternalModel[]> {
  const server = modelServerOf(services.config)
  if (!server) return []
  const { address } = server
  const known = lists.get(address)
  if (!known || Date.now() - known.readAt > FRESH_MS) {
    const next =
      reading.get(address) ??
      server
        .models()
        .catch((error: unknown) => {
          logFailure(services.log, 'reading the models of the model server')(error)
          return []
        })
        .then((models) => void lists.set(address, { readAt: Date.now(), models }))
        .finally(() => reading.delete(address))
    reading.set(address, next)
    if (!known) await next
  }
  return (lists.get(address)?.models ?? []).filter(({ kinds }) => kinds.includes(kind))
}
