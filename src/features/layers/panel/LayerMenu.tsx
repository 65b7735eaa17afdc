import { useState } from 'react'
import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useNavigate } from 'react-router-dom'
import { downloadHref } from '../../../api/download'
import { useDeleteLayerMutation, useRestoreLayersMutation, useShareLayerMutation, type Layer } from '../../../api/layer'
import type { Bounds } from '../../../map/scene'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { sharesText } from '../../../shares/messages'
import { useShareDialog } from '../../../shares/useShareDialog'
import { changeOf } from '../state/change'
import { useLayerEdits } from '../history/useLayerEdits'
import { useLayerMoves } from '../history/useLayerMoves'
import { layersText } from '../texts/messages'
import { comparisonOf } from '../state/comparison'
import { useWorkspaceActions, useWorkspaceData, useWorkspaceView } from '../state/mapWorkspace'
import { DownloadRaster } from './DownloadRaster'
import { NameForm } from '../parts/NameForm'

interface LayerMenuProps {
  layer: Layer
  onStep: ((way: 'up' | 'down') => void) | undefined
}

type Item = NonNullable<MenuProps['items']>[number]

/** The actions of a layer. */
// oxlint-disable-next-line complexity -- one entry for each action, by state and permission
export function LayerMenu({ layer, onStep }: LayerMenuProps) {
  const { _id: layerId, name, kind, status, version, flagged, fence, clientVisible, bounds } = layer
  const { groups, layers } = useWorkspaceData()
  const { chosen, compared } = useWorkspaceView()
  const { choose, compare, zoomTo, activateTool, openTable, record } = useWorkspaceActions()
  const canEdit = useCan('edit_layer')
  const navigate = useNavigate()
  const canDelete = useCan('delete_layer')
  const canDownload = useCan('download_layer')
  const canDraw = useCan('add_feature')
  const canRead = useCan('feature_list')
  const [isRenaming, setRenaming] = useState(false)
  const [isDownloading, setDownloading] = useState(false)
  const { edit, move, isWorking } = useLayerEdits()
  const moveLayers = useLayerMoves()
  const link = useShareDialog({ kind: 'layer', targetId: layerId }, name)
  const [shareLayer] = useShareLayerMutation()
  const [deleteLayer] = useDeleteLayerMutation()
  const [restoreLayers] = useRestoreLayersMutation()
  const isCompared = compared?.left === layerId || compared?.right === layerId
  const isReady = status === 'ready'
  const isVector = kind === 'vector' && isReady

  const rename = async (wanted: string) => {
    if (await edit(layer, { name: wanted })) setRenaming(false)
  }
  const remove = async () => {
    if (chosen?.layerId === layerId) choose(null)
    const { error } = await deleteLayer({ layerId })
    if (error) return
    record(
      changeOf(
        layersText('deleted', { name }),
        () => restoreLayers({ layerSelection: { layerIds: [layerId] } }).unwrap(),
        () => deleteLayer({ layerId }).unwrap(),
      ),
    )
  }
  const itemsIf = (condition: boolean, ...items: Item[]): Item[] => (condition ? items : [])
  const file = (key: string, text: string, path: string): Item => ({
    key,
    label: (
      <a href={downloadHref(`${path}/${layerId}`)} download>
        {text}
      </a>
    ),
  })

  const items: Item[] = [
    ...itemsIf(isReady && bounds !== undefined, {
      key: 'zoom',
      label: layersText('zoomTo'),
      onClick: () => zoomTo(bounds as Bounds),
    }),
    ...itemsIf(isVector && canRead, { key: 'table', label: layersText('table'), onClick: () => openTable(layerId) }),
    ...itemsIf(isVector && canDraw, {
      key: 'draw',
      label: layersText('drawInto'),
      disabled: compared !== null,
      onClick: () => activateTool({ kind: 'draw', mode: 'polygon', layerId }),
    }),
    ...itemsIf(isReady, {
      key: 'compare',
      label: layersText(isCompared ? 'endCompare' : 'compare'),
      onClick: () => compare(isCompared ? null : comparisonOf(layers, layerId)),
    }),
    ...itemsIf(kind === 'raster' && isReady && canEdit, {
      key: 'analyse',
      label: layersText('analyse'),
      onClick: () => void navigate(`/dashboard/missions/${layer.missionId}/analyses?layer=${layerId}`),
    }),
    ...itemsIf(
      canEdit,
      { key: 'rename', label: layersText('rename'), onClick: () => setRenaming(true) },
      {
        key: 'flag',
        label: layersText(flagged ? 'unflag' : 'flag'),
        onClick: () => void edit(layer, { flagged: !flagged, flagNote: null }),
      },
      {
        key: 'share',
        label: layersText(clientVisible ? 'hideFromClients' : 'shareWithClients'),
        onClick: () => void shareLayer({ layerId, layerSharing: { version, clientVisible: !clientVisible } }),
      },
    ),
    ...itemsIf(isReady && link.open !== undefined, {
      key: 'link',
      label: sharesText('share'),
      onClick: () => link.open?.(),
    }),
    ...itemsIf(isVector && canEdit, {
      key: 'fence',
      label: layersText(fence ? 'unmarkFence' : 'markFence'),
      onClick: () => void edit(layer, { fence: !fence }),
    }),
    ...itemsIf(canEdit && groups.length > 0, {
      key: 'group',
      label: layersText('moveToGroup'),
      children: groups.map(({ _id, name: groupName }) => ({
        key: `group ${_id}`,
        label: groupName,
        disabled: layer.groupId === _id,
        onClick: () => void move(layer, { groupId: _id, before: null }),
      })),
    }),
    ...itemsIf(canEdit && groups.some(({ _id }) => _id === layer.groupId), {
      key: 'no group',
      label: layersText('removeFromGroup'),
      onClick: () => void moveLayers([layer], null),
    }),
    ...itemsIf(
      onStep !== undefined,
      { key: 'up', label: layersText('moveUp'), onClick: () => onStep?.('up') },
      { key: 'down', label: layersText('moveDown'), onClick: () => onStep?.('down') },
    ),
    ...itemsIf(isVector && canDownload, file('geojson', layersText('exportGeojson'), '/layer/export-geojson')),
    ...itemsIf(kind === 'raster' && isReady && canDownload, {
      key: 'download',
      label: layersText('downloadRaster'),
      onClick: () => setDownloading(true),
    }),
    ...itemsIf(isReady && canDownload, file('kml', layersText('exportKml'), '/layer/download-asset-by-Id-to-kml')),
    ...itemsIf(isVector && canDownload, file('csv', layersText('exportCsv'), '/layer/get-feature-csv-by-layerIndex')),
    ...itemsIf(
      canDelete,
      { type: 'divider' },
      { key: 'delete', danger: true, label: layersText('delete'), onClick: () => void remove() },
    ),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" getPopupContainer={popupParent} menu={{ items }}>
        <Button size="small" type="text" icon={<MoreOutlined />} aria-label={layersText('actions', { name })} />
      </Dropdown>
      {link.dialog}
      {isDownloading && <DownloadRaster layer={layer} onClose={() => setDownloading(false)} />}
      {isRenaming && (
        <NameForm
          label={layersText('renameOf', { name })}
          value={name}
          isWorking={isWorking}
          onName={(wanted) => void rename(wanted)}
          onCancel={() => setRenaming(false)}
        />
      )}
    </>
  )
}
