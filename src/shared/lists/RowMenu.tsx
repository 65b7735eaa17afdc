import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useNavigate, type To } from 'react-router-dom'
import { Link } from '../Link'
import { popupParent } from '../popupParent'
import { sharedText } from '../sharedText'

export interface RowMenuItem {
  key: string
  label: string
  danger?: boolean
  disabled?: boolean
  onClick?: () => void
  /** Page that the item opens. */
  to?: To
}

interface RowMenuProps {
  /** Name of the record that the actions change. */
  name: string
  items: RowMenuItem[]
  /** True in a page header, false in a row of a list. */
  isInHeader?: boolean
}

/** Button that opens the actions of a record. Renders nothing if the user has none. */
export function RowMenu({ name, items, isInHeader = false }: RowMenuProps) {
  const navigate = useNavigate()
  if (items.length === 0) return null
  const entries = items.map(({ to, label, onClick, ...item }) => ({
    ...item,
    label: to ? <Link to={to}>{label}</Link> : label,
    onClick: ({ domEvent }: { domEvent: { type: string } }) => {
      onClick?.()
      // A menu passes clicks to the link inside an item, but not the Enter key.
      if (to && domEvent.type === 'keydown') void navigate(to)
    },
  }))
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={popupParent}
      menu={{ items: entries }}
    >
      <Button
        type={isInHeader ? 'default' : 'text'}
        icon={<MoreOutlined aria-hidden />}
        aria-label={isInHeader ? sharedText('moreActions') : sharedText('actionsFor', { name })}
      />
    </Dropdown>
  )
}
