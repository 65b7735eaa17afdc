import { useState } from 'react'
import { MobileOutlined } from '@ant-design/icons'
import { Menu, type MenuProps } from 'antd'
import { Link, useLocation } from 'react-router-dom'
import type { SideBarEntry } from '../../api/auth'
import { groupOf, selectedLink } from './menuEntry'
import { menuIcon } from './menuIcons'
import { layoutText } from './messages'

type Item = NonNullable<MenuProps['items']>[number]

const CONNECT = 'connect-to-app'

interface SideMenuProps {
  entries: readonly SideBarEntry[]
  isNarrow: boolean
  /** Present for those who may connect a phone. */
  onConnect?: () => void
}

/** The user's menu as the server built it. */
export function SideMenu({ entries, isNarrow, onConnect }: SideMenuProps) {
  const { pathname } = useLocation()
  const selected = selectedLink(pathname, entries)
  const group = groupOf(selected, entries)
  const [openGroups, setOpenGroups] = useState(group ? [group] : [])
  const [seenGroup, setSeenGroup] = useState(group)

  // Arriving in a group by another way than the menu opens it.
  if (group !== seenGroup) {
    setSeenGroup(group)
    if (group && !openGroups.includes(group)) setOpenGroups([...openGroups, group])
  }

  const items = entries.map(toItem)
  if (onConnect) items.push({ key: CONNECT, icon: <MobileOutlined />, label: layoutText('connectToApp') })
  return (
    <Menu
      mode="inline"
      className="side-menu"
      inlineIndent={16}
      inlineCollapsed={isNarrow}
      items={items}
      selectedKeys={selected ? [selected] : []}
      // A narrow menu shows its groups in pop-ups, which open and close by themselves.
      {...(!isNarrow && { openKeys: openGroups, onOpenChange: setOpenGroups })}
      onClick={({ key }) => {
        if (key === CONNECT) onConnect?.()
      }}
    />
  )
}

function toItem({ text, link, icon, sub_menu: inner }: SideBarEntry): Item {
  if (inner && inner.length > 0) return { key: text, icon: menuIcon(icon), label: text, children: inner.map(toItem) }
  return { key: link ?? text, icon: menuIcon(icon), label: link ? <Link to={link}>{text}</Link> : text }
}
