import { useState, type ReactNode } from 'react'
import { CheckSquareOutlined, FilterOutlined, FlagOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { Button, Dropdown, Flex, Input, Tooltip, Typography } from 'antd'
import { useSelector } from 'react-redux'
import { useCreateVectorLayerMutation } from '../../../api/layer'
import { BuiltInSection } from '../../../built-in-layers/BuiltInSection'
import { useBuiltInLayers } from '../../../built-in-layers/useBuiltInLayers'
import { BaseLayersSection } from '../../../map/below/BaseLayersSection'
import { useBelow } from '../../../map/below/useBelow'
import { inDrawingOrder, sectionsOf } from '../../../map/layerOrder'
import { selectUser } from '../../../session/authSlice'
import { useCan } from '../../../session/useCan'
import { BulkBar } from '../../../shared/lists/BulkBar'
import { popupParent } from '../../../shared/popupParent'
import { useGroupEdits } from '../history/useGroupEdits'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceData } from '../state/mapWorkspace'
import { EmptyPanel } from './EmptyPanel'
import { LayerBulkActions } from './LayerBulkActions'
import { LayerFilter } from './LayerFilter'
import { LayerTrash } from './LayerTrash'
import { NameForm } from '../parts/NameForm'
import { PanelSection } from './PanelSection'
import { filtered, matchingSections, NO_FILTER, type PanelFilter } from './panelFilter'
import { useLayerSelection } from './useLayerSelection'
import './panel.css'

interface LayerPanelProps {
  /** Running uploads, shown above the layers. */
  uploads: ReactNode
  /** Upload button; undefined without the permission. */
  uploadButton: ReactNode
}

/** All layers of the mission in drawing order, with their visibility and actions. */
// oxlint-disable-next-line complexity -- one condition for each element, by state and permission
export function LayerPanel({ uploads, uploadButton }: LayerPanelProps) {
  const { missionId, groups, layers } = useWorkspaceData()
  const { zoomTo } = useWorkspaceActions()
  const below = useBelow(useSelector(selectUser), missionId)
  const builtIn = useBuiltInLayers(missionId)
  const [filter, setFilter] = useState(NO_FILTER)
  const [newGroupId, setNewGroupId] = useState<string>()
  const [isFilterOpen, setFilterOpen] = useState(false)
  const change = (fields: Partial<PanelFilter>) => setFilter({ ...filter, ...fields })
  const { search, isOnlyFlagged, kind, from, until } = filter
  const found = filtered(layers, filter)
  const isFiltered = found.length !== layers.length
  const sections = (isFiltered ? matchingSections : sectionsOf)(groups, found)
  const inOrder = inDrawingOrder(sections)
  const selection = useLayerSelection(inOrder.map(({ _id }) => _id))
  const { layerIds } = selection
  const selected = inOrder.filter(({ _id }) => layerIds?.includes(_id))

  return (
    <>
      <Flex align="center" gap={4} className="panel-tools">
        <Input
          size="small"
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          placeholder={layersText('search')}
          aria-label={layersText('search')}
          value={search}
          onChange={(event) => change({ search: event.target.value })}
        />
        <Tooltip title={layersText('onlyFlagged')}>
          <Button
            size="small"
            type={isOnlyFlagged ? 'primary' : 'text'}
            icon={<FlagOutlined />}
            aria-label={layersText('onlyFlagged')}
            aria-pressed={isOnlyFlagged}
            onClick={() => change({ isOnlyFlagged: !isOnlyFlagged })}
          />
        </Tooltip>
        <Tooltip title={layersText('filters')}>
          <Button
            size="small"
            type={kind || from || until ? 'primary' : 'text'}
            icon={<FilterOutlined />}
            aria-label={layersText('filters')}
            aria-expanded={isFilterOpen}
            onClick={() => setFilterOpen(!isFilterOpen)}
          />
        </Tooltip>
        {layers.length > 1 && (
          <Tooltip title={layersText('selectLayers')}>
            <Button
              size="small"
              type={layerIds ? 'primary' : 'text'}
              icon={<CheckSquareOutlined />}
              aria-label={layersText('selectLayers')}
              aria-pressed={layerIds !== null}
              onClick={layerIds ? selection.end : selection.start}
            />
          </Tooltip>
        )}
        <LayerTrash missionId={missionId} />
        <AddMenu missionId={missionId} onGroup={setNewGroupId} />
      </Flex>
      {isFilterOpen && <LayerFilter filter={filter} onChange={change} />}
      {selected.length > 0 && (
        <div className="panel-bulk">
          <BulkBar count={selected.length} onClear={selection.end}>
            <LayerBulkActions layers={selected} onDone={selection.end} />
          </BulkBar>
        </div>
      )}
      <div
        className="panel-list"
        onKeyDown={({ key }) => {
          if (key === 'Escape' && layerIds) selection.end()
        }}
      >
        {uploads}
        {layers.length === 0 && groups.length === 0 ? (
          <EmptyPanel uploadButton={uploadButton} />
        ) : (
          sections.map((section) => (
            <PanelSection
              key={section.group?._id ?? 'none'}
              section={section}
              isSortable={!isFiltered}
              selection={selection}
              isNew={section.group?._id === newGroupId}
            />
          ))
        )}
        {layers.length > 0 && found.length === 0 && (
          <Typography.Paragraph type="secondary" style={{ padding: 12 }}>
            {layersText('noMatch')}
          </Typography.Paragraph>
        )}
        <BuiltInSection rows={builtIn.rows} />
        {below.isOffered && <BaseLayersSection below={below} onZoomTo={zoomTo} />}
      </div>
    </>
  )
}

/** Adds a layer group or an empty layer to draw in, with the permission. */
function AddMenu({ missionId, onGroup }: { missionId: string; onGroup: (groupId: string) => void }) {
  const canGroup = useCan('edit_layer')
  const canDraw = useCan('save_drawings')
  const [dialogKind, setDialogKind] = useState<'group' | 'layer' | null>(null)
  const groupEdits = useGroupEdits()
  const [createLayer, layer] = useCreateVectorLayerMutation()
  if (!canGroup && !canDraw) return null

  const add = async (name: string) => {
    if (dialogKind === 'group') {
      const groupId = await groupEdits.create(name)
      if (groupId) onGroup(groupId)
      else return
    } else if ((await createLayer({ newVectorLayer: { missionId, name } })).error) {
      return
    }
    setDialogKind(null)
  }
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        getPopupContainer={popupParent}
        menu={{
          items: [
            ...(canGroup
              ? [{ key: 'group', label: layersText('newGroup'), onClick: () => setDialogKind('group') }]
              : []),
            ...(canDraw
              ? [{ key: 'layer', label: layersText('newLayer'), onClick: () => setDialogKind('layer') }]
              : []),
          ],
        }}
      >
        <Button size="small" type="text" icon={<PlusOutlined />} aria-label={layersText('add')} />
      </Dropdown>
      {dialogKind && (
        <NameForm
          label={layersText(dialogKind === 'group' ? 'groupName' : 'layerName')}
          isWorking={groupEdits.isWorking || layer.isLoading}
          onName={(name) => void add(name)}
          onCancel={() => setDialogKind(null)}
        />
      )}
    </>
  )
}
