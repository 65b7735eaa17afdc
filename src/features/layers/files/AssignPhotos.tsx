import { useState } from 'react'
import { FileImageOutlined, SearchOutlined } from '@ant-design/icons'
import { Alert, Button, Input, Modal } from 'antd'
import { downloadHref } from '../../../api/download'
import type { LayerFeature } from '../../../api/feature'
import { useAssignFilesMutation } from '../../../api/feature-file'
import { useGetPhotoPointsQuery, type PhotoPoint } from '../../../api/photo'
import type { Bounds } from '../../../map/scene'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { filesText } from './messages'
import { distanceText, metresTo, nearestFirst } from './nearestPhotos'

interface AssignPhotosProps {
  missionId: string
  feature: LayerFeature
  at: { layerId: string; index: number }
  /** IDs of the files that the feature already has. */
  assigned: readonly string[]
  onClose: () => void
}

/** Maximum of one request. */
const MAX_AT_ONCE = 200
const MAX_SHOWN = 120
const SKELETON_ROWS = 4
const SKELETON_HEIGHT = 72

/** Dialog that assigns photos of the mission to a feature. Mount it when it opens. */
export function AssignPhotos({ missionId, feature, at, assigned, onClose }: AssignPhotosProps) {
  const { data, error, refetch } = useGetPhotoPointsQuery({ missionId })
  const [assign, { isLoading }] = useAssignFilesMutation()
  const [selected, setSelected] = useState<readonly string[]>([])
  const isTooMany = selected.length > MAX_AT_ONCE

  const save = async () => {
    const { error: failure } = await assign({ fileAssignment: { fileIds: [...selected], feature: at } })
    if (!failure) onClose()
  }
  const toggle = (photoId: string) =>
    setSelected((before) => (before.includes(photoId) ? before.filter((id) => id !== photoId) : [...before, photoId]))
  const others = data?.data.photos.filter(({ _id, state }) => state !== 'rejected' && !assigned.includes(_id))

  return (
    <Modal
      open
      title={filesText('assignTitle', { index: feature.index })}
      width="min(860px, 96vw)"
      okText={filesText('assignCount', { count: selected.length })}
      okButtonProps={{ disabled: selected.length === 0 || isTooMany, loading: isLoading }}
      cancelText={filesText('cancel')}
      onOk={() => void save()}
      onCancel={onClose}
    >
      {!others && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!others && !error && <RowsSkeleton rows={SKELETON_ROWS} height={SKELETON_HEIGHT} />}
      {others?.length === 0 && (
        <EmptyState icon={<FileImageOutlined />} title={filesText('noPhotos')} help={filesText('noPhotosHelp')} />
      )}
      {others && others.length > 0 && (
        <PhotoChoices
          photos={nearestFirst(feature.bounds as Bounds | undefined, others)}
          bounds={feature.bounds as Bounds | undefined}
          selected={selected}
          onToggle={toggle}
        />
      )}
      {isTooMany && <Alert type="warning" showIcon title={filesText('tooMany', { limit: MAX_AT_ONCE })} />}
    </Modal>
  )
}

interface PhotoChoicesProps {
  photos: readonly PhotoPoint[]
  bounds: Bounds | undefined
  selected: readonly string[]
  onToggle: (photoId: string) => void
}

function PhotoChoices({ photos, bounds, selected, onToggle }: PhotoChoicesProps) {
  const [search, setSearch] = useState('')
  const found = photos.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
  const shown = found.slice(0, MAX_SHOWN)
  return (
    <>
      <p className="inspector-note">{filesText('assignHelp')}</p>
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        placeholder={filesText('search')}
        aria-label={filesText('search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && (
        <EmptyState
          icon={<FileImageOutlined />}
          title={filesText('noMatch')}
          help={filesText('noMatchHelp')}
          action={<Button onClick={() => setSearch('')}>{filesText('clearSearch')}</Button>}
        />
      )}
      {/* Needs no tab stop for scrolling by keyboard, because its checkboxes take the focus. */}
      <div className="photo-choices">
        {shown.map((photo) => (
          <label key={photo._id} className="photo-choice">
            <input
              type="checkbox"
              checked={selected.includes(photo._id)}
              onChange={() => onToggle(photo._id)}
              aria-label={choiceName(photo, bounds)}
            />
            {photo.hasPicture ? (
              <img src={downloadHref(`/photo/picture/${photo._id}`)} alt="" loading="lazy" decoding="async" />
            ) : (
              <span className="photo-choice-none">
                <FileImageOutlined aria-hidden />
              </span>
            )}
            <span className="photo-choice-name">{choiceName(photo, bounds)}</span>
          </label>
        ))}
      </div>
      {shown.length < found.length && (
        <p className="inspector-note">{filesText('firstShown', { shown: shown.length, total: found.length })}</p>
      )}
    </>
  )
}

function choiceName(photo: PhotoPoint, bounds: Bounds | undefined): string {
  const metres = metresTo(bounds, photo)
  if (metres === undefined) return filesText('photoNowhere', { name: photo.name })
  return filesText('photoAway', { name: photo.name, distance: distanceText(metres) })
}
