import { Form, Select } from 'antd'
import type { Layer } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { analysesText } from '../messages'

interface AreasLayerProps {
  layers: readonly Layer[]
  /** Null for areas that the analysis finds. */
  chosenId: string | null
  onChoose: (layerId: string | null) => void
}

const FOUND = 'found'

/** Chooses the vector layer whose polygons are the results of an analysis. Nothing without such a layer. */
export function AreasLayer({ layers, chosenId, onChoose }: AreasLayerProps) {
  const canSeeFeatures = useCan('feature_list')
  const offered = layers.filter(
    ({ kind, status, featureCount }) => kind === 'vector' && status === 'ready' && featureCount > 0,
  )
  if (!canSeeFeatures || offered.length === 0) return null
  return (
    <Form.Item
      label={analysesText('areas')}
      htmlFor="analysis-areas"
      extra={<span id="analysis-areas-help">{analysesText('areasHelp')}</span>}
    >
      <Select
        id="analysis-areas"
        aria-describedby="analysis-areas-help"
        value={chosenId ?? FOUND}
        onChange={(id: string) => onChoose(id === FOUND ? null : id)}
        getPopupContainer={popupParent}
        options={[
          { value: FOUND, label: analysesText('areasFound') },
          ...offered.map(({ _id, name }) => ({ value: _id, label: analysesText('areasOf', { layer: name }) })),
        ]}
      />
    </Form.Item>
  )
}
