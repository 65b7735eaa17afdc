import { Button, Dropdown } from 'antd'
import { useDeleteLayersMutation, useRestoreLayersMutation, type Layer } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { changeOf } from '../state/change'
import { useLayerMoves } from '../history/useLayerMoves'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceData, useWorkspaceView } from '../state/mapWorkspace'
import { isLayerVisible } from '../state/viewState'

const NO_GROUP = ''

interface LayerBulkActionsProps {
  layers: Layer[]
  /** Called when the layers were deleted or moved. */
  onDone: () => void
}

/** Actions for the selected layers. Deleting and moving can be undone. */
export function LayerBulkActions({ layers, onDone }: LayerBulkActionsProps) {
  const { groups } = useWorkspaceData()
  const { chosen, visibilityOverrides } = useWorkspaceView()
  const { choose, toggleLayer, record, track } = useWorkspaceActions()
  const canEdit = useCan('edit_layer')
  const canDelete = useCan('delete_layer')
  const moveLayers = useLayerMoves()
  const [deleteLayers, deletion] = useDeleteLayersMutation()
  const [restoreLayers] = useRestoreLayersMutation()
  const count = layers.length
  const layerIds = layers.map(({ _id }) => _id)
  const isShown = (layer: Layer) => isLayerVisible(layer, visibilityOverrides)

  const show = (isWanted: boolean) => {
    for (const layer of layers) if (isShown(layer) !== isWanted) toggleLayer(layer._id)
  }
  const remove = async () => {
    if (chosen && layerIds.includes(chosen.layerId)) choose(null)
    const { error } = await deleteLayers({ layerIds })
    if (error) return
    record(
      changeOf(
        layersText('layersDeleted', { count }),
        () => restoreLayers({ layerSelection: { layerIds } }).unwrap(),
        () => deleteLayers({ layerIds }).unwrap(),
      ),
    )
    onDone()
  }
  const moveTo = async (groupId: string) => {
    if (await moveLayers(layers, groupId === NO_GROUP ? null : groupId)) onDone()
  }

  return (
    <>
      <Button size="small" disabled={layers.every(isShown)} onClick={() => show(true)}>
        {layersText('showSelected')}
      </Button>
      <Button size="small" disabled={!layers.some(isShown)} onClick={() => show(false)}>
        {layersText('hideSelected')}
      </Button>
      {canEdit && groups.length > 0 && (
        <Dropdown
          trigger={['click']}
          getPopupContainer={popupParent}
          menu={{
            items: [...groups, { _id: NO_GROUP, name: layersText('noGroup') }].map(({ _id, name }) => ({
              key: `group ${_id}`,
              label: name,
              disabled: layers.every(({ groupId }) => (groupId ?? NO_GROUP) === _id),
              onClick: () => void moveTo(_id),
            })),
          }}
        >
          <Button size="small">{layersText('moveToGroup')}</Button>
        </Dropdown>
      )}
      {canDelete && (
        <Button size="small" danger loading={deletion.isLoading} onClick={() => void track(remove())}>
          {layersText('delete')}
        </Button>
      )}
    </>
  )
}
