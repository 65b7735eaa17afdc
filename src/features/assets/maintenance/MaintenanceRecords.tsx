import { useState } from 'react'
import { Alert, Button, Card, Flex, Typography } from 'antd'
import {
  useDeleteMaintenanceRecordMutation,
  useListMaintenanceRecordsQuery,
  useRestoreMaintenanceRecordMutation,
  type MaintenancePart,
  type MaintenanceRecord,
} from '../../../api/maintenance'
import { useCan } from '../../../session/useCan'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { dayText } from '../../../shared/time/timeText'
import { formatMoney } from '../../../shared/packages/money'
import { RecordFiles } from '../files/AssetFiles'
import { hoursText } from '../hoursText'
import { assetsText, maintenanceText } from '../messages'

/** How many records are shown first. */
export const RECORDS_STEP = 20
const MOST = 200

/** The work on an asset, the last one first. */
export function MaintenanceRecords({ assetId }: { assetId: string }) {
  const [pageSize, setPageSize] = useState(RECORDS_STEP)
  const { data, error, refetch } = useListMaintenanceRecordsQuery(
    { assetId, pageSize },
    { refetchOnMountOrArgChange: true },
  )
  const [deleted, setDeleted] = useState<MaintenanceRecord>()
  const [restore, restoring] = useRestoreMaintenanceRecordMutation()
  const undo = async (maintenanceRecordId: string) => {
    const reply = await restore({ maintenanceRecordId })
    if (reply.data) setDeleted(undefined)
  }
  return (
    <Card title={maintenanceText('recordsTitle')}>
      {deleted && (
        <Alert
          type="success"
          showIcon
          title={maintenanceText('deleted', { name: deleted.name })}
          closable={{ onClose: () => setDeleted(undefined) }}
          action={
            <Button size="small" loading={restoring.isLoading} onClick={() => void undo(deleted._id)}>
              {maintenanceText('undo')}
            </Button>
          }
          style={{ marginBottom: 12 }}
        />
      )}
      {content()}
    </Card>
  )

  function content() {
    if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={2} height={48} />
    const { items, total, costs } = data.data
    if (items.length === 0) return <Typography.Text type="secondary">{maintenanceText('noRecords')}</Typography.Text>
    return (
      <Flex vertical gap={12}>
        {costs.length > 0 && (
          <Typography.Text strong>
            {maintenanceText('totalCost', { amounts: costs.map(costText).join(', ') })}
          </Typography.Text>
        )}
        <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {items.map((record) => (
            <RecordRow key={record._id} record={record} onDeleted={() => setDeleted(record)} />
          ))}
        </Flex>
        {total > items.length && pageSize < MOST && (
          <div>
            <Button onClick={() => setPageSize(Math.min(pageSize + 3 * RECORDS_STEP, MOST))}>
              {assetsText('more')}
            </Button>
          </div>
        )}
      </Flex>
    )
  }
}

function RecordRow({ record, onDeleted }: { record: MaintenanceRecord; onDeleted: () => void }) {
  const [remove, removal] = useDeleteMaintenanceRecordMutation()
  const canEdit = useCan('asset_update')
  const { _id: maintenanceRecordId, name, person, doneOn, hours, flights, cycles, rules, parts, details } = record
  const run = async () => {
    const reply = await remove({ maintenanceRecordId })
    if (!reply.error) onDeleted()
  }
  const lines = [
    maintenanceText('recordBy', { person, date: dayText(`${doneOn}T12:00:00`) }),
    maintenanceText('useAt', { hours: hoursText(hours), flights, cycles }),
    rules.length > 0 && maintenanceText('resets', { rules: rules.map((rule) => rule.name).join(', ') }),
    parts.length > 0 && maintenanceText('parts', { parts: parts.map(partText).join(', ') }),
    record.cost && maintenanceText('cost', { amount: costText(record.cost) }),
    record.hoursAfter !== null && maintenanceText('hoursAfter', { count: record.hoursAfter }),
    record.flightsAfter !== null && maintenanceText('flightsAfter', { count: record.flightsAfter }),
    record.cyclesAfter !== null && maintenanceText('cyclesAfter', { count: record.cyclesAfter }),
    record.firmware !== null && maintenanceText('firmwareIs', { version: record.firmware }),
    record.health !== null && maintenanceText('healthIs', { value: record.health }),
    details,
  ]
  return (
    <li>
      <Flex justify="space-between" gap={12}>
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography.Text strong>{name}</Typography.Text>
          {lines.filter(Boolean).map((line, index) => (
            <div key={index}>
              <Typography.Text type="secondary">{line}</Typography.Text>
            </div>
          ))}
        </div>
        {canEdit && (
          <Button
            type="text"
            danger
            loading={removal.isLoading}
            aria-label={maintenanceText('deleteRecord', { name })}
            onClick={() => void run()}
          >
            {assetsText('delete')}
          </Button>
        )}
      </Flex>
      <RecordFiles assetId={record.assetId} recordId={maintenanceRecordId} work={name} />
      {removal.error && <Alert type="error" showIcon title={removal.error.message} />}
    </li>
  )
}

const partText = ({ name, number, quantity }: MaintenancePart): string =>
  number ? maintenanceText('partWithNumber', { quantity, name, number }) : maintenanceText('part', { quantity, name })

const costText = ({ amount, currency }: { amount: number; currency: string }): string => formatMoney(amount, currency)
