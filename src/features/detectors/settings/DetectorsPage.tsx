import { useState } from 'react'
import { BlockOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import { useListDetectorsQuery } from '../../../api/detector'
import { RefreshFailed } from '../../../shared/lists/RefreshFailed'
import { PageHeader } from '../../../shared/PageHeader'
import { showMessage } from '../../../shared/showMessage'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import '../detectors.css'
import { detectorsText } from '../messages'
import { routeText } from '../routeMessages'
import { AddDetectorDialog } from './AddDetectorDialog'
import { DetectorItem } from './DetectorItem'

const SKELETON_ROWS = 3
const ROW_HEIGHT = 64
const MAX_LISTED = 200

/** The models of the organisation that find objects in photos. */
export function DetectorsPage() {
  const { data, error, refetch } = useListDetectorsQuery({ pageSize: MAX_LISTED }, { refetchOnMountOrArgChange: true })
  const [isOpen, setOpen] = useState(false)
  const detectors = data?.data.items
  const retry = () => void refetch()
  const add = (
    <Button type="primary" onClick={() => setOpen(true)}>
      {detectorsText('add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={routeText('detectors')}
        detail={detectorsText('detail')}
        actions={detectors?.length ? add : undefined}
      />
      {error && detectors && <RefreshFailed message={error.message} onRetry={retry} />}
      {content()}
      {isOpen && (
        <AddDetectorDialog
          onAdded={() => {
            setOpen(false)
            showMessage({ type: 'success', text: detectorsText('added') })
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )

  function content() {
    if (!detectors && error) return <ErrorState message={error.message} onRetry={retry} />
    if (!detectors) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
    if (detectors.length === 0) {
      const help = detectorsText('emptyHelp')
      return <EmptyState icon={<BlockOutlined />} title={detectorsText('empty')} help={help} action={add} />
    }
    return (
      <Card size="small">
        <ul className="detector-list" aria-label={detectorsText('list')}>
          {detectors.map((detector) => (
            <DetectorItem key={detector._id} detector={detector} />
          ))}
        </ul>
      </Card>
    )
  }
}
