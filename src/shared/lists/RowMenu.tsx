import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { popupParent } from '../popupParent'
import { sharedText } from '../sharedText'

interface RowMenuProps {
  /** Name of the record that the actions change. */
  name: string
  items: NonNullable<MenuProps['items']>
  /** Whether the menu is among the buttons of a page header instead of in a row. */
  isInHeader?: boolean
}

/** Button that opens the actions of a record. Renders nothing if the user has none. */
export function RowMenu({ name, items, isInHeader = false }: RowMenuProps) {
  if (items.length === 0) return null
  return (
    <Dropdown autoFocus trigger={['click']} placement="bottomRight" getPopupContainer={popupParent} menu={{ items }}>
      <Button
        type={isInHeader ? 'default' : 'text'}
        icon={<MoreOutlined aria-hidden />}
        aria-label={isInHeader ? sharedText('moreActions') : sharedText('actionsFor', { name })}
      />
    </Dropdown>
  )
}
