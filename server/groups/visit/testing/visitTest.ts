// Setup for tests of visitors: a mission with layers, links to it, and calls without a session.
import { createHash } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { components } from '../../../platform/contract/contract.gen'
import type { Answer } from '../../../testing/testApp'
import { startLayerTest, type LayerTest } from '../../layer/testing/layerTest'

export type Share = components['schemas']['Share']
type OpenedVisit = components['schemas']['OpenedVisit']

export interface VisitTest {
  site: LayerTest
  root: string
  share(body: object): Promise<Share>
  open(key: string, password?: string): Promise<Answer<OpenedVisit>>
  /** Opens a link. @returns the token */
  visit(body: object): Promise<string>
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

export const keyOf = ({ path }: Pick<Share, 'path'>): string => path?.split(/share[=/]/)[1] ?? ''

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** @param settings override the defaults */
export async function startVisitTest(settings: Record<string, string> = {}): Promise<VisitTest> {
  const site = await startLayerTest(settings)
  const { aerie } = site
  const root = await aerie.cookieOf(aerie.demo.root)
  const test: VisitTest = {
    site,
    root,
    async share(body) {
      const answer = await aerie.call<Share>(root, 'POST', '/share/create', body)
      if (!answer.status) throw new Error(answer.message)
      return answer.data
    },
    open: (key, password) =>
      aerie.call<OpenedVisit>(undefined, 'POST', '/visit/open', {
        key,
        confirmed: true,
        ...(password !== undefined && { password }),
      }),
    async visit(body) {
      const { data, message } = await test.open(keyOf(await test.share(body)))
      if (data?.visit === undefined) throw new Error(message)
      return data.visit
    },
    get: (url, headers = {}) => aerie.app.inject({ url: `/apis/v1${url}`, headers }),
    close: () => site.close(),
  }
  return test
}
