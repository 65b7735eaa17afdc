import { useState } from 'react'
import { Alert, Button, Flex, Typography } from 'antd'
import type { Geometry } from 'geojson'
import { useDeleteFeaturesMutation, useListFeaturesQuery, type LayerFeature } from '../../../api/feature'
import type { Layer } from '../../../api/layer'
import { featureName } from '../../../map/featureName'
import type { Bounds } from '../../../map/scene'
import { usePlaceSearches } from '../../../manifest/placeSearches'
import { useCan } from '../../../session/useCan'
import { FactList } from '../../../shared/FactList'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { ThreadPanel } from '../../../threads/ThreadPanel'
import { FeatureFiles } from '../files/FeatureFiles'
import { useFeatureChange } from '../history/useFeatureChange'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceData, useWorkspaceView } from '../state/mapWorkspace'
import { AttributeForm } from './AttributeForm'
import { FeatureFlag } from './FeatureFlag'
import { MakeRule } from './MakeRule'
import { ShapeProfile } from './ShapeProfile'
import { sizesOf } from '../texts/sizes'
import { valueText } from '../texts/valueText'

const SKELETON_ROWS = 4
const ROW_HEIGHT = 32

/** One feature: attributes, measurements, files, flag and actions. */
export function FeatureInspector({ layer, index }: { layer: Layer; index: number }) {
  const { data, error, refetch } = useListFeaturesQuery({ layerId: layer._id, index: [index] })
  const feature = data?.data.items[0]
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
  if (!feature) {
    return (
      <Typography.Paragraph type="secondary" style={{ padding: 16 }}>
        {layersText('featureNotFound')}
      </Typography.Paragraph>
    )
  }
  return <ShownFeature layer={layer} feature={feature} />
}

function ShownFeature({ layer, feature }: { layer: Layer; feature: LayerFeature }) {
  const { index, properties, problem, bounds } = feature
  const layerId = layer._id
  const { compared } = useWorkspaceView()
  const { missionId } = useWorkspaceData()
  const { choose, zoomTo, activateTool } = useWorkspaceActions()
  const canEdit = useCan('edit_feature')
  const canDelete = useCan('delete_feature')
  const searches = usePlaceSearches().filter(({ isForSpots }) => !isForSpots)
  const [isEditing, setEditing] = useState(false)
  const [deleteFeatures, deletion] = useDeleteFeaturesMutation()
  const recordChange = useFeatureChange()

  const remove = async () => {
    const { data } = await deleteFeatures({ layerId, index: [index] })
    if (!data) return
    choose(null)
    recordChange(layerId, layersText('featureDeleted', { index }), data.data.changeId)
  }
  const attributes = Object.entries(properties)
  const shape = (feature.geometry as Geometry | undefined)?.type
  const isArea = shape === 'Polygon' || shape === 'MultiPolygon'

  return (
    <div className="inspector">
      <h2 className="inspector-title">
        {featureName(properties, layer.labelField) ?? layersText('feature', { index })}
      </h2>
      <Typography.Text type="secondary">{layersText('featureIn', { layer: layer.name })}</Typography.Text>
      {problem && <Alert type="warning" showIcon title={layersText('selfCrossing')} style={{ marginTop: 8 }} />}
      <FactList className="inspector-facts" facts={sizesOf(feature.geometry as Geometry | undefined)} />
      <ShapeProfile geometry={feature.geometry as Geometry | undefined} />
      <h3>{layersText('attributes')}</h3>
      {isEditing ? (
        <AttributeForm
          layer={layer}
          feature={feature}
          onSaved={(changeId) => {
            setEditing(false)
            recordChange(layerId, layersText('featureChanged', { index }), changeId)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          {attributes.length === 0 && (
            // A block, so that the button below starts its own line.
            <Typography.Paragraph type="secondary" style={{ marginBottom: 0 }}>
              {layersText('noAttributes')}
            </Typography.Paragraph>
          )}
          <FactList className="inspector-facts" facts={attributes.map(([name, value]) => [name, valueText(value)])} />
        </>
      )}
      <FeatureFiles missionId={missionId} layer={layer} feature={feature} />
      <FeatureFlag layerId={layerId} feature={feature} />
      <ThreadPanel key={`${layerId} ${index}`} subject={{ entity: 'feature', id: layerId, index }} />
      <Flex wrap gap={8} style={{ marginTop: 12 }}>
        {bounds && (
          <Button size="small" onClick={() => zoomTo(bounds as Bounds)}>
            {layersText('zoomToFeature')}
          </Button>
        )}
        {isArea && <MakeRule area={{ mission: missionId, layer: layerId, feature: String(index) }} />}
        {feature.geometry &&
          searches.map(({ id, label }) => (
            <Button
              key={id}
              size="small"
              disabled={compared !== null}
              onClick={() =>
                activateTool({
                  kind: 'place',
                  searchId: id,
                  mode: 'point',
                  shape: feature.geometry as unknown as Geometry,
                })
              }
            >
              {label()}
            </Button>
          ))}
        {canEdit && !isEditing && (
          <Button size="small" onClick={() => setEditing(true)}>
            {layersText('edit')}
          </Button>
        )}
        {canEdit && feature.geometry && (
          <Button
            size="small"
            disabled={compared !== null}
            onClick={() => activateTool({ kind: 'edit', layerId, feature })}
          >
            {layersText('editShape')}
          </Button>
        )}
        {canDelete && (
          <Button size="small" danger loading={deletion.isLoading} onClick={() => void remove()}>
            {layersText('deleteFeature')}
          </Button>
        )}
      </Flex>
    </div>
  )
}
