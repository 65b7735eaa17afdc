import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import {
  AimOutlined,
  AlertOutlined,
  CheckOutlined,
  CloseOutlined,
  DownloadOutlined,
  EnvironmentOutlined,
  LeftOutlined,
  RightOutlined,
} from '@ant-design/icons'
import { Alert, Button, Flex, Modal, Segmented, Spin } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { isRaiseKey } from '../../alerts/isRaiseKey'
import { raiseText } from '../../alerts/raiseMessages'
import { downloadHref } from '../../api/download'
import { useGetPhotoQuery, type PhotoPoint, useRestorePhotosMutation } from '../../api/photo'
import { useCan } from '../../session/useCan'
import { AddToCase } from '../../evidence/AddToCase'
import { lazyArea } from '../../shared/lazyArea'
import { ErrorState } from '../../shared/states/ErrorState'
import { ThreadPanel } from '../../threads/ThreadPanel'
import { ObjectBoxes } from '../../objects/ObjectBoxes'
import { isNotFound } from '../../shared/states/isNotFound'
import { MissingRecord } from '../../shared/states/MissingRecord'
import { photosText } from './messages'
import { ObjectsPanel } from './objects/ObjectsPanel'
import { usePhotoObjects } from './objects/usePhotoObjects'
import { PhotoDetails } from './PhotoDetails'
import { usePhotoOutcome } from './usePhotoOutcome'
import { useRaiseFromPhoto } from './useRaiseFromPhoto'

const PanoramaView = lazyArea(() => import('./panorama/PanoramaView'), 'PanoramaView')
const ThenAndNow = lazyArea(() => import('./then-and-now/ThenAndNow'), 'ThenAndNow')
const ThermalView = lazyArea(() => import('./thermal/ThermalView'), 'ThermalView')

interface PhotoViewerProps {
  photos: PhotoPoint[]
  photoId: string
  onShow: (photoId: string) => void
  onClose: () => void
  /** Undefined if the user may not accept or reject the photo. */
  onDecide: ((decision: 'accept' | 'reject') => void) | undefined
  /** Undefined if the user may not place the photo on the map. */
  onPlace: (() => void) | undefined
}

type View = 'panorama' | 'picture' | 'temperatures' | 'thenAndNow'

/** Column and row of a hotspot that the address marks. */
function hotspotIn(search: URLSearchParams): [number, number] | undefined {
  const [, x, y] = /^(\d{1,4}),(\d{1,4})$/.exec(search.get('hotspot') ?? '') ?? []
  return x !== undefined && y !== undefined ? [Number(x), Number(y)] : undefined
}

