import { useState } from 'react'
import { FileImageOutlined } from '@ant-design/icons'
import { Button, Flex, Pagination } from 'antd'
import { downloadHref } from '../../../api/download'
import { useAssignFilesMutation, useListPhotoAssignmentsQuery, type PhotoAssignment } from '../../../api/feature-file'
import { Link } from '../../../shared/Link'
import { formatNumber } from '../../../shared/messages'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { assignText } from './messages'

const PAGE_SIZE = 50
const SKELETON_ROWS = 4
const SKELETON_HEIGHT = 44

/** Results of the last automatic assignment, farthest first. Users can undo each assignment. */
export function AssignmentResults({ missionId }: { missionId: string }) {
  const [page, setPage] = useState(1)
  const query = { missionId, page, pageSize: PAGE_SIZE }
  const { data, error, refetch } = useListPhotoAssignmentsQuery(query, { refetchOnMountOrArgChange: true })
  const [assign, { isLoading }] = useAssignFilesMutation()
  const found = data?.data
  if (!found && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!found) return <RowsSkeleton rows={SKELETON_ROWS} height={SKELETON_HEIGHT} />
  if (found.total === 0) {
    return (
      <EmptyState icon={<FileImageOutlined />} title={assignText('noResults')} help={assignText('noResultsHelp')} />
    )
  }
  const { items, total, assigned } = found
  const current = items.filter(({ isCurrent }) => isCurrent).map(({ fileId }) => fileId)
  const remove = (fileIds: string[]) => void assign({ fileAssignment: { fileIds, feature: null } })
  return (
    <>
      <Flex wrap gap={8} align="center" justify="space-between">
        <p className="assign-heading">{assignText('summary', { assigned, others: total - assigned })}</p>
        {current.length > 0 && (
          <Button size="small" loading={isLoading} onClick={() => remove(current)}>
            {assignText('removeShown')}
          </Button>
        )}
      </Flex>
      {/* The tab stop makes the region scrollable by keyboard. */}
      <div className="assign-results" role="region" aria-label={assignText('results')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>{assignText('photo')}</th>
              <th>{assignText('feature')}</th>
              <th>{assignText('found')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <ResultRow key={item.fileId} missionId={missionId} item={item} onRemove={() => remove([item.fileId])} />
            ))}
          </tbody>
        </table>
      </div>
      {total > PAGE_SIZE && (
        <Pagination
          size="small"
          current={page}
          pageSize={PAGE_SIZE}
          total={total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  )
}

interface ResultRowProps {
  missionId: string
  item: PhotoAssignment
  onRemove: () => void
}

function ResultRow({ missionId, item, onRemove }: ResultRowProps) {
  const { fileId, name, hasPicture, feature, isCurrent } = item
  return (
    <tr>
      <td>
        <span className="assign-photo">
          {hasPicture ? (
            <img src={downloadHref(`/photo/picture/${fileId}`)} alt="" loading="lazy" decoding="async" />
          ) : (
            <FileImageOutlined aria-hidden />
          )}
          <span>{name}</span>
        </span>
      </td>
      <td>
        {feature && (
          <Link to={`/dashboard/missions/${missionId}?selected=${feature.layerId}/${feature.index}`}>
            {assignText('featureOf', { layer: feature.layerName, index: feature.index })}
          </Link>
        )}
      </td>
      <td>{foundText(item)}</td>
      <td>
        {isCurrent && (
          <Button size="small" aria-label={assignText('removeOf', { name })} onClick={onRemove}>
            {assignText('remove')}
          </Button>
        )}
      </td>
    </tr>
  )
}

function foundText({ metres, basis, reason, feature, isCurrent }: PhotoAssignment): string | null {
  if (!feature || metres === null) return reason
  if (!isCurrent) return assignText('removed')
  const shown = formatNumber(metres, { maximumFractionDigits: 1 })
  return assignText(basis === 'area' ? 'fromArea' : 'fromPosition', { metres: shown })
}
