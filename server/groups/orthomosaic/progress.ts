// Changes of an orthomosaic, which are announced.
import { AppError } from '../../platform/core/errors'
import { render, type Message } from '../../platform/core/messages'
import type { Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { raiseAlert } from '../alert/public'
import { orthomosaicText } from './messages'
import { updateOrthomosaic, type OrthomosaicChange, type OrthomosaicRow } from './sql'

/** Changes an orthomosaic and announces it. */
export async function changeOrthomosaic(
  tenantId: string,
  tx: Tx,
  id: string,
  change: OrthomosaicChange,
): Promise<void> {
  await updateOrthomosaic(tenantId, tx, id, change)
  await recordChanged(tenantId, tx, 'Orthomosaic', id)
}

/** Ends an orthomosaic with a reason, and raises an alert of its mission. */
export async function failOrthomosaic(
  tenantId: string,
  tx: Tx,
  row: OrthomosaicRow,
  message: Message,
  change: OrthomosaicChange = {},
): Promise<void> {
  await changeOrthomosaic(tenantId, tx, row.id, { ...change, status: 'failed', message, endedAt: new Date() })
  const { missionId, language } = row
  const title = render(orthomosaicText('alertTitle', { name: row.name }), language)
  const description = render(message, language)
  const alert = { missionId, title, description, kind: 'orthomosaic', severity: 'medium', source: 'rule' } as const
  try {
    await raiseAlert(tenantId, tx, { ...alert, clientVisible: false }, null)
  } catch (error) {
    // The mission is in the trash.
    if (!(error instanceof AppError) || error.status !== 404) throw error
  }
}
