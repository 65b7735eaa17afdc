import { useState } from 'react'
import { CaretDownOutlined, CaretRightOutlined, MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import type { LayerGroup } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { useGroupEdits } from '../history/useGroupEdits'
import { layersText } from '../texts/messages'
import { useWorkspaceData } from '../state/mapWorkspace'
import { NameForm } from '../parts/NameForm'
import { groupStepOf } from '../state/layerMoves'

const GROUP_DRAG = 'application/x-aerie-group'

interface GroupHeaderProps {
  group: LayerGroup
  isClosed: boolean
  onToggle: () => void
}

/** Header of a layer group. Groups are moved by dragging or with Alt and the arrow keys. */
export function GroupHeader({ group, isClosed, onToggle }: GroupHeaderProps) {
  const { _id: groupId, name } = group
  const { groups } = useWorkspaceData()
  const canEdit = useCan('edit_layer')
  const [isRenaming, setRenaming] = useState(false)
  const edits = useGroupEdits()

  const rename = async (wanted: string) => {
    if (await edits.rename(group, wanted)) setRenaming(false)
  }
  const step = (way: 'up' | 'down') => {
    const before = groupStepOf(groups, groupId, way)
    if (before !== undefined) void edits.move(group, before)
  }
  const moveBefore = (movedId: string) => {
    const moved = groups.find(({ _id }) => _id === movedId)
    if (moved && movedId !== groupId) void edits.move(moved, groupId)
  }

  return (
    <div
      className="group-head"
      draggable={canEdit}
      onDragStart={(event) => event.dataTransfer.setData(GROUP_DRAG, groupId)}
      onDragOver={(event) => event.dataTransfer.types.includes(GROUP_DRAG) && event.preventDefault()}
      onDrop={(event) => moveBefore(event.dataTransfer.getData(GROUP_DRAG))}
    >
      <button
        type="button"
        className="group-name"
        aria-expanded={!isClosed}
        onClick={onToggle}
        onKeyDown={(event) => {
          if (!event.altKey || !canEdit) return
          if (event.key === 'ArrowUp') step('up')
          if (event.key === 'ArrowDown') step('down')
        }}
      >
        {isClosed ? <CaretRightOutlined aria-hidden /> : <CaretDownOutlined aria-hidden />}
        <span>{name}</span>
      </button>
      {canEdit && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          getPopupContainer={popupParent}
          menu={{
            items: [
              { key: 'rename', label: layersText('rename'), onClick: () => setRenaming(true) },
              { key: 'up', label: layersText('moveUp'), onClick: () => step('up') },
              { key: 'down', label: layersText('moveDown'), onClick: () => step('down') },
              { type: 'divider' },
              {
                key: 'delete',
                danger: true,
                label: layersText('deleteGroup'),
                onClick: () => void edits.remove(group),
              },
            ],
          }}
        >
          <Button size="small" type="text" icon={<MoreOutlined />} aria-label={layersText('groupActions', { name })} />
        </Dropdown>
      )}
      {isRenaming && (
        <NameForm
          label={layersText('renameOf', { name })}
          value={name}
          isWorking={edits.isWorking}
          onName={(wanted) => void rename(wanted)}
          onCancel={() => setRenaming(false)}
        />
      )}
    </div>
  )
}
