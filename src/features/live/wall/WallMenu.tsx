import { useState } from 'react'
import { LayoutOutlined } from '@ant-design/icons'
import { Button, Checkbox, Dropdown, Form, Input, Modal, type MenuProps } from 'antd'
import {
  useCreateWallMutation,
  useDeleteWallMutation,
  useEditWallMutation,
  useGetWallsQuery,
  type NewWall,
  type Wall,
} from '../../../api/wall'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { newWallLimits } from '../../../shared/limits/wall.gen'
import { popupParent } from '../../../shared/popupParent'
import { wallText } from './messages'

interface WallMenuProps {
  /** The layout that is shown now, as it would be saved. */
  layout: Pick<NewWall, 'tileCount' | 'tiles' | 'showsMap'>
  onOpen: (wall: Wall) => void
}

type Values = Pick<NewWall, 'name' | 'isShared'>
type Asked = 'create' | 'edit' | 'delete' | null

/** Opens and saves layouts: one's own, and those that are shared in the organisation. */
export function WallMenu({ layout, onOpen }: WallMenuProps) {
  const { data } = useGetWallsQuery()
  const walls = data?.data.walls ?? []
  const [openedId, setOpenedId] = useState<string>()
  const [asked, setAsked] = useState<Asked>(null)
  const opened = walls.find(({ _id }) => _id === openedId)
  const [edit] = useEditWallMutation()
  const save = ({ _id: wallId, version }: Wall) => void edit({ wallId, wallEdit: { version, ...layout } })
  const labelOf = ({ name, isShared, canEdit, createdBy }: Wall) =>
    isShared && !canEdit ? wallText('sharedBy', { name, author: createdBy }) : name
  const items: MenuProps['items'] = [
    ...(walls.length === 0 ? [{ key: 'none', label: wallText('layoutsNone'), disabled: true }] : []),
    ...walls.map((wall) => ({
      key: wall._id,
      label: labelOf(wall),
      onClick: () => {
        setOpenedId(wall._id)
        onOpen(wall)
      },
    })),
    { type: 'divider' },
    ...(opened?.canEdit
      ? [
          { key: 'save', label: wallText('save', { name: opened.name }), onClick: () => save(opened) },
          { key: 'edit', label: wallText('rename', { name: opened.name }), onClick: () => setAsked('edit') },
          {
            key: 'delete',
            danger: true,
            label: wallText('delete', { name: opened.name }),
            onClick: () => setAsked('delete'),
          },
        ]
      : []),
    { key: 'create', label: wallText('saveAs'), onClick: () => setAsked('create') },
  ]
  const close = () => setAsked(null)
  return (
    <>
      <Dropdown
        autoFocus
        trigger={['click']}
        getPopupContainer={popupParent}
        menu={{ items, selectedKeys: openedId ? [openedId] : [] }}
      >
        <Button icon={<LayoutOutlined aria-hidden />}>{opened?.name ?? wallText('layouts')}</Button>
      </Dropdown>
      {asked === 'create' && (
        <SaveDialog
          layout={layout}
          onDone={({ _id }) => {
            setOpenedId(_id)
            close()
          }}
          onClose={close}
        />
      )}
      {asked === 'edit' && opened && <SaveDialog wall={opened} layout={layout} onDone={close} onClose={close} />}
      {asked === 'delete' && opened && <DeleteWall wall={opened} onClose={close} />}
    </>
  )
}

interface SaveDialogProps extends Pick<WallMenuProps, 'layout'> {
  /** The layout to change; a new one is created without it. */
  wall?: Wall
  onDone: (wall: Wall) => void
  onClose: () => void
}

function SaveDialog({ wall, layout, onDone, onClose }: SaveDialogProps) {
  const [create] = useCreateWallMutation()
  const [edit] = useEditWallMutation()
  return (
    <FormDialog<Values, { data: Wall }>
      title={wallText(wall ? 'editLayout' : 'saveAs')}
      okText={wallText('saveLayout')}
      formName="wall"
      labels={{ name: wallText('layoutName') }}
      initialValues={{ name: wall?.name ?? '', isShared: wall?.isShared ?? false }}
      send={({ name, isShared }) => {
        const values = { name: name.trim(), isShared }
        return wall
          ? edit({ wallId: wall._id, wallEdit: { version: wall.version, ...values } })
          : create({ newWall: { ...values, ...layout } })
      }}
      onDone={({ data }) => onDone(data)}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={wallText('layoutName')}
        rules={[{ required: true, whitespace: true, message: wallText('layoutNameRequired') }]}
      >
        <Input maxLength={newWallLimits.name.maxLength} />
      </Form.Item>
      <Form.Item name="isShared" valuePropName="checked">
        <Checkbox>{wallText('layoutShared')}</Checkbox>
      </Form.Item>
    </FormDialog>
  )
}

function DeleteWall({ wall: { _id: wallId, name }, onClose }: { wall: Wall; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteWallMutation()
  return (
    <Modal
      open
      title={wallText('deleteTitle', { name })}
      okText={wallText('deleteAction')}
      okButtonProps={{ danger: true, loading: isLoading }}
      cancelText={wallText('cancel')}
      onOk={() => void remove({ wallId }).then(onClose)}
      onCancel={onClose}
    >
      {wallText('deleteHelp')}
    </Modal>
  )
}
