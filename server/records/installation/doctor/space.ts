// Space of the disk that is taken without a record, reserved, or being freed.
import { formatBytes } from '../../../platform/core/byteSize'
import { asPlatform, type Db } from '../../../platform/db/tenancy'
import { sumReserved, type ReservingSettings } from '../../../platform/disk/reservations'
import { readSpace } from '../../../platform/disk/space'
import { TEMPORARY_KINDS, type TemporaryFiles } from '../../../platform/disk/temporaryFiles'
import { readTotals } from '../sql'
import { durationText } from './durationText'
import { failed, ok, type Finding, type Part } from './finding'
import { doctorText, partText } from './messages'

const RESERVED: Part = { area: 'files', name: partText('reservedSpace') }
const TEMPORARY: Part = { area: 'files', name: partText('temporaryFiles') }

/** What uploads and jobs have reserved, what they must leave free, and what is being freed. */
export async function examineReserved(config: ReservingSettings, db: Db): Promise<Finding> {
  const { reserved, totals } = await asPlatform(db, async (tx) => ({
    reserved: await sumReserved(tx, config),
    totals: await readTotals(tx),
  }))
  const { free, reserve } = await readSpace(config)
  const text = doctorText('reserved', {
    reserved: formatBytes(reserved),
    reserve: formatBytes(Math.floor(reserve)),
    freed: formatBytes(totals.bytesBeingFreed),
  })
  return free < reserve ? failed(RESERVED, text, doctorText('reservedAction')) : ok(RESERVED, text)
}

/** Those of this process. */
export function examineTemporaryFiles(temporaryFiles: TemporaryFiles): Finding {
  const files = temporaryFiles.list()
  const [oldest] = files
  if (!oldest) return ok(TEMPORARY, doctorText('temporaryNone'))
  const text = doctorText('temporary', {
    count: files.length,
    size: formatBytes(files.reduce((sum, { bytes }) => sum + bytes, 0)),
    tenants: new Set(files.map(({ tenantId }) => tenantId)).size,
    time: durationText((Date.now() - oldest.since.getTime()) / 1000),
  })
  const details = TEMPORARY_KINDS.map((name) => ({ name, count: files.filter(({ kind }) => kind === name).length }))
  return { ...ok(TEMPORARY, text), details: details.filter(({ count }) => count > 0) }
}
