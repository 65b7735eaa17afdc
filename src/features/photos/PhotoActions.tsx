import { useEffect, useEffectEvent, useState } from 'react'
import { CheckOutlined, CloseOutlined, DeleteOutlined, EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useDeletePhotosMutation, useRestorePhotosMutation, useSharePhotosMutation } from '../../api/photo'
import { useCan } from '../../session/useCan'
import { newShareLimits } from '../../shared/limits/share.gen'
import { ShareButton } from '../../shares/ShareButton'
import { SetFlight } from './flight/SetFlight'
import { photosText } from './messages'

/** The server takes this many at once. */
const MAX_AT_ONCE = 200
/** The limit of one link. */
const MAX_PHOTOS_OF_LINK = newShareLimits.photoIds.maxItems
const UNDO_MS = 15_000

interface PhotoActionsProps {
  missionId: string
  ids: string[]
  onClear: () => void
  onDecide: ((decision: 'accept' | 'reject') => void) | undefined
}

/** What can be done with the selected photos; after deleting them, the way back. */
export function PhotoActions({ missionId, ids, onClear, onDecide }: PhotoActionsProps) {
  const canDelete = useCan('feature_file_delete')
  const canSeeFlights = useCan('flight_list')
  const [share, sharing] = useSharePhotosMutation()
  const [deletePhotos, deletion] = useDeletePhotosMutation()
  const [restore, restoring] = useRestorePhotosMutation()
  const [deleted, setDeleted] = useState<string[]>([])
  const forget = useEffectEvent(() => setDeleted([]))
  useEffect(() => {
    const timer = setTimeout(forget, UNDO_MS)
    return () => clearTimeout(timer)
  }, [deleted])

  const remove = async () => {
    const { error } = await deletePhotos({ photoIds: ids })
    if (error) return
    setDeleted(ids)
    onClear()
  }
  const undo = async () => {
    const { error } = await restore({ photoSelection: { photoIds: deleted } })
    if (!error) setDeleted([])
  }

  if (ids.length === 0) {
    if (deleted.length === 0) return null
    return (
      <Flex role="status" className="photo-bar" gap={8} align="center">
        {photosText('deleted', { count: deleted.length })}
        <Button size="small" type="primary" loading={restoring.isLoading} onClick={() => void undo()}>
          {photosText('undo')}
        </Button>
      </Flex>
    )
  }
  const label = photosText('selected', { count: ids.length })
  const isTooMany = ids.length > MAX_AT_ONCE
  const setShared = (clientVisible: boolean) => void share({ photoSharing: { ids, clientVisible } })
  return (
    <Flex role="toolbar" aria-label={label} className="photo-bar" wrap gap={8} align="center">
      <span role="status">{label}</span>
      <Button size="small" type="link" onClick={onClear}>
        {photosText('clear')}
      </Button>
      {onDecide && (
        <>
          <Button size="small" icon={<CheckOutlined aria-hidden />} onClick={() => onDecide('accept')}>
            {photosText('accept')}
          </Button>
          <Button size="small" icon={<CloseOutlined aria-hidden />} onClick={() => onDecide('reject')}>
            {photosText('reject')}
          </Button>
          <Button
            size="small"
            icon={<EyeOutlined aria-hidden />}
            disabled={isTooMany}
            loading={sharing.isLoading}
            onClick={() => setShared(true)}
          >
            {photosText('share')}
          </Button>
          <Button
            size="small"
            icon={<EyeInvisibleOutlined aria-hidden />}
            disabled={isTooMany}
            onClick={() => setShared(false)}
          >
            {photosText('hide')}
          </Button>
          {canSeeFlights && <SetFlight missionId={missionId} photoIds={ids} disabled={isTooMany} />}
        </>
      )}
      <ShareButton
        size="small"
        disabled={ids.length > MAX_PHOTOS_OF_LINK}
        shared={{ kind: 'photos', targetId: missionId, photoIds: ids }}
        name={label}
      />
      {canDelete && (
        <Button
          size="small"
          danger
          icon={<DeleteOutlined aria-hidden />}
          disabled={isTooMany}
          loading={deletion.isLoading}
          onClick={() => void remove()}
        >
          {photosText('delete')}
        </Button>
      )}
    </Flex>
  )
}
