import { useState } from 'react'
import { PictureOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Select } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { useGetPhotoPointsQuery, type PhotoPoint } from '../../api/photo'
import type { MissionSegmentProps } from '../../manifest/manifest'
import { useCan } from '../../session/useCan'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { useSearchUpdate } from '../../shared/useSearchUpdate'
import { ShareButton } from '../../shares/ShareButton'
import { missionUploads } from '../../uploads/uploadPurpose'
import { UploadRows } from '../../uploads/UploadRows'
import { AddPhotos } from './AddPhotos'
import { AssignToFeatures } from './assign/AssignToFeatures'
import { assignText } from './assign/messages'
import { CoveragePanel } from './coverage/CoveragePanel'
import { useCoverage } from './coverage/useCoverage'
import { ViewSwitch, type PhotosView } from './coverage/ViewSwitch'
import { FlightFilter } from './flight/FlightFilter'
import { isOfFlight } from './flight/ofFlight'
import { ImportState } from './ImportState'
import { photosText } from './messages'
import { MosaicButton } from './mosaic/MosaicButton'
import { MosaicState } from './mosaic/MosaicState'
import { OrthomosaicButton } from './orthomosaic/OrthomosaicButton'
import { OrthomosaicState } from './orthomosaic/OrthomosaicState'
import { PhotoActions } from './PhotoActions'
import { filterFrom, filterLabel, FILTERS, matches, type PhotoFilter } from './photoFilter'
import { PhotoGrid } from './PhotoGrid'
import './photos.css'
import { PhotosMap } from './PhotosMap'
import { PhotoViewer } from './PhotoViewer'
import { usePlacing } from './place/usePlacing'
import { ThermalTable } from './thermal/ThermalTable'
import { usePhotoReview } from './usePhotoReview'

/** No folder has this name, because a slash separates names. */
const ALL_FOLDERS = '/'
const SKELETON_ROWS = 4
const SKELETON_HEIGHT = 120

/** The photos of a mission: a gallery beside their map. */
export function PhotosSegment({ mission: { _id: missionId } }: MissionSegmentProps) {
  const { data, error, refetch } = useGetPhotoPointsQuery({ missionId })
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={SKELETON_ROWS} height={SKELETON_HEIGHT} />
  return <Gallery missionId={missionId} all={data.data.photos} total={data.data.total} />
}

