import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { popupParent } from '../popupParent'
import { sharedText } from '../sharedText'

interface RowMenuProps {
  /** Name of the row. */
  name: string
  items: { key: string; label: string; danger?: boolean; onClick: () => void }[]
}

/** Button that opens the actions of a row. Renders nothing if the user has none. */
export function RowMenu({ name, items }: RowMenuProps) {
  if (items.length === 0) return null
  return (
    <Dropdown autoFocus trigger={['click']} placement="bottomRight" getPopupContainer={popupParent} menu={{ items }}>
      <Button type="text" icon={<MoreOutlined aria-hidden />} aria-label={sharedText('actionsFor', { name })} />
    </Dropdown>
  )
}
