import { CloseOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import type { Geometry } from 'geojson'
import { useListFeaturesQuery } from '../../../api/feature'
import type { Layer } from '../../../api/layer'
import { featureName } from '../../../map/featureName'
import { useCan } from '../../../session/useCan'
import { FactList } from '../../../shared/FactList'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceData, useWorkspaceView } from '../state/mapWorkspace'
import { sizesOf } from '../texts/sizes'
import { valueText } from '../texts/valueText'

/** The card names the feature; the inspector shows all of it. */
const MAX_ATTRIBUTES = 4

interface SelectionCardProps {
  onDetails: () => void
}

/** Card over the map for the selected feature while the inspector is closed. */
export function SelectionCard({ onDetails }: SelectionCardProps) {
  const { layers } = useWorkspaceData()
  const { chosen } = useWorkspaceView()
  const canRead = useCan('feature_list')
  const layer = layers.find(({ _id }) => _id === chosen?.layerId)
  if (!layer || chosen?.index === undefined || !canRead) return null
  return <FeatureSummary layer={layer} index={chosen.index} onDetails={onDetails} />
}

function FeatureSummary({ layer, index, onDetails }: SelectionCardProps & { layer: Layer; index: number }) {
  const { choose } = useWorkspaceActions()
  const { currentData, error } = useListFeaturesQuery({ layerId: layer._id, index: [index] })
  const feature = currentData?.data.items[0]
  const title = featureName(feature?.properties, layer.labelField) ?? layersText('feature', { index })
  const attributes = Object.entries(feature?.properties ?? {}).slice(0, MAX_ATTRIBUTES)
  return (
    <section className="tool-card selection-card" aria-label={layersText('selection')}>
      <header className="measure-head">
        <h2>{title}</h2>
        <Button
          size="small"
          type="text"
          icon={<CloseOutlined />}
          aria-label={layersText('clearSelection')}
          onClick={() => choose(null)}
        />
      </header>
      <span className="tool-help">{layersText('featureIn', { layer: layer.name })}</span>
      {error && <Alert type="error" title={error.message} />}
      {currentData && !feature && layersText('featureNotFound')}
      <FactList
        className="inspector-facts"
        facts={[
          ...sizesOf(feature?.geometry as Geometry | undefined),
          ...attributes.map(([name, value]) => [name, valueText(value)] as const),
        ]}
      />
      <Button size="small" onClick={onDetails}>
        {layersText('details')}
      </Button>
    </section>
  )
}
