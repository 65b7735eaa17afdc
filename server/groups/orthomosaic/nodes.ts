// The processing servers of the installation.
import type { Config } from '../../platform/core/config'
import { nodeOdm, type NodeInfo, type NodeOdm } from './nodeOdm'

export type NodeSettings = Pick<Config, 'NODEODM_URL' | 'NODEODM_TOKEN'>

export interface ReadyNode {
  node: NodeOdm
  info: NodeInfo
}

/** Those that answer, the least loaded first. */
export async function readyNodes({ NODEODM_URL, NODEODM_TOKEN }: NodeSettings): Promise<ReadyNode[]> {
  const nodes = NODEODM_URL.map((origin) => nodeOdm(origin, NODEODM_TOKEN))
  const answers = await Promise.allSettled(nodes.map(async (node) => ({ node, info: await node.info() })))
  return answers
    .flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    .sort((a, b) => a.info.queued - b.info.queued || b.info.cores - a.info.cores)
}

/** The server at this address; undefined when it is no longer among those of the settings. */
export function nodeAt({ NODEODM_URL, NODEODM_TOKEN }: NodeSettings, origin: string | null): NodeOdm | undefined {
  return origin !== null && NODEODM_URL.includes(origin) ? nodeOdm(origin, NODEODM_TOKEN) : undefined
}
