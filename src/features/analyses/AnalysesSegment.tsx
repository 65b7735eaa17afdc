import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListAnalysesQuery, useGetDetectionsQuery, type Analysis } from '../../api/analysis'
import { useGetLayerPanelQuery, type Layer } from '../../api/layer'
import { MissionSceneMap } from '../../built-in-layers/MissionSceneMap'
import { boundsOf } from '../../map/bounds'
import type { MapHandle } from '../../map/engine'
import type { Bounds } from '../../map/scene'
import type { MissionSegmentProps } from '../../manifest/manifest'
import { LinkButton } from '../../shared/LinkButton'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { useSearchUpdate } from '../../shared/useSearchUpdate'
import './analyses.css'
import { AnalysisList } from './AnalysisList'
import { analysesText } from './messages'
import { RESULTS, resultsScene } from './resultsScene'
import { ReviewPanel } from './review/ReviewPanel'
import { FindHotspots } from './run/FindHotspots'
import { NewAnalysis, type Preview } from './run/NewAnalysis'

const SKELETON = { rows: 4, height: 80 }
const MAX_LISTED = 200

/** Analyses of the layers of a mission beside a map with their results. */
export function AnalysesSegment({ mission: { _id: missionId } }: MissionSegmentProps) {
  const panel = useGetLayerPanelQuery({ missionId })
  const list = useListAnalysesQuery({ missionId, pageSize: MAX_LISTED }, { refetchOnMountOrArgChange: true })
  const error = panel.error ?? list.error
  const retry = () => {
    void panel.refetch()
    void list.refetch()
  }
  if (panel.data && list.data) {
    return <Workspace missionId={missionId} layers={panel.data.data.layers} analyses={list.data.data.items} />
  }
  return error ? <ErrorState message={error.message} onRetry={retry} /> : <RowsSkeleton {...SKELETON} />
}

interface WorkspaceProps {
  missionId: string
  layers: readonly Layer[]
  analyses: readonly Analysis[]
}

// oxlint-disable-next-line complexity -- a screen with one condition for each part that it shows; could be divided into components
function Workspace({ missionId, layers, analyses }: WorkspaceProps) {
  const [search] = useSearchParams()
  const update = useSearchUpdate()
  const [map, setMap] = useState<MapHandle | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const set = (values: Readonly<Record<string, string | null>>) =>
    update((now) => {
      for (const [name, value] of Object.entries(values)) {
        if (value === null) now.delete(name)
        else now.set(name, value)
      }
      return now
    })
  const open = analyses.find(({ _id }) => _id === search.get('analysis'))
  const other = analyses.find(({ _id }) => _id === search.get('with'))
  const { currentData } = useGetDetectionsQuery({ analysisId: open?._id ?? '' }, { skip: open?.status !== 'completed' })
  const { currentData: compared } = useGetDetectionsQuery(
    { analysisId: other?._id ?? '' },
    { skip: !open || other?.status !== 'completed' },
  )
  const detections = (open && currentData?.data.detections) ?? []
  const layerId = open?.layer?._id ?? search.get('layer')
  const layer = layers.find(({ _id }) => _id === layerId)
  const scene = resultsScene({
    layer,
    detections,
    compared: (open && compared?.data.detections) ?? [],
    selectedId,
    preview: (!open && preview?.layerId === layerId && preview?.found) || [],
  })
  const select = (id: string | null) => {
    setSelectedId(id)
    const shape = detections.find(({ _id }) => _id === id)?.geometry
    const box = shape && boundsOf({ type: 'Feature', geometry: shape as never, properties: {} })
    if (box && map) map.fit(around(box), true)
  }
  const show = (analysisId: string | null) => {
    setSelectedId(null)
    set({ analysis: analysisId, with: null })
  }
  // Before a layer is chosen, the map shows the first that can be analysed instead of the world.
  const shown = layer ?? layers.find(({ raster, bounds }) => raster && bounds)
  const fit = shown?.bounds as Bounds | undefined
  return (
    <div className="analyses">
      {/* Scrollable regions need the keyboard. */}
      <section className="analyses-side" aria-label={analysesText('panel')} tabIndex={0}>
        {open ? (
          <ReviewPanel
            key={open._id}
            analysis={open}
            detections={detections}
            others={analyses.filter((each) => each._id !== open._id && isAlike(each, open))}
            comparedId={other?._id ?? null}
            selectedId={selectedId}
            onSelect={select}
            onCompare={(id) => set({ with: id })}
            onClose={() => show(null)}
          />
        ) : (
          <>
            <NewAnalysis
              layers={layers}
              layerId={layer?._id ?? null}
              visibleBounds={() => map?.bounds() ?? null}
              preview={preview}
              onLayer={(id) => set({ layer: id })}
              onPreview={setPreview}
              onStarted={show}
            />
            <div>
              <LinkButton to={`/dashboard/missions/${missionId}/objects`}>{analysesText('inPhotos')}</LinkButton>
            </div>
            <FindHotspots missionId={missionId} onStarted={show} />
            <AnalysisList missionId={missionId} analyses={analyses} onOpen={show} />
          </>
        )}
      </section>
      <div className="analyses-map">
        <MissionSceneMap
          missionId={missionId}
          scene={scene}
          label={analysesText('map')}
          onMap={setMap}
          {...(fit && { fit: { bounds: fit, key: shown?._id ?? '' } })}
          onPick={(picked) => picked?.layerId === RESULTS && setSelectedId(String(picked.featureId))}
        />
      </div>
    </div>
  )
}

/** Of the same layer, or also in thermal photos. */
const isAlike = (one: Analysis, other: Analysis): boolean => one.layer?._id === other.layer?._id

/** With surroundings, so that people can judge the result. */
function around([west, south, east, north]: Bounds): Bounds {
  const x = Math.max(east - west, MIN_MARGIN)
  const y = Math.max(north - south, MIN_MARGIN)
  return [west - x, south - y, east + x, north + y]
}

/** About ten metres. */
const MIN_MARGIN = 0.0001
