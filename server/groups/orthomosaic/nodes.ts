// The processing servers of the installation.
import type { Config } from '../../platform/core/config'
import { nodeOdm, NodeRefusal, type NodeInfo, type NodeOdm } from './nodeOdm'

export type NodeSettings = Pick<Config, 'NODEODM_URL' | 'NODEODM_TOKEN'>

export interface ReadyNode {
  node: NodeOdm
  info: NodeInfo
}

export interface AskedNodes {
  /** Those that accept tasks, the least loaded first. */
  ready: ReadyNode[]
  /** What the first server that answered with a refusal said; undefined when none refused. */
  refusal: string | undefined
}

/** A server without an answer may be restarting; one that refuses has, for example, another token than that of the settings. */
export async function askNodes({ NODEODM_URL, NODEODM_TOKEN }: NodeSettings): Promise<AskedNodes> {
  const nodes = NODEODM_URL.map((origin) => nodeOdm(origin, NODEODM_TOKEN))
  const answers = await Promise.allSettled(nodes.map(async (node) => ({ node, info: await node.info() })))
  const ready = answers
    .flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    .sort((a, b) => a.info.queued - b.info.queued || b.info.cores - a.info.cores)
  const [refusal] = answers.flatMap((answer) =>
    answer.status === 'rejected' && answer.reason instanceof NodeRefusal ? [answer.reason.message] : [],
  )
  return { ready, refusal }
}

/** The server at this address; undefined when it is no longer among those of the settings. */
export function nodeAt({ NODEODM_URL, NODEODM_TOKEN }: NodeSettings, origin: string | null): NodeOdm | undefined {
  return origin !== null && NODEODM_URL.includes(origin) ? nodeOdm(origin, NODEODM_TOKEN) : undefined
}
