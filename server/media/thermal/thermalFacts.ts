import type { Message } from '../../platform/core/messages'
import { measureThermal } from './measureThermal'
import { findThermalSource, type ThermalSource } from './readThermal'
import type { ThermalResult } from './thermalTask'

/** What the import stores of a thermal photo. */
export interface ThermalFacts {
  source: ThermalSource
  /** Undefined when the temperatures are unknown. */
  result: Omit<ThermalResult, 'hotspots' | 'values'> | undefined
  /** Why the temperatures are unknown. */
  problem: Message | undefined
}

/** @returns undefined for a photo without thermal data */
export async function readThermalFacts(
  path: string,
  kind: 'jpeg' | 'tiff',
  converter?: readonly string[],
): Promise<ThermalFacts | undefined> {
  const source = await findThermalSource(path, kind)
  if (!source) return undefined
  const reply = await measureThermal({ path, source, ...(converter && { converter }) })
  return 'problem' in reply
    ? { source, result: undefined, problem: reply.problem }
    : { source, result: reply.result, problem: undefined }
}