// oxlint-disable-next-line complexity -- a screen with one condition for each part that it shows; could be divided into components
function Gallery({ missionId, all, total }: { missionId: string; all: PhotoPoint[]; total: number }) {
  const canAdd = useCan('feature_file_upload')
  const review = usePhotoReview()
  const [query] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const filter = filterFrom(query.get('show'))
  const canSeeFlights = useCan('flight_list')
  const flight = canSeeFlights ? query.get('flight') : null
  const openId = query.get('photo')
  const views: PhotosView[] = useCan('data_page') ? ['photos', 'coverage', 'temperatures'] : ['photos', 'coverage']
  const view = (all.length > 0 && views.find((each) => each === query.get('view'))) || 'photos'
  const isCoverage = view === 'coverage'
  const coverage = useCoverage(missionId, isCoverage)
  const [activeId, setActiveId] = useState<string | null>(null)
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isAssigning, setAssigning] = useState(false)
  const { placing, start: startPlacing, end: endPlacing } = usePlacing()
  const folders = foldersOf(all)
  const folder = folders.find((each) => each === query.get('folder')) ?? null
  const inFolder = folder === null ? all : all.filter((photo) => photo.folder === folder)
  const photos = inFolder.filter((photo) => matches(filter, photo) && isOfFlight(photo, flight))
  const chosen = photos.filter(({ _id }) => selected.has(_id))
  const active = photos.find(({ _id }) => _id === activeId)

  const set = (name: 'show' | 'flight' | 'folder' | 'photo' | 'view', value: string | null) =>
    updateSearch(
      (now) => {
        if (value === null) now.delete(name)
        else now.set(name, value)
        // They belong to the photo that the address opened.
        if (name === 'photo') {
          now.delete('hotspot')
          now.delete('object')
        }
        return now
      },
      { replace: true },
    )
  const showAll = () =>
    updateSearch(
      (now) => {
        now.delete('show')
        now.delete('folder')
        now.delete('flight')
        return now
      },
      { replace: true },
    )
  const open = (photoId: string) => {
    setActiveId(photoId)
    set('photo', photoId)
  }
  /** Accepts or rejects photos, then shows the photo after the last of them. */
  const decide = (decided: PhotoPoint[], decision: 'accept' | 'reject', show: (photoId: string) => void) => {
    const last = photos.findLastIndex((photo) => decided.includes(photo))
    const next = photos[last + 1]
    setSelected(new Set())
    if (next) show(next._id)
    void review?.(decided, decision)
  }
  const decideSelected = review
    ? (decision: 'accept' | 'reject') =>
        decide(chosen.length > 0 ? chosen : active ? [active] : [], decision, setActiveId)
    : undefined
  const decideOpen = review
    ? (decision: 'accept' | 'reject') =>
        decide(
          photos.filter(({ _id }) => _id === openId),
          decision,
          open,
        )
    : undefined

  const openPhoto = photos.find(({ _id }) => _id === openId)
  const placeOpen =
    canAdd && openPhoto?.imported
      ? () => {
          set('photo', null)
          startPlacing(openPhoto)
        }
      : undefined

  return (
    <div className="photos">
      <div className="photos-side">
        <Flex className="photos-tools" wrap gap={8} align="center">
          {all.length > 0 && (
            <ViewSwitch views={views} value={view} onSwitch={(next) => set('view', next === 'photos' ? null : next)} />
          )}
          {all.length > 0 && view === 'photos' && (
            <Select
              id="photo-filter"
              aria-label={photosText('filter')}
              value={filter}
              onChange={(next) => set('show', next === 'all' ? null : next)}
              options={filterOptions(inFolder, filter)}
              style={{ minWidth: 200 }}
            />
          )}
          {folders.length > 0 && view === 'photos' && (
            <Select
              id="photo-folder"
              aria-label={photosText('folder')}
              value={folder ?? ALL_FOLDERS}
              onChange={(next) => set('folder', next === ALL_FOLDERS ? null : next)}
              options={folderOptions(all, folders)}
              style={{ minWidth: 200, maxWidth: '100%' }}
            />
          )}
          {canSeeFlights && all.length > 0 && view === 'photos' && (
            <FlightFilter missionId={missionId} photos={all} value={flight} onChange={(next) => set('flight', next)} />
          )}
          {canAdd && all.length > 0 && <AddPhotos missionId={missionId} />}
          {canAdd && all.length > 0 && <Button onClick={() => setAssigning(true)}>{assignText('open')}</Button>}
          {all.length > 0 && <MosaicButton missionId={missionId} />}
          {all.length > 0 && <OrthomosaicButton missionId={missionId} />}
          {all.length > 0 && (
            <ShareButton shared={{ kind: 'photos', targetId: missionId }} name={photosText('ofMission')} />
          )}
        </Flex>
        {canAdd && <ImportState missionId={missionId} />}
        <MosaicState missionId={missionId} />
        <OrthomosaicState missionId={missionId} />
        {canAdd && <UploadRows list={missionUploads(missionId)} />}
        {total > all.length && (
          <Alert type="info" showIcon title={photosText('tooMany', { shown: all.length, total })} />
        )}
        <PhotoActions
          missionId={missionId}
          ids={chosen.map(({ _id }) => _id)}
          onClear={() => setSelected(new Set())}
          onDecide={decideSelected}
        />
        {all.length === 0 && (
          <EmptyState
            icon={<PictureOutlined />}
            title={photosText('emptyTitle')}
            help={photosText(canAdd ? 'emptyHelp' : 'emptyForReaders')}
            action={canAdd && <AddPhotos missionId={missionId} type="primary" />}
          />
        )}
        {all.length > 0 && photos.length === 0 && view === 'photos' && (
          <EmptyState
            icon={<PictureOutlined />}
            title={photosText('noMatch')}
            help={photosText('noMatchHelp')}
            action={<Button onClick={showAll}>{photosText('showAll')}</Button>}
          />
        )}
        {isCoverage && <CoveragePanel missionId={missionId} view={coverage} />}
        {view === 'temperatures' && <ThermalTable missionId={missionId} onOpen={({ photoId }) => open(photoId)} />}
        {photos.length > 0 && view === 'photos' && (
          <PhotoGrid
            photos={photos}
            activeId={activeId}
            selected={selected}
            onActivate={setActiveId}
            onSelect={setSelected}
            onHover={setHoveredId}
            onOpen={open}
            onDecide={decideSelected}
          />
        )}
      </div>
      <div className="photos-map">
        <PhotosMap
          missionId={missionId}
          photos={photos}
          below={coverage.layers}
          shownId={hoveredId ?? active?._id ?? null}
          onPick={open}
          placing={placing}
          onPlaced={endPlacing}
        />
      </div>
      {isAssigning && <AssignToFeatures missionId={missionId} onClose={() => setAssigning(false)} />}
      {openId !== null && (
        <PhotoViewer
          photos={photos}
          photoId={openId}
          onShow={open}
          onClose={() => set('photo', null)}
          onDecide={decideOpen}
          onPlace={placeOpen}
        />
      )}
    </div>
  )
}

/** Leaves out filters that match no photos, except the current filter. */
function filterOptions(all: PhotoPoint[], current: PhotoFilter) {
  return FILTERS.flatMap((value) => {
    const count = all.filter((photo) => matches(value, photo)).length
    if (count === 0 && value !== current && value !== 'all') return []
    return { value, label: photosText('withCount', { label: filterLabel(value), count }) }
  })
}

/** The folders from which photos were uploaded, sorted. */
const foldersOf = (all: PhotoPoint[]): string[] =>
  [...new Set(all.flatMap(({ folder }) => (folder ? [folder] : [])))].sort((a, b) => a.localeCompare(b))

function folderOptions(all: PhotoPoint[], folders: string[]) {
  const options = folders.map((folder) => {
    const count = all.filter((photo) => photo.folder === folder).length
    return { value: folder, label: photosText('withCount', { label: folder, count }) }
  })
  return [{ value: ALL_FOLDERS, label: photosText('allFolders') }, ...options]
}