/** One photo in full, with its facts. Arrow keys show its neighbours, A accepts it, R rejects it, Shift and A raise an alert. */
// oxlint-disable-next-line complexity -- a screen with one condition for each part that it shows; could be divided into components
export function PhotoViewer({ photos, photoId, onShow, onClose, onDecide, onPlace }: PhotoViewerProps) {
  const { currentData, error, refetch } = useGetPhotoQuery({ photoId })
  const canRestore = useCan('feature_file_delete')
  const [restore] = useRestorePhotosMutation()
  const photo = currentData?.data
  const canSeeTemperatures = useCan('data_page')
  const hotspot = hotspotIn(useSearchParams()[0])
  const [chosenView, setView] = useState<View | null>(hotspot ? 'temperatures' : null)
  const hasTemperatures = canSeeTemperatures && photo !== undefined && photo.thermal !== null
  const panorama = photo?.hasPicture ? (photo.facts?.panorama ?? null) : null
  const views: View[] = [
    ...(panorama ? ['panorama' as const] : []),
    'picture',
    ...(hasTemperatures ? ['temperatures' as const] : []),
    ...(photo?.hasPicture ? ['thenAndNow' as const] : []),
  ]
  const view = chosenView !== null && views.includes(chosenView) ? chosenView : views[0]
  const showsTemperatures = view === 'temperatures'
  const comparison = view === 'thenAndNow' ? photo : undefined
  const at = photos.findIndex(({ _id }) => _id === photoId)
  const previous = photos[at - 1]
  const next = at < 0 ? undefined : photos[at + 1]
  const name = photo?.name ?? photos[at]?.name ?? ''

  const { raise, raiseAtOnce, dialog } = useRaiseFromPhoto(photo)
  const outcome = usePhotoOutcome(photo)
  const found = usePhotoObjects(photoId)
  const hasBoxes = found.isShown && found.objects.length > 0

  // oxlint-disable-next-line complexity -- a screen with one condition for each part that it shows; could be divided into components
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    // The viewer is a dialog itself, so only fields keep their keys.
    const isField = event.target instanceof Element && event.target.matches('input, textarea, [role=combobox]')
    if (isField || outcome.dialog || event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    if (isRaiseKey(event)) raiseAtOnce?.()
    else if (key === 'arrowleft' && previous) onShow(previous._id)
    else if (key === 'arrowright' && next) onShow(next._id)
    else if (key === 'a') onDecide?.('accept')
    else if (key === 'r') onDecide?.('reject')
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  // Loads the next preview in advance.
  useEffect(() => {
    if (next?.hasPicture) new Image().src = downloadHref(`/photo/picture/${next._id}`, { size: 'preview' })
  }, [next])

  return (
    <Modal
      open
      title={photosText('viewer', { name })}
      width="min(1280px, 96vw)"
      centered
      onCancel={onClose}
      closable={{ 'aria-label': photosText('close') }}
      footer={null}
      className="photo-viewer"
    >
      {views.length > 1 && (
        <Segmented
          aria-label={photosText('view')}
          style={{ marginBottom: 12 }}
          value={view}
          options={views.map((value) => ({ value, label: photosText(value) }))}
          onChange={setView}
        />
      )}
      {showsTemperatures && (
        <Suspense fallback={<Spin />}>
          <ThermalView key={photoId} photoId={photoId} marked={hotspot} />
        </Suspense>
      )}
      {comparison && (
        <Suspense fallback={<Spin />}>
          <ThenAndNow key={photoId} photo={comparison} />
        </Suspense>
      )}
      <div className="photo-viewer-body" hidden={showsTemperatures || comparison !== undefined}>
        <div className={hasBoxes && view === 'picture' ? 'photo-stage photo-stage-filled' : 'photo-stage'}>
          {panorama && view === 'panorama' ? (
            <Suspense fallback={<Spin />}>
              <PanoramaView
                key={photoId}
                picture={downloadHref(`/photo/picture/${photoId}`, { size: 'preview' })}
                panorama={panorama}
              />
            </Suspense>
          ) : photo?.hasPicture ? (
            <>
              <img key={photoId} src={downloadHref(`/photo/picture/${photoId}`, { size: 'preview' })} alt={name} />
              {hasBoxes && <ObjectBoxes objects={found.objects} selectedId={found.selectedId} />}
            </>
          ) : photo ? (
            <p>{photosText('noPicture')}</p>
          ) : isNotFound(error) ? (
            <MissingRecord
              error={error}
              record="photo"
              title={photosText('notFound')}
              back={null}
              onRestore={canRestore ? () => restore({ photoSelection: { photoIds: [photoId] } }) : undefined}
              onRestored={() => void refetch()}
            />
          ) : error ? (
            <ErrorState message={error.message} onRetry={() => void refetch()} />
          ) : (
            <Spin />
          )}
        </div>
        {/* Scrollable regions need the keyboard. */}
        <div className="photo-side" role="region" aria-label={photosText('facts')} tabIndex={0}>
          {photo?.proposal && (
            <Alert type="warning" showIcon title={photosText('proposal')} description={photo.proposal} />
          )}
          <ObjectsPanel {...found} />
          {photo && <PhotoDetails photo={photo} />}
          {photo && (
            <AddToCase missionId={photo.missionId} subject={photo.name} items={{ evidenceFileIds: [photoId] }} />
          )}
          {photo && <ThreadPanel key={photoId} subject={{ entity: 'photo', id: photoId }} />}
        </div>
      </div>
      <Flex wrap gap={8} align="center" justify="space-between" style={{ marginTop: 12 }}>
        <Flex gap={8} align="center">
          <Button
            icon={<LeftOutlined />}
            aria-label={photosText('previous')}
            disabled={!previous}
            onClick={() => previous && onShow(previous._id)}
          />
          <span className="photo-place">{photosText('position', { at: at + 1, total: photos.length })}</span>
          <Button
            icon={<RightOutlined />}
            aria-label={photosText('next')}
            disabled={!next}
            onClick={() => next && onShow(next._id)}
          />
        </Flex>
        <Flex wrap gap={8}>
          {onPlace && (
            <Button icon={<EnvironmentOutlined aria-hidden />} onClick={onPlace}>
              {photosText('place')}
            </Button>
          )}
          {raise && (
            <Button
              icon={<AlertOutlined aria-hidden />}
              title={raiseText('raiseByShiftA')}
              disabled={!photo}
              onClick={raise}
            >
              {raiseText('raise')}
            </Button>
          )}
          {outcome.save && (
            <Button icon={<AimOutlined aria-hidden />} disabled={!photo?.hasPicture} onClick={outcome.save}>
              {photosText('saveOutcome')}
            </Button>
          )}
          <Button icon={<DownloadOutlined aria-hidden />} href={downloadHref(`/photo/download/${photoId}`)}>
            {photosText('download')}
          </Button>
          {onDecide && (
            <>
              <Button icon={<CloseOutlined aria-hidden />} danger onClick={() => onDecide('reject')}>
                {photosText('reject')}
              </Button>
              <Button icon={<CheckOutlined aria-hidden />} type="primary" onClick={() => onDecide('accept')}>
                {photosText('accept')}
              </Button>
            </>
          )}
        </Flex>
      </Flex>
      <p className="photo-keys">{keysText(onDecide !== undefined, raise !== undefined)}</p>
      {dialog}
      {outcome.dialog}
    </Modal>
  )
}

/** The keys that do something for this user. */
function keysText(canReview: boolean, canRaise: boolean): string {
  if (canReview) return photosText('viewerKeysReview')
  return photosText(canRaise ? 'viewerKeys' : 'viewerKeysReader')
}
