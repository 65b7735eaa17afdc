import { useState, type ReactNode } from 'react'
import { FilterOutlined, FlagOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { Button, Dropdown, Flex, Input, Tooltip, Typography } from 'antd'
import { useCreateVectorLayerMutation } from '../../../api/layer'
import { useCreateLayerGroupMutation } from '../../../api/layer-group'
import { sectionsOf } from '../../../map/layerOrder'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { layersText } from '../messages'
import { useWorkspaceData } from '../workspace/mapWorkspace'
import { BaseLayersSection } from '../below/BaseLayersSection'
import { EmptyPanel } from './EmptyPanel'
import { LayerFilter } from './LayerFilter'
import { LayerTrash } from './LayerTrash'
import { NameForm } from './NameForm'
import { PanelSection } from './PanelSection'
import { filtered, matchingSections, NO_FILTER, type PanelFilter } from './panelOrder'
import './panel.css'

interface LayerPanelProps {
  /** Running uploads, shown above the layers. */
  uploads: ReactNode
  /** Upload button; undefined without the permission. */
  uploadButton: ReactNode
}

/** All layers of the mission in drawing order, with their visibility and actions. */
export function LayerPanel({ uploads, uploadButton }: LayerPanelProps) {
  const { missionId, groups, layers } = useWorkspaceData()
  const [filter, setFilter] = useState(NO_FILTER)
  const [newGroupId, setNewGroupId] = useState<string>()
  const [isFilterOpen, setFilterOpen] = useState(false)
  const change = (fields: Partial<PanelFilter>) => setFilter({ ...filter, ...fields })
  const { search, isOnlyFlagged, kind, from, until } = filter
  const found = filtered(layers, filter)
  const isFiltered = found.length !== layers.length

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
        <LayerTrash missionId={missionId} />
        <AddMenu missionId={missionId} onGroup={setNewGroupId} />
      </Flex>
      {isFilterOpen && <LayerFilter filter={filter} onChange={change} />}
      <div className="panel-list">
        {uploads}
        {layers.length === 0 && groups.length === 0 ? (
          <EmptyPanel uploadButton={uploadButton} />
        ) : (
          (isFiltered ? matchingSections : sectionsOf)(groups, found).map((section) => (
            <PanelSection
              key={section.group?._id ?? 'none'}
              section={section}
              isSortable={!isFiltered}
              isNew={section.group?._id === newGroupId}
            />
          ))
        )}
        {layers.length > 0 && found.length === 0 && (
          <Typography.Paragraph type="secondary" style={{ padding: 12 }}>
            {layersText('noMatch')}
          </Typography.Paragraph>
        )}
        <BaseLayersSection />
      </div>
    </>
  )
}

/** Adds a layer group or an empty layer to draw in, with the permission. */
function AddMenu({ missionId, onGroup }: { missionId: string; onGroup: (groupId: string) => void }) {
  const canGroup = useCan('edit_layer')
  const canDraw = useCan('save_drawings')
  const [dialogKind, setDialogKind] = useState<'group' | 'layer' | null>(null)
  const [createGroup, group] = useCreateLayerGroupMutation()
  const [createLayer, layer] = useCreateVectorLayerMutation()
  if (!canGroup && !canDraw) return null

  const add = async (name: string) => {
    const { data } =
      dialogKind === 'group'
        ? await createGroup({ newLayerGroup: { missionId, name } })
        : await createLayer({ newVectorLayer: { missionId, name } })
    if (!data) return
    setDialogKind(null)
    if (dialogKind === 'group') onGroup(data.data._id)
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
          isWorking={group.isLoading || layer.isLoading}
          onName={(name) => void add(name)}
          onCancel={() => setDialogKind(null)}
        />
      )}
    </>
  )
}
