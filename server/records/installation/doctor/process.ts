// The processes of the running server: version, event loop, memory, and whether the others answer.
import { getHeapStatistics } from 'node:v8'
import { version } from '../../../../package.json'
import { formatBytes } from '../../../platform/core/byteSize'
import type { Config } from '../../../platform/core/config'
import { findSilent, namesOf } from '../../../platform/processes/silentProcesses'
import { durationText } from './durationText'
import type { EventLoopDelay } from './eventLoopDelay'
import { failed, ok, warning, type Finding, type Part } from './finding'
import { doctorText, partText } from './messages'

/** A person notices it in every reply. */
const SLOW_EVENT_LOOP_MS = 1_000
const LITTLE_MEMORY_SHARE = 0.9

const SERVER: Part = { area: 'server', name: partText('server') }
const PROCESSES: Part = { area: 'server', name: partText('processes') }
const EVENT_LOOP: Part = { area: 'server', name: partText('eventLoop') }
const MEMORY: Part = { area: 'server', name: partText('memory') }

export function examineVersion(): Finding {
  const time = durationText(process.uptime())
  return ok(SERVER, doctorText('serverVersion', { version, node: process.versions.node, time }))
}

/** Whether the processes of this server that answer requests do so. */
export async function examineProcesses({ PROCESS }: Pick<Config, 'PROCESS'>): Promise<Finding> {
  const { count } = PROCESS
  if (count < 2) return ok(PROCESSES, doctorText('processOne'))
  const silent = await findSilent(PROCESS)
  if (silent.length === 0) return ok(PROCESSES, doctorText('processesAnswer', { count: String(count) }))
  const text = doctorText('processesSilent', { silent: silent.length, count: String(count), names: namesOf(silent) })
  return failed(PROCESSES, text, doctorText('processesAction'))
}

export function examineEventLoop(eventLoop: EventLoopDelay): Finding {
  const milliseconds = eventLoop.longestMs()
  return milliseconds > SLOW_EVENT_LOOP_MS
    ? warning(EVENT_LOOP, doctorText('eventLoopSlow', { milliseconds }), doctorText('eventLoopAction'))
    : ok(EVENT_LOOP, doctorText('eventLoopQuick', { milliseconds }))
}

export function examineMemory(): Finding {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  const text = doctorText('memoryUsed', { used: formatBytes(used), limit: formatBytes(limit) })
  return used > limit * LITTLE_MEMORY_SHARE ? warning(MEMORY, text, doctorText('memoryAction')) : ok(MEMORY, text)
}
