import { useState } from 'react'
import { BgColorsOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { editorText } from '../../api/editorText'
import { isApiError } from '../../api/errors'
import { useEditBaseLayerPartMutation, type BaseLayer, type BaseLayerPart } from '../../api/base-layer'
import { useGetRasterDetailsQuery } from '../../api/layer'
import { StyleFields } from '../../map/styling/StyleFields'
import { RasterStyleForm } from '../../map/styling/RasterStyleForm'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { baseText } from './messages'

const STALE = 409
const SKELETON_ROWS = 4
const ROW_HEIGHT = 28

interface PartStylingProps {
  base: BaseLayer
  part: BaseLayerPart
  /** Called when the server has a newer version than the one shown. */
  onStale: () => void
  /** Starts georeferencing a raster again. */
  onGeoreference: (part: BaseLayerPart) => void
}

/** A button that opens the styling of a part, which applies to all users. */
export function PartStyling(props: PartStylingProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        type="text"
        icon={<BgColorsOutlined aria-hidden />}
        aria-label={baseText('stylingOf', { name: props.part.name })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {baseText('styling')}
      </Button>
      {isOpen && <PartStylingForm {...props} />}
    </>
  )
}

function PartStylingForm({ base, part, onStale, onGeoreference }: PartStylingProps) {
  const { _id: layerId, version, rasterStyle } = part
  const [editPart, { isLoading, error }] = useEditBaseLayerPartMutation()
  const details = useGetRasterDetailsQuery({ layerId }, { skip: part.kind !== 'raster' })

  // Only rasters without a coordinate system of their own are georeferenced by their corners.
  const isGeoreferencedByCorners = details.data !== undefined && details.data.data.crs.epsg === undefined

  const change = async (styling: Parameters<typeof editPart>[0]['baseLayerPartEdit']) => {
    const result = await editPart({ baseLayerId: base._id, layerId, baseLayerPartEdit: styling })
    if (isApiError(result.error) && result.error.status === STALE) onStale()
  }
  return (
    <div className="base-layer-styling">
      <StyleFields layer={part} onChange={(styling) => void change({ version, ...styling })} />
      {part.kind === 'raster' && !details.data && !details.error && (
        <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
      )}
      {details.error && <ErrorState message={details.error.message} onRetry={() => void details.refetch()} />}
      {details.data && !details.data.data.classes && (
        <RasterStyleForm
          // Keeps typed values unless another user saved a different styling.
          key={JSON.stringify(rasterStyle ?? {})}
          style={rasterStyle}
          details={details.data.data}
          help={baseText('stylingHelp')}
          isSaving={isLoading}
          onApply={(style) => void change({ version, rasterStyle: style })}
        />
      )}
      {isGeoreferencedByCorners && (
        <Button
          size="small"
          aria-label={baseText('changePositionOf', { name: part.name })}
          onClick={() => onGeoreference(part)}
          style={{ alignSelf: 'start' }}
        >
          {baseText('changePosition')}
        </Button>
      )}
      {error && <Alert type="error" showIcon title={error.message} description={editorText(error)} />}
    </div>
  )
}
