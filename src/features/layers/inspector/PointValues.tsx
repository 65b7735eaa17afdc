import { Alert, Spin } from 'antd'
import { useGetRasterDetailsQuery, type RasterDetails } from '../../../api/layer'
import type { Position } from '../../../map/scene'
import { FactList } from '../../../shared/FactList'
import { positionText } from '../../../shared/positionText'
import { layersText } from '../texts/messages'
import { bandTitle } from '../texts/bandTitle'
import { className } from '../texts/className'
import { numberText } from '../texts/numberText'

interface PointValuesProps {
  layerId: string
  at: Position
  /** Bands, if they are loaded; their names are shown while the values load. */
  bands?: RasterDetails['bands']
}

/** The value of each band of a raster at a position. */
export function PointValues({ layerId, at: [long, lat], bands }: PointValuesProps) {
  const { currentData, error } = useGetRasterDetailsQuery({ layerId, lat, long })
  const values = currentData?.data.values
  const named = bands ?? currentData?.data.bands
  const classes = currentData?.data.classes
  const isHeight = currentData?.data.kind === 'elevation' && named?.length === 1
  return (
    <section aria-live="polite">
      <h3>{layersText('valuesAt', { position: positionText({ lat, long }) })}</h3>
      {error && <Alert type="error" title={error.message} />}
      {!named && !error && <Spin size="small" />}
      {currentData && !values?.some((value) => value !== null) && <div>{layersText('empty')}</div>}
      <FactList
        className="inspector-facts"
        facts={(named ?? []).map((band, index) => {
          const value = values?.[index]
          if (classes) return [layersText('class'), typeof value === 'number' ? className(value, classes) : '–']
          return [
            isHeight ? layersText('elevation') : layersText('bandName', { index: index + 1, name: bandTitle(band) }),
            currentData ? (typeof value === 'number' ? numberText(value) : '–') : '…',
          ]
        })}
      />
    </section>
  )
}
