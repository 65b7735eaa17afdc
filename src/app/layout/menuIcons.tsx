import { cloneElement, isValidElement, type AriaAttributes, type ReactNode } from 'react'
import { UnorderedListOutlined } from '@ant-design/icons'
import type { SideBarEntry } from '../../api/auth'
import { groupIcons, screens } from '../manifests'

const screenIcons = new Map(screens.map(({ path, icon }) => [path, icon]))

/** Icon of an entry's screen or group; a list icon if the entry is unknown. */
export function menuIcon({ link, icon }: Pick<SideBarEntry, 'link' | 'icon'>): ReactNode {
  const node = (link && screenIcons.get(link)) || groupIcons[icon] || <UnorderedListOutlined />
  // Otherwise the name of the icon is part of the entry's name.
  return isValidElement<AriaAttributes>(node) ? cloneElement(node, { 'aria-hidden': true }) : node
}
