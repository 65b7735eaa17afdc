import { useState } from 'react'
import { MobileOutlined } from '@ant-design/icons'
import { Menu, type MenuProps } from 'antd'
import { useLocation } from 'react-router-dom'
import type { SideBarEntry, UserDetails } from '../../api/auth'
import { Link } from '../../shared/Link'
import { groupOf, selectedLink } from './menuEntry'
import { menuIcon } from './menuIcons'
import { layoutText } from './messages'

type Item = NonNullable<MenuProps['items']>[number]

const CONNECT = 'connect-to-app'

interface SideMenuProps {
  user: UserDetails
  isNarrow: boolean
  /** Present if the user can connect a phone. */
  onConnect?: () => void
}

/** The main menu. The server decides its entries. */
export function SideMenu({ user, isNarrow, onConnect }: SideMenuProps) {
  const { pathname } = useLocation()
  const { sideBar: entries } = user
  const selected = selectedLink(pathname, user)
  const group = groupOf(selected, entries)
  const [openGroups, setOpenGroups] = useState(group ? [group] : [])
  const [seenGroup, setSeenGroup] = useState(group)

  // Opens the group of the current page after navigation from elsewhere.
  if (group !== seenGroup) {
    setSeenGroup(group)
    if (group && !openGroups.includes(group)) setOpenGroups([...openGroups, group])
  }

  const items = entries.map(toItem)
  if (onConnect) items.push({ key: CONNECT, icon: <MobileOutlined aria-hidden />, label: layoutText('connectToApp') })
  return (
    <Menu
      mode="inline"
      className="side-menu"
      inlineIndent={16}
      inlineCollapsed={isNarrow}
      items={items}
      selectedKeys={selected ? [selected] : []}
      // A collapsed menu shows groups as pop-ups, which antd opens and closes.
      {...(!isNarrow && { openKeys: openGroups, onOpenChange: setOpenGroups })}
      onClick={({ key }) => {
        if (key === CONNECT) onConnect?.()
      }}
    />
  )
}

function toItem(entry: SideBarEntry): Item {
  const { text, link, sub_menu: inner } = entry
  const icon = menuIcon(entry)
  if (inner && inner.length > 0) return { key: text, icon, label: text, children: inner.map(toItem) }
  return { key: link ?? text, icon, label: link ? <Link to={link}>{text}</Link> : text }
}
