import { useState } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Button, InputNumber, Select } from 'antd'
import type { Geometry } from 'geojson'
import { useMeasureRasterQuery, type Layer, type MeasurementRequest } from '../../../api/layer'
import { areaOf, formatArea, formatLength, lengthOf } from '../../../map/measure'
import { isElevationModel } from '../../../map/terrain/terrain'
import { popupParent } from '../../../shared/popupParent'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceData, useWorkspaceView } from '../state/mapWorkspace'
import { SELECT, useTool, type MeasureKind } from '../state/toolState'
import { MeasureActions } from './MeasureActions'
import { measuredValues } from './measuredValues'
import { RasterMeasure } from './RasterMeasure'

/** Shows the measurement from the first vertex on, and elevation profiles and volumes once the shape is complete. */
// oxlint-disable-next-line complexity -- one condition for each element, by state and permission
export function MeasureCard({ what }: { what: MeasureKind }) {
  const { layers } = useWorkspaceData()
  const view = useWorkspaceView()
  const { activateTool } = useWorkspaceActions()
  const shape = useTool((state) => state.shape)
  const isDone = useTool((state) => state.isDone)
  const surfaces = layers.filter(isElevationModel)
  const [surfaceId, setSurfaceId] = useState(
    () => surfaces.find(({ _id }) => _id === view.chosen?.layerId)?._id ?? surfaces[0]?._id,
  )
  const [base, setBase] = useState<NonNullable<MeasurementRequest['base']>>('plane')
  const [height, setHeight] = useState<number | null>(0)
  const surface = surfaces.find(({ _id }) => _id === surfaceId)
  const isOnSurface = what === 'profile' || what === 'volume'
  const question: MeasurementRequest | undefined =
    isOnSurface && isDone && shape
      ? {
          kind: what,
          geometry: { ...shape.geometry },
          ...(what === 'volume' && { base, ...(base === 'height' && { height: height ?? 0 }) }),
        }
      : undefined
  const { currentData, error } = useMeasureRasterQuery(
    question && surface ? { layerId: surface._id, measurementRequest: question } : skipToken,
  )
  const answer = currentData?.data

  return (
    <section className="tool-card measure-card" aria-label={layersText('measured')}>
      <div className="measure-head">
        <strong>{layersText(titles[what])}</strong>
        <Button
          size="small"
          type="text"
          icon={<CloseOutlined />}
          aria-label={layersText('clear')}
          onClick={() => activateTool(SELECT)}
        />
      </div>
      {isOnSurface && <SurfaceSelect surfaces={surfaces} value={surface} onChange={setSurfaceId} />}
      {what === 'volume' && (
        <div className="measure-fields">
          <span>{layersText('volumeBase')}</span>
          <Select
            size="small"
            aria-label={layersText('volumeBase')}
            value={base}
            getPopupContainer={popupParent}
            options={[
              { value: 'plane' as const, label: layersText('basePlane') },
              { value: 'lowest' as const, label: layersText('baseLowest') },
              { value: 'height' as const, label: layersText('baseHeight') },
            ]}
            onChange={setBase}
          />
          {base === 'height' && (
            <InputNumber
              size="small"
              aria-label={layersText('baseHeight')}
              value={height}
              onChange={setHeight}
              suffix="m"
            />
          )}
        </div>
      )}
      <output aria-live="polite">{shape ? sizeText(what, shape.geometry) : layersText('measuring')}</output>
      {question && surface && <RasterMeasure surface={surface} answer={answer} error={error} />}
      {isDone && shape && (!isOnSurface || (answer && !answer.empty)) && (
        <MeasureActions
          title={layersText(titles[what])}
          shape={shape}
          values={measuredValues(what, shape.geometry, answer)}
        />
      )}
    </section>
  )
}

const titles = {
  length: 'measureLength',
  area: 'measureArea',
  profile: 'measureProfile',
  volume: 'measureVolume',
} as const

function sizeText(what: MeasureKind, geometry: Geometry): string {
  if (what === 'length' || what === 'profile') return formatLength(lengthOf(geometry))
  return `${formatArea(areaOf(geometry))} · ${layersText('perimeter')} ${formatLength(lengthOf(geometry))}`
}

interface SurfaceSelectProps {
  surfaces: Layer[]
  value: Layer | undefined
  onChange: (layerId: string) => void
}

function SurfaceSelect({ surfaces, value, onChange }: SurfaceSelectProps) {
  return (
    <div className="measure-fields">
      <span>{layersText('onLayer')}</span>
      <Select
        size="small"
        aria-label={layersText('onLayer')}
        value={value?._id}
        getPopupContainer={popupParent}
        options={surfaces.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={onChange}
      />
    </div>
  )
}
